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

/** What happens to a mention, by its ref; masked if absent. */
export type Handling = Readonly<Record<string, 'mask' | 'keep' | 'erase'>>;

const refsOf = (handling: Handling, wanted: Handling[string]): string[] =>
  Object.entries(handling).flatMap(([ref, chosen]) => (chosen === wanted ? [ref] : []));

const withMentions = (before: ErasePersonResult | undefined, next: ErasePersonResult): ErasePersonResult => {
  const mentions = [...(before?.mentions ?? []), ...(next.mentions ?? [])];
  const latest = [...new Map(mentions.map((one) => [one.ref, one])).values()];
  return latest.length > 0 ? { ...next, mentions: latest } : next;
};

/** Reads what an erasure would remove, over all its pages. `onScanned` receives the number of items searched. */
export const previewErasure = async (
  email: string,
  also: readonly string[],
  onScanned: (scanned: number) => void,
): Promise<ErasePersonResult> => {
  const ask = (cursor?: string) =>
    sessionCall(erasePerson, {
      body: {
        email,
        preview: true,
        ...(also.length > 0 ? { also: [...also] } : {}),
        ...(cursor ? { cursor } : {}),
      },
    });
  let whole = await ask();
  while (whole.cursor !== undefined) {
    const { linked, scanned = 0, counts } = whole;
    onScanned(scanned);
    const page = await ask(whole.cursor);
    const sums = Object.entries(page.counts).map(([kind, count]) => [kind, (counts[kind] ?? 0) + count]);
    whole = {
      ...withMentions(whole, page),
      counts: { ...counts, ...Object.fromEntries(sums) },
      erased: whole.erased + page.erased,
      scanned: scanned + (page.scanned ?? 0),
      ...(linked ? { linked } : {}),
    };
  }
  return whole;
};

/**
 * Erases page by page until nothing is left; a failed request loses no progress. `onState` receives the
 * counts so far.
 */
export const erasePersonData = async (
  email: string,
  { also, handling }: { readonly also: readonly string[]; readonly handling: Handling },
  onState: (state: ErasePersonResult) => void,
): Promise<ErasePersonResult> => {
  const keep = refsOf(handling, 'keep');
  const erase = refsOf(handling, 'erase');
  const body = {
    email,
    ...(also.length > 0 ? { also: [...also] } : {}),
    ...(keep.length > 0 ? { keep } : {}),
    ...(erase.length > 0 ? { erase } : {}),
  };
  let state: ErasePersonResult | undefined;
  do {
    const next = await sessionCall(erasePerson, { body: { ...body, ...(state ? { job: state.job } : {}) } });
    state = withMentions(state, next);
    onState(state);
  } while (!state.done);
  return state;
};
