import type { Partition } from '#functions/table/partitions.ts';
import type { RouteRow, TableAction } from './types.ts';

const readActions: readonly TableAction[] = ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem'];

/** One statement of a role: these actions on these partitions, on the table or on its index. */
export interface Right {
  readonly on: 'table' | 'index';
  readonly actions: readonly TableAction[];
  readonly partitions: readonly string[];
}

export type RightsOfRow = Pick<
  RouteRow,
  'table' | 'index' | 'reads' | 'writes' | 'access' | 'knowsAdmin' | 'rateLimit' | 'versions' | 'recordOf'
>;

const sorted = (...parts: readonly (readonly string[] | undefined)[]): string[] =>
  [...new Set(parts.flatMap((part) => part ?? []))].sort();

/**
 * What a row may do with the table: its actions, each only on the partitions that the row names and on those that the
 * pipeline uses for it (session, versions, record, limits). The stack, the local runtime and the tests all take it from here.
 */
export const rightsOf = (row: RightsOfRow): Right[] => {
  const session: Partition[] = row.access === 'admin' || row.knowsAdmin ? ['ADMIN', 'REVOKED#*'] : [];
  const versions: Partition[] = row.versions ? ['VERSION#*'] : [];
  const limits: Partition[] = row.rateLimit ? ['RATE#*'] : [];
  const record: Partition[] =
    row.recordOf === undefined ? [] : [row.recordOf === 'CONVERSATION' ? 'CONVERSATION#*' : row.recordOf];
  const all: Right[] = [
    {
      on: 'table',
      actions: row.table.filter((action) => readActions.includes(action)),
      partitions: sorted(row.reads, session, versions, record),
    },
    {
      on: 'table',
      actions: row.table.filter((action) => !readActions.includes(action)),
      partitions: sorted(row.writes, limits),
    },
    {
      on: 'index',
      actions: row.index ? ['Query'] : [],
      partitions: row.index ? [row.index] : [],
    },
  ];
  return all.filter(({ actions }) => actions.length > 0);
};
