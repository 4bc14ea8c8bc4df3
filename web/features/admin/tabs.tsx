import type { ComponentType } from 'react';
import type { Client } from '#shared/domain/leads.ts';
import { paths } from '#web/lib/paths.ts';
import {
  type Icon,
  IconBook,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconInbox,
  IconMail,
  IconMessage,
  IconMessages,
  IconRoute,
  IconSettings,
} from '#web/ui/icons.tsx';
import { lazyAhead } from '#web/ui/lazy-ahead.tsx';
import type { ShellPlace } from '#web/ui/shell/shell.tsx';
import { firstScreen } from './data/first-screen.ts';
import type { Portal } from './data/portal.ts';
import type { Collection } from './data/use-collection.ts';

interface Place {
  readonly name: string;
  readonly label: string;
  readonly Icon: Icon;
}

type Lists = Pick<Portal, 'clients' | 'contacts'>;

/** A screen of the portal. */
export interface Tab extends Place {
  /** The list that the label counts. */
  readonly counts?: (portal: Lists) => Pick<Collection<Client>, 'state'> & { rows: readonly unknown[] };
  /** For those who move by headings: each lead below has one of its own. */
  readonly heading: string;
  /** Fetches its code before it is drawn. */
  readonly ahead: () => Promise<void>;
  readonly Panel: ComponentType<Portal>;
}

/** A page of its own that the rail leads to. */
export interface Elsewhere extends Place {
  readonly to: string;
}

const screen = (load: () => Promise<ComponentType<Portal>>): Pick<Tab, 'ahead' | 'Panel'> => {
  const { Shown, ahead } = lazyAhead(load);
  return { ahead, Panel: Shown };
};

const clients: Tab = {
  name: 'clients',
  label: 'Client Projects',
  counts: (portal) => portal.clients,
  heading: 'Projects',
  Icon: IconBriefcase,
  ...screen(async () => (await import('./clients/clients-tab.tsx')).ClientsTab),
};

/** The rail, in order: a row for each screen. In the address: `/admin?tab=name`; keys, rail and panels follow from here. */
export const places: readonly (Tab | Elsewhere)[] = [
  {
    name: 'today',
    label: 'Today',
    heading: 'What there is to do',
    Icon: IconInbox,
    ...screen(async () => (await import('./today/today-tab.tsx')).TodayTab),
  },
  {
    name: 'conversations',
    label: 'Conversations',
    heading: 'What visitors say',
    Icon: IconMessage,
    ...screen(async () => (await import('./conversations/conversations-tab.tsx')).ConversationsTab),
  },
  clients,
  {
    name: 'contacts',
    label: 'Contact Forms',
    counts: ({ contacts }) => contacts,
    heading: 'Submissions',
    Icon: IconMessages,
    ...screen(async () => (await import('./contacts/contacts-tab.tsx')).ContactsTab),
  },
  {
    name: 'bookings',
    label: 'Bookings',
    heading: 'Consultation requests',
    Icon: IconCalendarEvent,
    ...screen(async () => (await import('./bookings/bookings-tab.tsx')).BookingsTab),
  },
  {
    name: 'subscribers',
    label: 'Subscribers',
    heading: 'Newsletter',
    Icon: IconMail,
    ...screen(async () => (await import('./bookings/subscribers-tab.tsx')).SubscribersTab),
  },
  { name: 'flows', label: 'Flows', Icon: IconRoute, to: paths.flows.to() },
  {
    name: 'knowledge',
    label: 'Knowledge',
    heading: 'What the assistant knows',
    Icon: IconBook,
    ...screen(async () => (await import('./knowledge/knowledge-tab.tsx')).KnowledgeTab),
  },
  {
    name: 'overview',
    label: 'Overview',
    heading: 'The pipeline in figures',
    Icon: IconChartBar,
    ...screen(async () => (await import('./overview/overview-tab.tsx')).OverviewTab),
  },
  {
    name: 'settings',
    label: 'Settings',
    heading: 'Settings',
    Icon: IconSettings,
    ...screen(async () => (await import('./settings/settings-tab.tsx')).SettingsTab),
  },
];

const isTab = (place: Tab | Elsewhere): place is Tab => 'Panel' in place;
export const tabs: readonly Tab[] = places.filter(isTab);

const tabNamed = (name: string | null): Tab | undefined => tabs.find((tab) => tab.name === name);

/** The screen after the login: the specified one, unless the owner chose Today. */
export const firstTab = (): Tab => tabNamed(firstScreen()) ?? clients;

/** The screen that an address names. */
export const tabIn = (search: string): Tab => tabNamed(new URLSearchParams(search).get('tab')) ?? firstTab();

const sizeOf = ({ rows, state }: { rows: readonly unknown[]; state: string }): string =>
  state === 'ready' ? rows.length.toLocaleString('en-US') : '…';

/** The key that opens a screen, by its place in the rail; those after the tenth have none. */
export const keyOf = (index: number): string | undefined =>
  index < 10 ? String((index + 1) % 10) : undefined;

/** 'Client Projects (12)'; three dots until the list is there. */
const labelOf = (place: Tab | Elsewhere, portal: Lists): string =>
  isTab(place) && place.counts ? `${place.label} (${sizeOf(place.counts(portal))})` : place.label;

/** The rail inside the portal: its screens are tabs. */
export const placesOf = (portal: Lists, chosen: Tab, onTab: (tab: Tab) => void): readonly ShellPlace[] =>
  places.map((place, index) => ({
    name: place.name,
    label: labelOf(place, portal),
    Icon: place.Icon,
    chosen: place === chosen,
    hint: keyOf(index),
    ...(isTab(place) ? { onChoose: () => onTab(place) } : { to: place.to }),
  }));

/** The rail on another page of the workspace: every screen is a link. */
export const linksOf = (chosen: string) =>
  places.map((place, index) => ({
    name: place.name,
    label: place.label,
    Icon: place.Icon,
    chosen: place.name === chosen,
    hint: keyOf(index),
    to: isTab(place) ? paths.admin.to(`?tab=${place.name}`) : place.to,
  }));
