import type { Partition } from '#functions/table/partitions.ts';
import type { RouteRow, TableAction } from './types.ts';

const readActions: readonly TableAction[] = ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'];

/** One IAM statement: these actions on these partitions, of the table or of its index. */
export interface Right {
  readonly on: 'table' | 'index';
  readonly actions: readonly TableAction[];
  readonly partitions: readonly string[];
}

export type RightsOfRow = Pick<
  RouteRow,
  | 'table'
  | 'index'
  | 'reads'
  | 'writes'
  | 'access'
  | 'knowsAdmin'
  | 'rateLimit'
  | 'versions'
  | 'recordOf'
  | 'sends'
  | 'secrets'
  | 'usesSite'
  | 'apiScope'
>;

const sorted = (...parts: readonly (readonly string[] | undefined)[]): string[] =>
  [...new Set(parts.flatMap((part) => part ?? []))].sort();

/**
 * Lists a route's permissions on the table: each action only on the partitions that its row names and those
 * that the pipeline needs (session, versions, record, limits). Used by the stack, the local runtime and the
 * tests.
 */
export const rightsOf = (row: RightsOfRow): Right[] => {
  const session: Partition[] = row.access === 'admin' || row.knowsAdmin ? ['ADMIN', 'REVOKED#*'] : [];
  const keys: Partition[] = row.apiScope ? ['APIKEYS'] : [];
  const versions: Partition[] = row.versions ? ['VERSION#*'] : [];
  const mail: Partition[] = row.sends?.includes('mail') ? ['PREFERENCES'] : [];
  const model: Partition[] = row.secrets?.includes('model') ? ['MODEL'] : [];
  const limits: Partition[] = row.rateLimit ? ['RATE#*'] : [];
  const record: Partition[] =
    row.recordOf === undefined ? [] : [row.recordOf === 'CONVERSATION' ? 'CONVERSATION#*' : row.recordOf];
  const all: Right[] = [
    { on: 'table', actions: row.table.filter((action) => action === 'Scan'), partitions: ['*'] },
    {
      on: 'table',
      actions: row.table.filter((action) => readActions.includes(action)),
      partitions: sorted(row.reads, session, keys, versions, record, mail, model),
    },
    {
      on: 'table',
      actions: row.table.filter((action) => !readActions.includes(action) && action !== 'Scan'),
      partitions: sorted(row.writes, limits),
    },
    // Notes a key's last use, counts wrong keys.
    { on: 'table', actions: row.apiScope ? ['UpdateItem'] : [], partitions: ['APIKEYS', 'RATE#*'] },
    { on: 'table', actions: row.usesSite ? ['GetItem'] : [], partitions: ['SITE'] },
    {
      on: 'index',
      actions: row.index ? ['Query'] : [],
      partitions: row.index ? [row.index] : [],
    },
  ];
  return all.filter(({ actions }) => actions.length > 0);
};
