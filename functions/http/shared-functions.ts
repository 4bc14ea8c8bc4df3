import { type Right, type RightsOfRow, rightsOf } from './row-rights.ts';
import type { RouteRow } from './types.ts';

type Rows = readonly (readonly [name: string, row: RouteRow])[];

/** The function that answers a row: its own, or the one that it shares. */
export const functionOf = (name: string, row: Pick<RouteRow, 'shares'>): string => row.shares ?? name;

/** The rows by the function that answers them. */
export const rowsByFunction = (routes: Readonly<Record<string, RouteRow>>): ReadonlyMap<string, Rows> => {
  const functions = new Map<string, (readonly [string, RouteRow])[]>();
  for (const [name, row] of Object.entries(routes)) {
    const key = functionOf(name, row);
    functions.set(key, [...(functions.get(key) ?? []), [name, row]]);
  }
  return functions;
};

/** The rights of all these rows together, each once. */
export const rightsTogether = (rows: readonly RightsOfRow[]): Right[] => [
  ...new Map(rows.flatMap(rightsOf).map((right) => [JSON.stringify(right), right])).values(),
];

/** What the rows of one function have to agree on; they are one screen's, so they do. */
export const settingsTogether = (rows: Rows) => {
  const all = rows.map(([, row]) => row);
  return {
    secrets: [...new Set(all.flatMap(({ secrets = [] }) => secrets))],
    env: [...new Set(all.flatMap(({ env = [] }) => env))],
    sends: [...new Set(all.flatMap(({ sends = [] }) => sends))],
    memoryMb: Math.max(...all.map(({ memoryMb = 512 }) => memoryMb)),
    timeoutSeconds: Math.max(...all.map(({ timeoutSeconds = 10 }) => timeoutSeconds)),
    splits: all.some(({ splits, secrets }) => splits || secrets?.includes('model')),
  };
};
