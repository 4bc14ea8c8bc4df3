import { activeLink } from '#functions/flows/store/links.ts';
import { getRevision } from '#functions/flows/store/revisions.ts';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { chooseLanguage } from '#shared/flow/translations.ts';
import type { RunOptions } from './requests.ts';

const uuidPattern = /^[0-9a-f-]{36}$/;

/**
 * Finds the flows that a conversation may jump to: published ones of the same workspace, in its language if
 * available. Jumping back to the first flow returns to the version it started with.
 */
export const flowsAround =
  (
    table: Table,
    home: { readonly workspace: string; readonly flowId: string; readonly version: number },
    language: string,
    now: Date,
  ): RunOptions['other'] =>
  async (uuid) => {
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
  };
