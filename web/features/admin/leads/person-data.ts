import {
  type ErasePersonResult,
  erasePerson,
  exportPerson,
  type PersonExport,
} from '#shared/api/admin-leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Reads all pages of the data stored about an email or phone number. */
export const readPersonData = async (email: string): Promise<PersonExport> => {
  const { next, ...whole } = await sessionCall(exportPerson, { body: { email } });
  for (let cursor = next; cursor !== undefined; ) {
    const page: PersonExport = await sessionCall(exportPerson, { body: { email, cursor } });
    whole.contacts.push(...page.contacts);
    whole.clients.push(...page.clients);
    whole.bookings.push(...page.bookings);
    whole.subscriptions.push(...page.subscriptions);
    whole.stories.push(...page.stories);
    whole.history.push(...page.history);
    whole.other.push(...page.other);
    cursor = page.next;
  }
  return whole;
};

/** Downloads the data as a file, to hand to the person it is about. */
export const downloadPersonData = (data: PersonExport | readonly PersonExport[], day: string): void =>
  saveFile(`person-${day}.json`, JSON.stringify(data, null, 2));

/**
 * Erases page by page until nothing is left; a failed request loses no progress. `onState` receives the
 * counts so far.
 */
export const erasePersonData = async (
  email: string,
  onState: (state: ErasePersonResult) => void,
): Promise<ErasePersonResult> => {
  let state = await sessionCall(erasePerson, { body: { email } });
  onState(state);
  while (!state.done) {
    state = await sessionCall(erasePerson, { body: { email, job: state.job } });
    onState(state);
  }
  return state;
};
