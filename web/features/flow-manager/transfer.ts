import { type Flow, type FlowInput, flowInputSchema } from '#shared/api/flows.ts';
import { listHosts } from '#shared/flow/hosts.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { findSecrets } from '#shared/flow/secrets.ts';

const format = 'parley-flows';

/**
 * The file of an export: settings and content of flows, nothing that belongs to this installation. `secrets` tells where
 * a flow holds keys of other services, for whoever passes the file on.
 */
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
  /** Flows that cannot be imported, each with its reason. */
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

/** Reads an exported file: flows that validate, and for each other one why it does not. Throws a sentence for no such file. */
export const parseExport = (text: string): ParsedExport => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON.');
  }
  const list = findFlowList(value);
  if (!list) throw new Error('This file holds no flows.');
  const flows: FlowInput[] = [];
  const refused: { name: string; reason: string }[] = [];
  for (const [index, entry] of list.entries()) {
    const { flowData, name, description, industry, language } = (entry ?? {}) as Record<string, unknown>;
    const content = normaliseFlow(flowData);
    if (!content.ok) {
      refused.push({
        name: getEntryName(entry, index),
        reason: Object.values(content.fields)[0] ?? 'Its content is not valid.',
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
      // Whoever made the file chose them: the owner is asked before anything is sent there.
      ...(hosts.length > 0 ? { pendingHosts: hosts } : {}),
    });
    if (parsed.success) flows.push(parsed.data);
    else
      refused.push({
        name: getEntryName(entry, index),
        reason: parsed.error.issues[0]?.message ?? 'Its settings are not valid.',
      });
  }
  return { flows, refused };
};
