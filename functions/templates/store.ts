import {
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/table/table.ts';
import { type IndustryTemplate, industryTemplateSchema } from '#shared/domain/industry-templates.ts';
import { type Key, templateKey, templatesPartition } from '../table/keys.ts';

type Item = Record<string, unknown>;

/** Query for the templates, in gallery order. */
const listTemplatesParams = (table: string, startKey?: Key): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': templatesPartition },
  ...(startKey ? { ExclusiveStartKey: startKey } : {}),
});

/** Lists every template in gallery order; leaves out unreadable items and reports their keys. */
export const listTemplates = async (
  { client, name }: Table,
  onBroken: (sk: unknown) => void,
): Promise<IndustryTemplate[]> => {
  const items: Item[] = [];
  let startKey: Key | undefined;
  do {
    const page = await client.send(new QueryCommand(listTemplatesParams(name, startKey)));
    items.push(...(page.Items ?? []));
    startKey = page.LastEvaluatedKey as Key | undefined;
  } while (startKey);
  const order = (item: Item) => (typeof item.position === 'number' ? item.position : items.length);
  return items
    .sort((a, b) => order(a) - order(b))
    .flatMap((item) => {
      const parsed = z.safeParse(industryTemplateSchema, item);
      if (!parsed.success) onBroken(item.sk);
      return parsed.success ? [parsed.data] : [];
    });
};

/** Writes a template; visitors can't change any part of it. */
const putTemplateParams = (table: string, template: IndustryTemplate, position: number): PutCommandInput => ({
  TableName: table,
  Item: { ...templateKey(template.id), entity: 'Template', ...template, position },
});

/** Writes templates into the table; idempotent. */
export const putTemplates = async (
  { client, name }: Table,
  templates: readonly IndustryTemplate[],
): Promise<void> => {
  await Promise.all(
    templates.map((template, position) =>
      client.send(new PutCommand(putTemplateParams(name, template, position))),
    ),
  );
};
