import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { plainItem } from './plain-items.ts';
import type { Table } from './table.ts';
import type { Item } from './transact.ts';

const wanted = Symbol('plain items');

/** Whether the call that this context belongs to takes its items as they are scanned. */
export const wantsPlainItems = (context: object): boolean => wanted in context;

export interface PlainPage {
  readonly items: readonly Item[];
  /** The key after which it goes on; absent at the end. */
  readonly last?: Item;
}

/**
 * One call of a Query for many items. The document client would convert what comes attribute by attribute: several times the
 * cost of taking the items from the text of the answer. A client of another protocol answers them as the table sends them.
 */
export const queryPlain = async ({ client }: Table, params: QueryCommandInput): Promise<PlainPage> => {
  const query = new QueryCommand(params);
  Object.assign(query, { outputKeyNodes: {} });
  query.middlewareStack.add(
    (next, context) => (args) => {
      Object.assign(context, { [wanted]: true });
      return next(args);
    },
    { step: 'initialize' },
  );
  const answer: QueryCommandOutput & { readonly plainItems?: readonly Item[] } = await client.send(query);
  const { plainItems, Items = [], LastEvaluatedKey: last } = answer;
  return {
    items: plainItems ?? Items.map(plainItem),
    ...(last ? { last: plainItem(last) } : {}),
  };
};
