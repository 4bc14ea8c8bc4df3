import { isDeepStrictEqual } from 'node:util';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { type TestInput, testInputSchema } from '#shared/api/conversation-tests.ts';
import type { FileTest, FileTestChange } from '#shared/api/site-file.ts';
import { maxTests } from '#shared/domain/conversation-tests.ts';
import { AppError } from '#shared/errors.ts';
import { parseTest, partitionQuery, putNewTest, replaceTest, type StoredTest } from './store.ts';

const readAll = async (table: Table): Promise<StoredTest[]> =>
  (await queryAll(table, partitionQuery(table))).flatMap((item) => parseTest(item) ?? []);

const toInput = ({ name, language, turns }: TestInput): TestInput =>
  testInputSchema.parse({ name, language, turns });

/** All tests as a file has them, without results. */
export const readFileTests = async (table: Table): Promise<FileTest[]> =>
  (await readAll(table)).map((test) => ({ id: test.id, ...toInput(test) }));

interface Step extends FileTestChange {
  readonly test: TestInput;
  /** Version of the test that the site has; absent if it has none. */
  readonly basedOn?: number;
}

/**
 * Compares a file's tests with the site's by id; equal ones are left out. 409 `limit.reached` if the new ones don't fit.
 */
export const planTests = async (table: Table, tests: readonly FileTest[]): Promise<Step[]> => {
  if (tests.length === 0) return [];
  const own = new Map((await readAll(table)).map((test) => [test.id, test]));
  const steps = [...new Map(tests.map((test) => [test.id, test])).values()].flatMap((one): Step[] => {
    const [test, there] = [toInput(one), own.get(one.id)];
    const step = { id: one.id, name: one.name, test };
    if (!there) return [{ ...step, change: 'new' }];
    return isDeepStrictEqual(toInput(there), test)
      ? []
      : [{ ...step, change: 'conflict', basedOn: there.version }];
  });
  if (own.size + steps.filter(({ change }) => change === 'new').length > maxTests)
    throw new AppError('limit.reached', {
      message: `There is room for ${maxTests} tests. Delete some before you import these.`,
    });
  return steps;
};

/** Adds the plan's new tests, and with `replaceTests` replaces those that differ. */
export const saveTests = async (
  table: Table,
  steps: readonly Step[],
  { now, replaceTests }: { readonly now: Date; readonly replaceTests: boolean },
): Promise<void> => {
  for (const { id, test, basedOn } of steps) {
    if (basedOn === undefined) await putNewTest(table, id, test, now);
    else if (replaceTests) await replaceTest(table, id, { test, basedOn }, now);
  }
};
