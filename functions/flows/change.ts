import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { StoredFlow } from '#functions/flows/store/items.ts';
import type { flowChangesSchema } from '#shared/api/flows.ts';
import { AppError } from '#shared/errors.ts';
import { describeChanges } from '#shared/flow/changes.ts';
import { ensureStartNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import { listFlowPictures } from '#shared/flow/pictures.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { readPublicProfile } from '#shared/flow/public-profile.ts';
import { markOutdatedTranslations } from '#shared/flow/translations.ts';

export type Changes = z.output<typeof flowChangesSchema>;

const laterThan = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), (Date.parse(before) || 0) + 1)).toISOString();

/** Review marks are added here, because a retried request doesn't contain them. */
const unmarked = (key: string, value: unknown): unknown => (key === 'unchecked' ? undefined : value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, unmarked) === JSON.stringify(b, unmarked);

/** Whether an earlier try of this request already made the change. */
const alreadyDone = (
  current: StoredFlow,
  { baseVersion, updatedAt: _updatedAt, agreedHosts: _agreed, ...wanted }: Changes,
): boolean =>
  baseVersion !== undefined &&
  wanted.flowData !== undefined &&
  current.version === baseVersion + 1 &&
  Object.entries(wanted).every(
    ([field, value]) => value === undefined || same(value, current[field as keyof StoredFlow]),
  );

export type FindProblems = (flow: FlowDocument) => readonly Problem[];

const refuseErrors = (flow: StoredFlow, findProblems: FindProblems): void => {
  const problem = findProblems(flow.flowData).find(({ severity }) => severity === 'error');
  if (!problem) return;
  const message = `This flow can't be activated yet: ${problem.message}`;
  throw new AppError('request.invalid', { message, fields: { isActive: message } });
};

const refuseHosts = (flow: StoredFlow): void => {
  const hosts = listUnapprovedHosts(flow);
  if (hosts.length === 0) return;
  const message = `This flow came from somebody else and calls ${hosts.join(', ')}. Agree to that first.`;
  throw new AppError('flow.hosts', { message, fields: { agreedHosts: hosts.join(', ') } });
};

const stillPending = (
  { pendingHosts = [] }: StoredFlow,
  agreed: readonly string[] = [],
): string[] | undefined => {
  const left = pendingHosts.filter((host) => !agreed.includes(host));
  return left.length > 0 ? left : undefined;
};

/** The live revision after the change: activating publishes the newest, saving keeps the published one. */
const published = (before: StoredFlow, after: StoredFlow, wanted: boolean | undefined): number | null => {
  if (!after.isActive) return null;
  return wanted ? after.version : before.publishedVersion;
};

/**
 * Returns the flow after a PUT and the changes to its content; undefined if nothing changes. Throws 409
 * record.stale if the request was based on another state, 400 if it publishes a flow with errors, 409
 * flow.hosts if the owner hasn't approved the hosts it calls. Saving a draft always works and never
 * unpublishes. `findProblems` is only called if the flow is published.
 */
export const changedFlow = (
  current: StoredFlow,
  wanted: Changes,
  now: Date,
  findProblems: FindProblems,
): { flow: StoredFlow; changes: string[] } | undefined => {
  const { baseVersion, updatedAt, agreedHosts, flowData: given, ...settings } = wanted;
  // A copy of an empty flow has no nodes; the builder only displays a start node. Activating saves it.
  const sent = given ?? (settings.isActive ? ensureStartNode(current.flowData) : undefined);
  if (alreadyDone(current, wanted)) return undefined;
  if (
    (baseVersion !== undefined && baseVersion !== current.version) ||
    (updatedAt !== undefined && updatedAt !== current.updatedAt)
  )
    throw new AppError('record.stale', { current });
  // Unchanged content makes no new version. A removed review mark is a change, even if no text changed.
  const flowData = isDeepStrictEqual(sent, current.flowData) ? undefined : sent;
  const changed = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const edited: StoredFlow = {
    ...current,
    ...changed,
    ...(flowData
      ? { flowData: markOutdatedTranslations(current.flowData, flowData), version: current.version + 1 }
      : {}),
    pendingHosts: stillPending(current, agreedHosts),
    updatedAt: laterThan(current.updatedAt, now),
  };
  const flow = {
    ...edited,
    publishedVersion: published(current, edited, settings.isActive),
    ...(settings.isActive
      ? {
          publicProfile: readPublicProfile(edited.flowData, edited.language),
          livePictures: listFlowPictures(edited.flowData),
        }
      : {}),
  };
  if (
    !flowData &&
    flow.publishedVersion === current.publishedVersion &&
    flow.pendingHosts?.length === current.pendingHosts?.length &&
    same(flow.publicProfile, current.publicProfile) &&
    Object.entries(changed).every(([field, value]) => same(current[field as keyof StoredFlow], value))
  )
    return undefined;
  if (settings.isActive) {
    refuseErrors(flow, findProblems);
    refuseHosts(flow);
  }
  return { flow, changes: flowData ? describeChanges(current.flowData, flowData) : [] };
};
