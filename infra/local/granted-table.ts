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
const operationName = (command: CommandLike): string => {
  const name = command.constructor.name.replace(/Command$/, '').replace(/Items?$/, '');
  return ['Query', 'Scan'].includes(name) || name.startsWith('Transact') ? name : `${name}Item`;
};

/** The IAM actions that a command needs. */
export const requiredCalls = (command: CommandLike): TableCall[] =>
  tableCalls(operationName(command), command.input);

/** Describes the permission that a call lacks; undefined if the call is allowed. */
export const missingRight = (
  rights: readonly Right[],
  { action, on, partition }: TableCall,
): string | undefined => {
  const matching = rights.filter((right) => right.on === on && right.actions.some((one) => one === action));
  if (matching.length === 0) return on === 'index' ? `${action} on the index` : action;
  const covered = matching.some(({ partitions }) =>
    partitions.some((pattern) => (partition === undefined ? pattern === '*' : covers(pattern, partition))),
  );
  return covered ? undefined : `${action} on the partition ${partition?.replace(/#.*/, '#*')}`;
};

/** The same error that AWS returns. */
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
 * Wraps the table with the permissions of one route: refuses actions and partitions that its row does not
 * list, as IAM would. Reports each command, with the calls that IAM checks for it, to `onCall`.
 */
export const grantedTable = (
  table: Table,
  rights: readonly Right[],
  onCall: (command: string, calls: readonly TableCall[], denied: boolean) => void,
): Table => {
  const send = (command: CommandLike, ...rest: unknown[]) => {
    const calls = requiredCalls(command);
    const denied = calls.map((call) => missingRight(rights, call)).find((missing) => missing !== undefined);
    onCall(command.constructor.name.replace(/Command$/, ''), calls, denied !== undefined);
    if (denied) return Promise.reject(new AccessDenied(denied));
    return (table.client.send as (...args: unknown[]) => Promise<unknown>)(command, ...rest);
  };
  return { name: table.name, client: { send: send as DynamoDBDocumentClient['send'] } };
};
