import type { PostInput, PostState } from '#shared/api/admin-posts.ts';
import { brand } from '#shared/brand.ts';
import { readDraft, saveDraft } from '../data/drafts.ts';

export const stateLabels: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};
export const stateTones = { draft: 'quiet', scheduled: 'active', published: 'good' } as const;

export const emptyPost = (): PostInput => ({
  title: '',
  excerpt: '',
  content: '',
  category: 'Business Strategy',
  tags: [],
  author: brand.name,
  featured: false,
});

export const isSame = (a: PostInput, b: PostInput): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Text that isn't on the server yet, and the version that it is based on. */
export interface LocalPost {
  readonly baseVersion: number;
  readonly values: PostInput;
}

const draftName = (id: number | 'new') => `post-${id}`;

/** Reads this browser's unsaved text of a post; undefined if there is none. */
export const readLocalPost = (id: number | 'new'): LocalPost | undefined => {
  const draft = readDraft(draftName(id));
  if (!draft) return undefined;
  try {
    const { baseVersion, values } = JSON.parse(draft.text) as LocalPost;
    return { baseVersion, values: { ...emptyPost(), ...values } };
  } catch {
    return undefined;
  }
};

/** Keeps unsaved text in this browser until logout; undefined removes it. */
export const keepLocalPost = (id: number | 'new', post: LocalPost | undefined): void =>
  saveDraft(draftName(id), post && { text: JSON.stringify(post) });
