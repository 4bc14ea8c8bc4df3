import * as z from 'zod/mini';
import { planTests, readFileTests, saveTests } from '#functions/conversation-tests/file-tests.ts';
import {
  picturesOf,
  planPosts,
  readFilePosts,
  savePlan,
  scheduledTimes,
} from '#functions/posts/admin/file-posts.ts';
import { picturesPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { SiteChange } from '#shared/api/publication.ts';
import {
  type ExportedSite,
  type FileTestChange,
  filePictureSchema,
  type PostChange,
  type SiteFile,
  type SiteFileContent,
  siteFileContentSchema,
} from '#shared/api/site-file.ts';
import { sharePictureHash } from '#shared/domain/share-picture.ts';
import { AppError } from '#shared/errors.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { listChanges } from './list-changes.ts';
import { addPublication, listPublications, maxListed, readDraft, readLive, saveDraft } from './store.ts';

const storedPictureSchema = z.omit(filePictureSchema, { files: true });

const sharePictures = (...sets: readonly (SiteValues | undefined)[]): string[] =>
  sets.flatMap((values) => (values && sharePictureHash(values)) ?? []);

const readLibrary = async (table: Table): Promise<ExportedSite['pictures']> =>
  (
    await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': picturesPartition },
    })
  ).flatMap((item) => {
    const parsed = z.safeParse(storedPictureSchema, item);
    return parsed.success ? [parsed.data] : [];
  });

/** Reads everything that the owner made: values, posts, history and the list of their pictures. */
export const readSiteFile = async (table: Table, now: Date): Promise<ExportedSite> => {
  const [draft, live, { posts, deletedPosts }, tests, library, history] = await Promise.all([
    readDraft(table),
    readLive(table),
    readFilePosts(table, now),
    readFileTests(table),
    readLibrary(table),
    listPublications(table, maxListed),
  ]);
  const used = new Set([...posts.flatMap(picturesOf), ...sharePictures(draft.values, live?.values)]);
  return {
    format: 'site-1',
    exportedAt: now.toISOString(),
    draft: draft.values,
    ...(live ? { live: live.values } : {}),
    posts,
    deletedPosts,
    tests,
    pictures: library.filter(({ hash }) => used.has(hash)),
    history,
  };
};

/** Checks a file; 400 `request.invalid` names the path of each value that can't be used. */
export const parseSiteFile = (file: Omit<SiteFile, 'pictures'>): SiteFileContent => {
  const parsed = z.safeParse(siteFileContentSchema, file);
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', {
    message: 'The file has values that can’t be used.',
    fields: Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [['file', ...path].join('.'), message]),
    ),
  });
};

interface Import {
  readonly content: SiteFileContent;
  /** The draft's version as the owner saw it. */
  readonly baseVersion: number;
  readonly withPublicPosts: boolean;
  readonly replaceTests?: boolean;
  readonly preview: boolean;
}

interface Imported {
  readonly version: number;
  readonly changes: SiteChange[];
  readonly posts: PostChange[];
  readonly tests: FileTestChange[];
  readonly missingPictures: string[];
}

/**
 * Imports a file, or only reports what it would change. Posts that become public are published at once,
 * scheduled ones at their times. 409 `record.stale` if the draft changed meanwhile.
 */
export const importSiteFile = async (
  table: Table,
  { content, baseVersion, withPublicPosts, replaceTests = false, preview }: Import,
  change: { readonly now: Date; readonly by: string },
): Promise<Imported> => {
  const { draft: values, posts, deletedPosts, tests } = content;
  const [draft, library, plan, testPlan] = await Promise.all([
    readDraft(table),
    readLibrary(table),
    planPosts(table, { posts, deletedPosts, withPublicPosts }, change),
    planTests(table, tests),
  ]);
  if (draft.version !== baseVersion) throw new AppError('record.stale', { current: draft });
  const known = new Set(library.map(({ hash }) => hash));
  const imported = {
    version: draft.version,
    changes: listChanges(draft.values, values),
    posts: plan.map(({ id, title, change: kind }) => ({ id, title, change: kind })),
    tests: testPlan.map(({ id, name, change: kind }) => ({ id, name, change: kind })),
    missingPictures: [...new Set([...posts.flatMap(picturesOf), ...sharePictures(values)])].filter(
      (hash) => !known.has(hash),
    ),
  };
  if (preview) return imported;
  const { now, by } = change;
  const saved = await saveDraft(table, { baseVersion, values }, { savedAt: now.toISOString(), savedBy: by });
  await savePlan(table, plan);
  await saveTests(table, testPlan, { now, replaceTests });
  if (withPublicPosts && plan.length > 0) {
    await addPublication(table, { createdBy: by, now });
    for (const at of scheduledTimes(posts, now)) await addPublication(table, { createdBy: by, now, at });
  }
  return { ...imported, version: saved.version };
};
