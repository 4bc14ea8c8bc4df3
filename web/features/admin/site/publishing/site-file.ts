import { addPicture, pictureInputSchema } from '#shared/api/pictures.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import {
  exportSite,
  type FilePicture,
  importSite,
  type SiteFile,
  siteFileSchema,
} from '#shared/api/site-file.ts';
import { fileWidths, pictureFile } from '#shared/domain/blog/pictures.ts';
import { ApiError } from '#web/lib/http.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { toBase64 } from '#web/ui/pictures/encode-picture.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { labelFor } from '../fields/labels.ts';

const readPictureFile = async (hash: string, width: number): Promise<string> => {
  const answer = await fetch(pictureFile(hash, width));
  if (!answer.ok) throw new Error(`picture ${hash} answered ${answer.status}`);
  return toBase64(await answer.blob());
};

/** Downloads values, posts, pictures, tests and history as one file. */
export const downloadSite = async (): Promise<void> => {
  const file = await sessionCall(exportSite);
  const pictures: FilePicture[] = [];
  for (const picture of file.pictures) {
    const widths = fileWidths(picture.width);
    const files = await Promise.all(widths.map((width) => readPictureFile(picture.hash, width)));
    pictures.push({ ...picture, files });
  }
  saveFile(`site-${file.exportedAt.slice(0, 10)}.json`, JSON.stringify({ ...file, pictures }, null, 2));
};

const notExported = 'This is not an exported site. Choose a file that was exported here.';
const maxFileBytes = 200 * 1024 * 1024;
/** The server reads 4 MB in one request; the command has no limit. */
const maxContentChars = 4 * 1024 * 1024 - 1024;

/** The import is impossible; the message lists the reasons for the owner. */
export class ImportProblem extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences[0] ?? '');
    this.sentences = sentences;
  }
}

/** Reads a chosen file; throws `ImportProblem` if it isn't an exported site. */
export const readSiteFile = async (file: Blob): Promise<SiteFile> => {
  if (file.size > maxFileBytes)
    throw new ImportProblem(['This file is larger than 200 MB. Use npm run site:import.']);
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new ImportProblem(['This file is not JSON. Choose a file that was exported here.']);
  }
  const parsed = siteFileSchema.safeParse(content);
  if (!parsed.success) throw new ImportProblem([notExported]);
  return parsed.data;
};

export interface ImportOptions {
  readonly baseVersion: number;
  readonly withPublicPosts: boolean;
  /** Imported tests replace the site's tests with the same id if they differ. */
  readonly replaceTests: boolean;
}

type ImportAnswer = RouteResponse<typeof importSite>;

const sendImport = async (
  { pictures: _, ...file }: SiteFile,
  options: ImportOptions & { readonly preview: boolean },
): Promise<ImportAnswer> => {
  if (JSON.stringify(file).length > maxContentChars)
    throw new ImportProblem(['Posts and tests of this file are longer than 4 MB. Use npm run site:import.']);
  try {
    return await sessionCall(importSite, { body: { ...options, file } });
  } catch (error) {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    throw new ImportProblem(
      fields.length > 0
        ? fields.map(([path, text]) => `${labelFor(path.replace(/^(file\.)?(draft\.)?/, ''))}: ${text}`)
        : [describeFailure(error, 'Couldn’t import the file')],
    );
  }
};

/** Pictures in a file that the posts need and the library lacks; others are left out. */
const picturesToAdd = (file: SiteFile, missing: readonly string[]) =>
  (file.pictures ?? []).flatMap((picture) => {
    const { hash, ...input } = (picture ?? {}) as Partial<FilePicture>;
    const parsed = pictureInputSchema.safeParse(input);
    return hash && missing.includes(hash) && parsed.success ? [{ hash, input: parsed.data }] : [];
  });

export interface ImportPreview extends ImportAnswer {
  /** Missing pictures that the file contains. */
  readonly addedPictures: number;
}

/** Finds out what an import would change; saves nothing. */
export const previewImport = async (file: SiteFile, options: ImportOptions): Promise<ImportPreview> => {
  const answer = await sendImport(file, { ...options, preview: true });
  return { ...answer, addedPictures: picturesToAdd(file, answer.missingPictures).length };
};

/** Adds the file's pictures, then imports its values and posts. */
export const applyImport = async (
  file: SiteFile,
  options: ImportOptions,
  { missingPictures }: ImportPreview,
): Promise<void> => {
  for (const { input } of picturesToAdd(file, missingPictures)) {
    try {
      await sessionCall(addPicture, { body: input });
    } catch (error) {
      throw new ImportProblem([
        `${describeFailure(error, 'Couldn’t add a picture')}. Nothing else was imported.`,
      ]);
    }
  }
  await sendImport(file, { ...options, preview: false });
};
