import { type Flow, type FlowInput, flowInputSchema } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listHosts } from '#shared/flow/hosts.ts';
import { listLinkNodes } from '#shared/flow/linked-flows.ts';
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
      flows: flows.map(({ uuid, name, description, industry, language, flowData }) => {
        const secrets = findSecrets(flowData);
        return {
          // Jumps between flows in the file use it.
          uuid,
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

/** A flow in a file, with the UUID by which the file's other flows jump to it. */
export interface ImportedFlow {
  readonly uuid: string | undefined;
  readonly input: FlowInput & { readonly flowData: FlowDocument };
}

/** A flow that imported flows jump to or run, but that is not in the file. */
export interface MissingTarget {
  readonly uuid: string;
  readonly name: string;
}

/** Lists the flows that these jump to or run and that neither the file nor the workspace has. */
export const listMissingTargets = (
  imported: readonly ImportedFlow[],
  workspace: readonly Pick<Flow, 'uuid'>[],
): MissingTarget[] => {
  const there = new Set([...imported, ...workspace].map(({ uuid }) => uuid));
  const missing = new Map<string, MissingTarget>();
  for (const { input } of imported)
    for (const { data } of listLinkNodes(input.flowData))
      if (!there.has(data.flow))
        missing.set(data.flow, { uuid: data.flow, name: data.name || 'Unnamed flow' });
  return [...missing.values()];
};

export interface ParsedExport {
  readonly flows: readonly ImportedFlow[];
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

/** Parses a file's JSON. Throws an error with a message for the author if it isn't JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("This file isn't valid JSON.");
  }
};

/**
 * Reads an export: the valid flows, and the reason for each invalid one. Throws an error to show if the whole
 * file is invalid.
 */
export const parseExport = (value: unknown): ParsedExport => {
  const list = findFlowList(value);
  if (!list) throw new Error('This file contains no flows.');
  const flows: ImportedFlow[] = [];
  const refused: { name: string; reason: string }[] = [];
  for (const [index, entry] of list.entries()) {
    const { uuid, flowData, name, description, industry, language } = (entry ?? {}) as Record<
      string,
      unknown
    >;
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
    if (parsed.success)
      flows.push({
        uuid: typeof uuid === 'string' ? uuid : undefined,
        input: { ...parsed.data, flowData: content.flow },
      });
    else
      refused.push({
        name: getEntryName(entry, index),
        reason: parsed.error.issues[0]?.message ?? 'Invalid settings.',
      });
  }
  return { flows, refused };
};
