import {
  type ErasePersonResult,
  erasePerson,
  exportPerson,
  type PersonExport,
} from '#shared/api/admin-leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Everything stored about an address or number, however many pages it comes in. */
export const readEverything = async (email: string): Promise<PersonExport> => {
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

/** Hands the document out as a file, for the person to whom it belongs. */
export const savePerson = (data: PersonExport | readonly PersonExport[], day: string): void =>
  saveFile(`person-${day}.json`, JSON.stringify(data, null, 2));

/** Erases to the end; what is erased stays erased when a request fails in between. `onState` hears how far it is. */
export const eraseEverything = async (
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
