import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { flowLinkKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import { publicProfileSchema } from '#shared/domain/public-profile.ts';
import { AppError } from '#shared/errors.ts';

const linkSchema = z.object({
  workspace: z.string(),
  flowId: z.string(),
  name: z.string(),
  description: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  version: z.number(),
  isActive: z.boolean(),
  /** Closed by the administrator. */
  closed: z.catch(z.optional(z.boolean()), undefined),
  /** Hosts that the flow must not call. */
  pendingHosts: z.catch(z.optional(z.array(z.string())), undefined),
  /** Ids of its placements. */
  places: z.catch(z.optional(z.array(z.string())), undefined),
  /** Public data of the flow. */
  profile: z.catch(z.optional(publicProfileSchema), undefined),
});
export type FlowLink = z.infer<typeof linkSchema>;

/** Reads the active flow of a public link; 404 record.not_found also if it is inactive or closed. */
export const activeLink = async ({ client, name }: Table, uuid: string, now: Date): Promise<FlowLink> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: flowLinkKey(uuid), ConsistentRead: true }),
  );
  if (!item || !isLive(item, now)) throw new AppError('record.not_found');
  const link = linkSchema.parse(item);
  if (!link.isActive || link.closed) throw new AppError('record.not_found');
  return link;
};
