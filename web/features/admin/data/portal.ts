import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import type { Collection } from './use-list.ts';

/** What the portal has for every tab. */
export interface Portal {
  readonly clients: Collection<Client>;
  readonly contacts: Collection<Contact>;
  /** Kept up to date on the screens that show them, elsewhere now and then. */
  readonly bookings: Collection<Booking>;
  /** Opens the record of the person with this e-mail address or phone number, on request to write an answer. */
  readonly onPerson: (identity: string, how?: { readonly answer?: boolean }) => void;
  readonly onConverted: (client: Client, contact: Contact) => void;
}
