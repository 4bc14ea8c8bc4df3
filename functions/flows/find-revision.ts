import { isStoredVersion, type Revision, readRevision } from '#functions/flows/store/revisions.ts';
import { flowRevisionKey } from '#functions/table/keys.ts';
import type { Item } from '#functions/table/transact.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Finds a revision among the items read with its flow: one of the last 25 saves or the live one; 404
 * record.not_found for others.
 */
export const keptRevision = (
  flow: {
    readonly id: string;
    readonly version: number;
    readonly publishedVersion: number | null;
  },
  version: number,
  items: readonly Item[],
  now: Date,
): Revision => {
  const key = flowRevisionKey(flow.id, version);
  const item = items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  const isThere = isStoredVersion(version, flow.version) || version === flow.publishedVersion;
  const revision = item && isThere ? readRevision(item, now) : undefined;
  if (!revision) throw new AppError('record.not_found');
  return revision;
};
