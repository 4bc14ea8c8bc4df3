import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { StoredFlow } from '#functions/flows/store/items.ts';
import type { flowChangesSchema } from '#shared/api/flows.ts';
import { AppError } from '#shared/errors.ts';
import { describeChanges } from '#shared/flow/changes.ts';
import { ensureStartNode } from '#shared/flow/defaults.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import { findProblems } from '#shared/flow/problems.ts';
import { markOutdatedTranslations } from '#shared/flow/translations.ts';

export type Changes = z.output<typeof flowChangesSchema>;

const laterThan = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), (Date.parse(before) || 0) + 1)).toISOString();

/** Marks of what wants to be looked at are added here, so a try that is repeated doesn't have them. */
const unmarked = (key: string, value: unknown): unknown => (key === 'unchecked' ? undefined : value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, unmarked) === JSON.stringify(b, unmarked);

/** Whether the flow already is what the request wants, by its own earlier try whose answer got lost. */
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

const refuseErrors = (flow: StoredFlow): void => {
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

/** What is live after the change: activating publishes the newest revision, saving leaves the published one. */
const published = (before: StoredFlow, after: StoredFlow, wanted: boolean | undefined): number | null => {
  if (!after.isActive) return null;
  return wanted ? after.version : before.publishedVersion;
};

/**
 * A flow after a PUT, with what changed in its content; undefined when there is nothing to change. Throws 409
 * record.stale with the flow as it is when the request was based on another state, 400 when a flow with errors is to be
 * published, 409 flow.hosts when it calls hosts that its owner has not agreed to. Saving always works, and never takes a live flow away from its visitors.
 */
export const changedFlow = (
  current: StoredFlow,
  wanted: Changes,
  now: Date,
): { flow: StoredFlow; changes: string[] } | undefined => {
  const { baseVersion, updatedAt, agreedHosts, flowData: given, ...settings } = wanted;
  // The builder shows a start node in a duplicate's empty document; activating it saves that node.
  const sent = given ?? (settings.isActive ? ensureStartNode(current.flowData) : undefined);
  if (alreadyDone(current, wanted)) return undefined;
  if (
    (baseVersion !== undefined && baseVersion !== current.version) ||
    (updatedAt !== undefined && updatedAt !== current.updatedAt)
  )
    throw new AppError('record.stale', { current });
  // Saved as it was, it is no new version; a mark that is gone is a change, though no text is another.
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
  const flow = { ...edited, publishedVersion: published(current, edited, settings.isActive) };
  if (
    !flowData &&
    flow.publishedVersion === current.publishedVersion &&
    flow.pendingHosts?.length === current.pendingHosts?.length &&
    Object.entries(changed).every(([field, value]) => same(current[field as keyof StoredFlow], value))
  )
    return undefined;
  if (settings.isActive) {
    refuseErrors(flow);
    refuseHosts(flow);
  }
  return { flow, changes: flowData ? describeChanges(current.flowData, flowData) : [] };
};
