import { exportSite, importSite, siteFileSchema } from '#shared/api/site.ts';
import { ApiError } from '#web/lib/http.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { labelFor } from '../fields/labels.ts';

/** Downloads draft, live values and posts as one file. */
export const downloadSite = async (): Promise<void> => {
  const file = await sessionCall(exportSite);
  saveFile(`site-${file.exportedAt.slice(0, 10)}.json`, JSON.stringify(file, null, 2));
};

/** Imports a file into the draft. Returns why it can't be used, one sentence a value; empty if it worked. */
export const uploadSite = async (file: Blob, baseVersion: number): Promise<readonly string[]> => {
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return ['This file is not JSON. Choose a file that was exported here.'];
  }
  const parsed = siteFileSchema.safeParse(content);
  if (!parsed.success) return ['This is not an exported site. Choose a file that was exported here.'];
  try {
    await sessionCall(importSite, { body: { baseVersion, file: parsed.data } });
    return [];
  } catch (error) {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    return fields.length > 0
      ? fields.map(([path, text]) => `${labelFor(path.replace(/^(file\.)?draft\./, ''))}: ${text}`)
      : [describeFailure(error, 'Couldn’t import the file. The draft has not changed')];
  }
};
