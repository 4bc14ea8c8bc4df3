import { activeLink } from '#functions/flows/store/links.ts';
import { getRevision } from '#functions/flows/store/revisions.ts';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { chooseLanguage } from '#shared/flow/translations.ts';
import type { RunOptions } from './requests.ts';

const uuidPattern = /^[0-9a-f-]{36}$/;

/** Looks up each flow once per step, because a loop may run the same sub-flow many times. */
const lookUpOnce = <T>(read: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
};

/**
 * Finds the flows that a conversation may enter: published ones of the same workspace, in the conversation's
 * language if available, and the revisions to which it returns. Jumping back to the first flow returns to the
 * version with which the conversation started.
 */
export const flowsAround = (
  table: Table,
  home: { readonly workspace: string; readonly flowId: string; readonly version: number },
  language: string,
  now: Date,
): Pick<RunOptions, 'findPublished' | 'findPlace'> => ({
  findPublished: lookUpOnce(async (uuid) => {
    if (!uuidPattern.test(uuid)) return undefined;
    try {
      const link = await activeLink(table, uuid, now);
      if (link.workspace !== home.workspace) return undefined;
      const version = link.flowId === home.flowId ? home.version : link.version;
      const revision = await getRevision(table, link.flowId, version, now);
      return (
        revision && {
          flowId: link.flowId,
          version,
          flow: revision.flowData,
          language: chooseLanguage(revision.flowData, link.language, [language]),
        }
      );
    } catch (error) {
      if (error instanceof AppError && error.code === 'record.not_found') return undefined;
      throw error;
    }
  }),
  findPlace: lookUpOnce(async (place) => {
    const at = place.lastIndexOf('@');
    const [flowId, version] = [place.slice(0, at), Number(place.slice(at + 1))];
    const revision = await getRevision(table, flowId, version, now);
    return revision && { flowId, version, flow: revision.flowData };
  }),
});
