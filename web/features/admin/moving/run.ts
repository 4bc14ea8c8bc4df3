import { type ImportResult, importRecords, importRows } from '#shared/api/admin-transfer.ts';
import { entriesAtOnce, importKnowledge } from '#shared/api/knowledge.ts';
import { conversationsAtOnce, importConversations } from '#shared/api/past-conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Moved, MovedFiles } from '#shared/moving/types.ts';
import { sessionCall } from '#web/lib/session.ts';

/** The result for one record. `known`: it existed before the import. */
export interface RecordResult {
  readonly kind: 'person' | 'conversation' | 'answer' | 'none';
  readonly record: string;
  readonly result: 'new' | 'known' | 'left-out';
  /** What was changed, or why it was left out. */
  readonly notes: readonly string[];
}

export interface MovingOptions {
  /** The language for answers that have none. */
  readonly language: LanguageCode;
  /** False: only reports what would happen. */
  readonly store: boolean;
}

/** Records sent in one call. */
export type Batch = (options: MovingOptions) => Promise<RecordResult[]>;

const batchesOf = <T>(
  items: readonly Moved<T>[],
  size: number,
  send: (values: T[], options: MovingOptions) => Promise<Omit<RecordResult, 'kind' | 'record'>[]>,
  kind: RecordResult['kind'],
): Batch[] =>
  Array.from(
    { length: Math.ceil(items.length / size) },
    (_, index): Batch =>
      async (options) => {
        const part = items.slice(index * size, (index + 1) * size);
        const results = await send(
          part.map(({ value }) => value),
          options,
        );
        return part.flatMap(({ record, changes }, at) => {
          const one = results[at];
          if (!one) return [];
          return {
            kind,
            record,
            ...one,
            notes: one.result === 'new' ? [...changes, ...one.notes] : one.notes,
          };
        });
      },
  );

const rowResults = { created: 'new', duplicate: 'known', error: 'left-out' } as const;

const personResult = ({ result, fields }: ImportResult['rows'][number]) => ({
  result: rowResults[result],
  notes: result === 'duplicate' ? ['This address is known.'] : Object.values(fields ?? {}),
});

const entryResults = { new: 'new', known: 'known', refused: 'left-out' } as const;

/** The calls that import the records: people first, because conversations belong to them. */
export const makeBatches = ({ people, conversations, answers }: MovedFiles): Batch[] => [
  ...batchesOf(
    people,
    importRows,
    async (rows, { store }) => {
      const body = { rows: rows.map((row) => ({ ...row })), ...(store ? {} : { dryRun: true }) };
      return (await sessionCall(importRecords, { params: { dataset: 'contacts' }, body })).rows.map(
        personResult,
      );
    },
    'person',
  ),
  ...batchesOf(
    conversations,
    conversationsAtOnce,
    async (values, { store }) => {
      const body = {
        conversations: values.map((one) => ({ ...one, messages: [...one.messages] })),
        ...(store ? {} : { dryRun: true }),
      };
      const { results } = await sessionCall(importConversations, { body });
      return results.map((result) =>
        result === 'known'
          ? { result, notes: ['It was imported before.'] }
          : { result: 'new' as const, notes: [] },
      );
    },
    'conversation',
  ),
  ...batchesOf(
    answers,
    entriesAtOnce,
    async (values, { store, language }) => {
      const body = { entries: values.map((one) => ({ ...one })), language, store };
      const { entries } = await sessionCall(importKnowledge, { body });
      return entries.map(({ status, reason }) => ({
        result: entryResults[status],
        notes: reason ? [reason] : [],
      }));
    },
    'answer',
  ),
];
