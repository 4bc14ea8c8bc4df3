import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import type { Collection } from './use-list.ts';

/** Data and actions shared by all tabs. */
export interface Portal {
  readonly clients: Collection<Client>;
  readonly contacts: Collection<Contact>;
  /** Polled on the screens that show bookings, refreshed occasionally elsewhere. */
  readonly bookings: Collection<Booking>;
  /** Opens the record of the person with this email or phone number, optionally with the reply composer. */
  readonly onPerson: (identity: string, how?: { readonly answer?: boolean }) => void;
  readonly onConverted: (client: Client, contact: Contact) => void;
}
