import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Right } from '#functions/http/row-rights.ts';
import { covers } from '#functions/table/partitions.ts';
import type { Table } from '#functions/table/table.ts';
import { type TableCall, tableCalls } from './table-calls.ts';

interface CommandLike {
  readonly constructor: { readonly name: string };
  readonly input: Readonly<Record<string, unknown>>;
}

/** `GetCommand` and `GetItemCommand` are both `GetItem`. */
const operationOf = (command: CommandLike): string => {
  const name = command.constructor.name.replace(/Command$/, '').replace(/Items?$/, '');
  return ['Query', 'Scan'].includes(name) || name.startsWith('Transact') ? name : `${name}Item`;
};

/** What a command needs, as IAM sees it. */
export const callsOf = (command: CommandLike): TableCall[] => tableCalls(operationOf(command), command.input);

/** The sentence about a call that no right covers; undefined when one does. */
export const missingRight = (
  rights: readonly Right[],
  { action, on, partition }: TableCall,
): string | undefined => {
  const matching = rights.filter((right) => right.on === on && right.actions.some((one) => one === action));
  if (matching.length === 0) return on === 'index' ? `${action} on the index` : action;
  const covered =
    partition !== undefined &&
    matching.some(({ partitions }) => partitions.some((pattern) => covers(pattern, partition)));
  return covered ? undefined : `${action} on the partition ${partition?.replace(/#.*/, '#*')}`;
};

/** AWS's own refusal, so that code sees here what it would see there. */
export class AccessDenied extends Error {
  readonly $metadata = { httpStatusCode: 400 };

  constructor(action: string) {
    super(
      `The route is not authorized to perform dynamodb:${action}: add it to \`table\`, \`reads\` or \`writes\` of its row in functions/routes.ts.`,
    );
    this.name = 'AccessDeniedException';
  }
}

/**
 * The table as one route sees it: an action that the row does not list, or on a partition that it
 * does not name, is refused as IAM would refuse it, and every
 * call is reported to `onCall` (for the budgets of calls per request).
 */
export const grantedTable = (
  table: Table,
  rights: readonly Right[],
  onCall: (call: string, denied: boolean) => void,
): Table => {
  const send = (command: CommandLike, ...rest: unknown[]) => {
    const denied = callsOf(command)
      .map((call) => missingRight(rights, call))
      .find((missing) => missing !== undefined);
    onCall(command.constructor.name.replace(/Command$/, ''), denied !== undefined);
    if (denied) return Promise.reject(new AccessDenied(denied));
    return (table.client.send as (...args: unknown[]) => Promise<unknown>)(command, ...rest);
  };
  return { name: table.name, client: { send: send as DynamoDBDocumentClient['send'] } };
};
