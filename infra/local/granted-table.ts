import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RouteRow, Table, TableAction } from '#functions/http/types.ts';

/** What one route may do with the table, as its role on AWS would have it. */
export interface Grants {
  readonly actions: readonly TableAction[];
  readonly index: boolean;
}

export const grantsOf = (row: Pick<RouteRow, 'table' | 'index'>): Grants => ({
  actions: row.table,
  index: row.index ?? false,
});

interface CommandLike {
  readonly constructor: { readonly name: string };
  readonly input: {
    readonly TransactItems?: readonly Record<string, unknown>[];
    readonly IndexName?: string;
  };
}

const transactActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const commandActions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
};

/** The IAM actions that a command needs; a transaction needs those of its parts. */
export const actionsOf = (command: CommandLike): string[] => {
  const name = command.constructor.name.replace(/Command$/, '').replace(/Item(s)?$/, '');
  if (name.startsWith('Transact')) {
    const parts = (command.input.TransactItems ?? []).flatMap((item) => Object.keys(item));
    return [...new Set(parts.map((part) => transactActions[part] ?? part))];
  }
  return [commandActions[name] ?? name];
};

/** AWS's own refusal, so that code sees here what it would see there. */
export class AccessDenied extends Error {
  readonly $metadata = { httpStatusCode: 400 };

  constructor(action: string) {
    super(
      `The route is not authorized to perform dynamodb:${action}: add it to its row in functions/routes.ts.`,
    );
    this.name = 'AccessDeniedException';
  }
}

/**
 * The table as one route sees it: an action that the row does not list is refused as IAM would refuse it, and every
 * call is reported to `onCall` (for the budgets of calls per request).
 */
export const grantedTable = (
  table: Table,
  grants: Grants,
  onCall: (call: string, denied: boolean) => void,
): Table => {
  const send = (command: CommandLike, ...rest: unknown[]) => {
    // On AWS the index is a resource of its own: the right to query one is not the right to query the other.
    const denied = command.input.IndexName
      ? grants.index
        ? undefined
        : 'Query on the index'
      : actionsOf(command).find((action) => !grants.actions.includes(action as TableAction));
    onCall(command.constructor.name.replace(/Command$/, ''), denied !== undefined);
    if (denied) return Promise.reject(new AccessDenied(denied));
    return (table.client.send as (...args: unknown[]) => Promise<unknown>)(command, ...rest);
  };
  return { name: table.name, client: { send: send as DynamoDBDocumentClient['send'] } };
};
