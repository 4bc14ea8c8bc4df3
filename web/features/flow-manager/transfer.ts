import { type Flow, type FlowInput, flowInputSchema } from '#shared/api/flows.ts';
import { listHosts } from '#shared/flow/hosts.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { findSecrets } from '#shared/flow/secrets.ts';

const format = 'parley-flows';

/** Serializes flows for an export: settings and content only. `secrets` warns people who share the file. */
export const serializeFlows = (flows: readonly Flow[]): string =>
  JSON.stringify(
    {
      format,
      version: 1,
      exportedAt: new Date().toISOString(),
      flows: flows.map(({ name, description, industry, language, flowData }) => {
        const secrets = findSecrets(flowData);
        return {
          name,
          description,
          industry,
          language,
          ...(secrets.length > 0 ? { secrets } : {}),
          flowData,
        };
      }),
    },
    null,
    2,
  );

export interface ParsedExport {
  readonly flows: readonly FlowInput[];
  /** Flows that can't be imported, with the reason. */
  readonly refused: readonly { name: string; reason: string }[];
}

const findFlowList = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  const flows = (value as { flows?: unknown } | null)?.flows;
  return Array.isArray(flows) ? flows : undefined;
};

const getEntryName = (entry: unknown, index: number): string => {
  const name = (entry as { name?: unknown } | null)?.name;
  return typeof name === 'string' && name.trim() ? name : `Flow ${index + 1}`;
};

/** Reads an export: the valid flows, and the reason for each other one. Throws an error to show if the file is invalid. */
export const parseExport = (text: string): ParsedExport => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("This file isn't valid JSON.");
  }
  const list = findFlowList(value);
  if (!list) throw new Error('This file contains no flows.');
  const flows: FlowInput[] = [];
  const refused: { name: string; reason: string }[] = [];
  for (const [index, entry] of list.entries()) {
    const { flowData, name, description, industry, language } = (entry ?? {}) as Record<string, unknown>;
    const content = normaliseFlow(flowData);
    if (!content.ok) {
      refused.push({
        name: getEntryName(entry, index),
        reason: Object.values(content.fields)[0] ?? 'Invalid content.',
      });
      continue;
    }
    const hosts = listHosts(content.flow);
    const parsed = flowInputSchema.safeParse({
      name,
      ...(description === undefined ? {} : { description }),
      ...(industry === undefined ? {} : { industry }),
      ...(language === undefined ? {} : { language }),
      flowData: content.flow,
      // The file's author chose these hosts; the owner has to approve them first.
      ...(hosts.length > 0 ? { pendingHosts: hosts } : {}),
    });
    if (parsed.success) flows.push(parsed.data);
    else
      refused.push({
        name: getEntryName(entry, index),
        reason: parsed.error.issues[0]?.message ?? 'Invalid settings.',
      });
  }
  return { flows, refused };
};
