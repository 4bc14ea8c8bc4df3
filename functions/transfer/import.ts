import type { Deps } from '#functions/http/types.ts';
import { readPersonKeys } from '#functions/people/store/people.ts';
import type { Collection, Listed } from '#functions/table/collection.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import { idempotencyKey as onceKey } from '#functions/table/keys.ts';
import { putChange } from '#functions/table/parts.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { ImportResult } from '#shared/api/admin-transfer.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import { clients, newClient } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import {
  type ClientRow,
  type ContactRow,
  type ImportRow,
  readClientRow,
  readContactRow,
  receivedAt,
} from './import-rows.ts';

/** Rows imported in parallel; few, because concurrent writes to one list conflict. */
const atOnce = 4;
const scope = 'import';
const maxKeys = 50;

type RowResult = ImportResult['rows'][number];
type Tools = Pick<Deps, 'table' | 'clock' | 'newId'>;

interface Asked {
  readonly dataset: 'contacts' | 'clients';
  readonly rows: readonly ImportRow[];
  readonly dryRun: boolean;
  readonly allowDuplicates: boolean;
  readonly by: string;
  readonly key: string | undefined;
}

interface Made {
  readonly id: string;
  /** When the lead was received, if the row has a date. */
  readonly at: Date | undefined;
  readonly now: Date;
}

/** Fields of a lead received at `at`; with an unknown date it starts now. */
const madeAt = (at: Date | undefined, now: Date) => ({
  createdAt: (at ?? now).toISOString(),
  updatedAt: now.toISOString(),
  ...(at ? { importedAt: now.toISOString() } : {}),
});

const contactOfRow = ({ createdAt: _, ...row }: ContactRow, { id, at, now }: Made): Contact => {
  const known = Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined && value !== ''),
  );
  return {
    firstName: '',
    lastName: '',
    company: '',
    service: '',
    message: '',
    status: 'new',
    ...known,
    id,
    email: row.email,
    ...madeAt(at, now),
    source: 'import',
    channel: 'direct',
  };
};

const clientOfRow = ({ createdAt: _, ...row }: ClientRow, { id, at, now }: Made): Client => ({
  ...newClient(
    { ...row, clientName: row.clientName || row.companyName, source: 'import' } as Partial<Client> & {
      companyName: string;
      clientName: string;
      clientEmail: string;
    },
    { id, now },
  ),
  ...madeAt(at, now),
});

/** Finds another lead with the address, preferably in the same dataset. */
const existingOf = async (table: Table, dataset: Asked['dataset'], email: string) => {
  const { keys } = await readPersonKeys(table, email, { limit: maxKeys, before: 'CONVERSATION' });
  const leads = keys
    .map(({ target }) => target)
    .filter(({ pk }) => pk === contacts.name || pk === clients.name);
  const own = dataset === 'contacts' ? contacts.name : clients.name;
  const found = leads.find(({ pk }) => pk === own) ?? leads[0];
  return found && { kind: found.pk === contacts.name ? 'contacts' : 'clients', id: found.sk };
};

/** Ids already assigned to rows of the same request. */
const madeBefore = async (
  table: Table,
  key: string | undefined,
  count: number,
): Promise<Map<number, string>> => {
  if (key === undefined) return new Map();
  const keys = Array.from({ length: count }, (_, row) => onceKey(scope, `${key}-${row}`));
  const items = await batchGet(table, keys);
  return new Map(
    items.map((item) => [
      keys.findIndex(({ pk }) => pk === item.pk),
      String((item.answer as { id?: unknown } | undefined)?.id ?? ''),
    ]),
  );
};

/** Stores one row and its history entry, once per key and row. */
const store = async <T extends Listed>(
  { table, clock, newId }: Tools,
  collection: Collection<T>,
  record: T,
  { row, content, by, key }: { row: number; content: ImportRow } & Pick<Asked, 'by' | 'key'>,
): Promise<string> => {
  const now = clock();
  const [person = ''] = distinctIdentities(collection.identities(record));
  const entry = { id: newId(), at: now.toISOString(), by, kind: 'imported' as const, changes: [] };
  const rowKey = key === undefined ? undefined : `${key}-${row}`;
  const { id } = await writeOnce(
    table,
    { scope, key: rowKey, content, answer: { id: record.id }, now },
    {
      record: createWrites(table.name, collection, record),
      history: putChange(table.name, person, record.id, entry),
    },
  );
  return id;
};

/** Imports rows independently and reports the result of each; a failed row doesn't affect others. */
export const importRows = async (deps: Tools, asked: Asked): Promise<ImportResult> => {
  const { dataset, rows, dryRun, allowDuplicates, by, key } = asked;
  const { table, clock, newId } = deps;
  const before = dryRun ? new Map<number, string>() : await madeBefore(table, key, rows.length);
  const seen = new Map<string, number>();
  const results: RowResult[] = [];

  const importRow = async (content: ImportRow, row: number): Promise<RowResult> => {
    const made = before.get(row);
    if (made) return { row, result: 'created', id: made };
    const read = dataset === 'contacts' ? readContactRow(content) : readClientRow(content);
    if (!read.ok) return { row, result: 'error', fields: read.fields };
    const now = clock();
    const received = receivedAt(read.row.createdAt, now);
    if ('problem' in received) return { row, result: 'error', fields: { createdAt: received.problem } };
    const email = 'email' in read.row ? read.row.email : read.row.clientEmail;
    const [identity = ''] = distinctIdentities([email]);
    const isRepeated = seen.has(identity);
    seen.set(identity, row);
    if (!allowDuplicates) {
      const existing = isRepeated ? undefined : await existingOf(table, dataset, email);
      if (isRepeated || existing) return { row, result: 'duplicate', ...(existing ? { existing } : {}) };
    }
    if (dryRun) return { row, result: 'created' };
    const told = { row, content, by, key };
    // The id contains the received time, so that the lead sorts and counts on its original date.
    const record = { id: newId(received.at), at: received.at, now };
    const id =
      'email' in read.row
        ? await store(deps, contacts, contactOfRow(read.row, record), told)
        : await store(deps, clients, clientOfRow(read.row, record), told);
    return { row, result: 'created', id };
  };

  for (let start = 0; start < rows.length; start += atOnce)
    results.push(
      ...(await Promise.all(
        rows.slice(start, start + atOnce).map((row, index) => importRow(row, start + index)),
      )),
    );
  const count = (result: RowResult['result']) => results.filter((row) => row.result === result).length;
  return { rows: results, created: count('created'), duplicates: count('duplicate'), errors: count('error') };
};
