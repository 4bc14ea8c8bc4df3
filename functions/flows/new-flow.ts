import { randomUUID } from 'node:crypto';
import type { StoredFlow } from '#functions/flows/store/items.ts';

/** Makes a new flow's record; its public link is a random UUID that reveals nothing about its id. */
export const newFlowRecord = (
  details: Pick<StoredFlow, 'name' | 'description' | 'industry' | 'language' | 'flowData' | 'pendingHosts'>,
  id: string,
  now: Date,
): StoredFlow => {
  const { name, description, industry, language, flowData, pendingHosts = [] } = details;
  const at = now.toISOString();
  return {
    id,
    uuid: randomUUID(),
    name,
    description,
    industry,
    language,
    version: 1,
    isActive: false,
    publishedVersion: null,
    createdAt: at,
    updatedAt: at,
    ...(pendingHosts.length > 0 ? { pendingHosts } : {}),
    flowData,
  };
};
