import type { ComponentType } from 'react';
import { formatCount } from '#web/lib/format.ts';
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
  IconWorld,
} from '#web/ui/icons.tsx';
import { lazyWithPreload } from '#web/ui/lazy-with-preload.tsx';
import type { RailItem } from '#web/ui/shell/shell.tsx';
import { firstScreen } from './data/first-screen.ts';
import type { Counts } from './data/known-counts.ts';
import type { Portal } from './data/portal.ts';

interface NavItem {
  readonly name: string;
  readonly label: string;
  readonly Icon: Icon;
  /** What the badge counts: all items, or those that need the owner. */
  readonly counts?: 'all' | 'due';
}

export interface Tab extends NavItem {
  /** Heading for screen readers that navigate by headings. */
  readonly heading: string;
  /** Preloads the screen's code. */
  readonly preload: () => Promise<void>;
  readonly Panel: ComponentType<Portal>;
}

/** A rail entry that links to a page outside the portal. */
export interface ExternalNavItem extends NavItem {
  readonly to: string;
}

const screen = (load: () => Promise<ComponentType<Portal>>): Pick<Tab, 'preload' | 'Panel'> => {
  const { Component, preload } = lazyWithPreload(load);
  return { preload, Panel: Component };
};

const clients: Tab = {
  name: 'clients',
  label: 'Client Projects',
  counts: 'all',
  heading: 'Projects',
  Icon: IconBriefcase,
  ...screen(async () => (await import('./clients/clients-tab.tsx')).ClientsTab),
};

/** The rail, in order. Keys, URLs (`/admin?tab=name`) and panels follow from this list. */
export const navItems: readonly (Tab | ExternalNavItem)[] = [
  {
    name: 'today',
    counts: 'due',
    label: 'Today',
    heading: 'Today’s tasks',
    Icon: IconInbox,
    ...screen(async () => (await import('./today/today-tab.tsx')).TodayTab),
  },
  {
    name: 'conversations',
    counts: 'due',
    label: 'Conversations',
    heading: 'Conversations with visitors',
    Icon: IconMessage,
    ...screen(async () => (await import('./conversations/conversations-tab.tsx')).ConversationsTab),
  },
  clients,
  {
    name: 'contacts',
    label: 'Contact Forms',
    counts: 'all',
    heading: 'Submissions',
    Icon: IconMessages,
    ...screen(async () => (await import('./contacts/contacts-tab.tsx')).ContactsTab),
  },
  {
    name: 'bookings',
    counts: 'due',
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
  { name: 'flows', label: 'Flows', counts: 'all', Icon: IconRoute, to: paths.flows.to() },
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
    heading: 'Pipeline statistics',
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
  // Last, so that the screens before it keep their shortcut keys.
  {
    name: 'site',
    label: 'Site',
    heading: 'Company, offer, texts and posts of the public site',
    Icon: IconWorld,
    ...screen(async () => (await import('./site/site-tab.tsx')).SiteTab),
  },
];

const isTab = (place: Tab | ExternalNavItem): place is Tab => 'Panel' in place;
export const tabs: readonly Tab[] = navItems.filter(isTab);

const findTab = (name: string | null): Tab | undefined => tabs.find((tab) => tab.name === name);

/** The screen after login: Client Projects as specified, unless the owner chose Today. */
export const firstTab = (): Tab => findTab(firstScreen()) ?? clients;

/** The screen named in the URL's query. */
export const tabFromSearch = (search: string): Tab =>
  findTab(new URLSearchParams(search).get('tab')) ?? firstTab();

/** The shortcut key of a screen by its position; undefined after the tenth. */
export const shortcutKey = (index: number): string | undefined =>
  index < 10 ? String((index + 1) % 10) : undefined;

/** Lists whose label always includes the count: 'Client Projects (12)', or three dots while loading. */
const countedLists = new Set(['clients', 'contacts']);

const toBadge = ({ name, counts: kind }: NavItem, counts: Counts, isCounting: boolean) => {
  const count = counts[name];
  const isCounted = countedLists.has(name);
  const shownCount = count ?? (isCounting && isCounted ? '…' : undefined);
  return {
    ...(count ? { count, due: kind === 'due' } : {}),
    ...(isCounted ? { isCounted } : {}),
    ...(shownCount !== undefined && (count || isCounted)
      ? { size: typeof shownCount === 'number' ? formatCount(shownCount) : shownCount }
      : {}),
  };
};

const toEntry = (place: Tab | ExternalNavItem, index: number, counts: Counts, counting: boolean) => ({
  name: place.name,
  label: place.label,
  Icon: place.Icon,
  hint: shortcutKey(index),
  ...toBadge(place, counts, counting),
});

/** Rail entries inside the portal, where screens are tabs. */
export const railTabs = (counts: Counts, chosen: Tab, onTab: (tab: Tab) => void): readonly RailItem[] =>
  navItems.map((place, index) => ({
    ...toEntry(place, index, counts, true),
    chosen: place === chosen,
    ...(isTab(place) ? { onChoose: () => onTab(place) } : { to: place.to }),
  }));

/** Rail entries on other workspace pages, where screens are links with cached counts. */
export const railLinks = (chosen: string, counts: Counts) =>
  navItems.map((place, index) => ({
    ...toEntry(place, index, counts, false),
    chosen: place.name === chosen,
    to: isTab(place) ? paths.admin.to(`?tab=${place.name}`) : place.to,
  }));
