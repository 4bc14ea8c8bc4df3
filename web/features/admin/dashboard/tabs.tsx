import { type ComponentType, lazy } from 'react';
import type { Client, Contact } from '#shared/domain/leads.ts';
import {
  type Icon,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconMail,
  IconMessages,
} from '#web/ui/icons.tsx';
import { ClientsTab } from '../clients/clients-tab.tsx';
import { ContactsTab } from '../contacts/contacts-tab.tsx';
import type { Collection } from '../data/use-collection.ts';

/** What the portal has for every tab. */
export interface Portal {
  readonly clients: Collection<Client>;
  readonly contacts: Collection<Contact>;
  /** Opens everything about the person with this address. */
  readonly onPerson: (email: string) => void;
  readonly onConverted: (client: Client, contact: Contact) => void;
}

export interface Tab {
  /** In the address: `/admin?tab=name`. */
  readonly name: string;
  readonly label: string;
  /** The list that the label counts. */
  readonly counts?: (portal: Portal) => Pick<Collection<Client>, 'state'> & { rows: readonly unknown[] };
  /** For those who move by headings: each lead below has one of its own. */
  readonly heading: string;
  readonly Icon: Icon;
  readonly Panel: ComponentType<Portal>;
}

/** The portal's tabs, in order; keys, addresses, rail and panels follow from here. The first needs no name in the address. */
export const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'clients',
    label: 'Client Projects',
    counts: ({ clients }) => clients,
    heading: 'Projects',
    Icon: IconBriefcase,
    Panel: ClientsTab,
  },
  {
    name: 'contacts',
    label: 'Contact Forms',
    counts: ({ contacts }) => contacts,
    heading: 'Submissions',
    Icon: IconMessages,
    Panel: ContactsTab,
  },
  {
    name: 'bookings',
    label: 'Bookings',
    heading: 'Consultation requests',
    Icon: IconCalendarEvent,
    Panel: lazy(async () => ({ default: (await import('../bookings/bookings-tab.tsx')).BookingsTab })),
  },
  {
    name: 'subscribers',
    label: 'Subscribers',
    heading: 'Newsletter',
    Icon: IconMail,
    Panel: lazy(async () => ({ default: (await import('../bookings/subscribers-tab.tsx')).SubscribersTab })),
  },
  {
    name: 'overview',
    label: 'Overview',
    heading: 'The pipeline in figures',
    Icon: IconChartBar,
    Panel: lazy(async () => ({ default: (await import('../overview/overview-tab.tsx')).OverviewTab })),
  },
];

const sizeOf = ({ rows, state }: { rows: readonly unknown[]; state: string }): string =>
  state === 'ready' ? rows.length.toLocaleString('en-US') : '…';

/** 'Client Projects (12)'; three dots until the list is there. */
export const tabLabel = ({ label, counts }: Tab, portal: Portal): string =>
  counts ? `${label} (${sizeOf(counts(portal))})` : label;
