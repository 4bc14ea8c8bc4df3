import { brotliDecompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import type { SearchedPost } from './searched-post.ts';
import { samplePosts } from './source.ts';
import { isStem, slipsIn, tokensOf } from './tokens.ts';

/** A post and its sentence that answers a question. */
export interface PostHit {
  readonly post: SearchedPost;
  readonly sentence: string;
  /** Share of the question covered by the sentence and its surroundings, 0 to 1. */
  readonly score: number;
}

interface Entry {
  readonly id: number;
  readonly post: SearchedPost;
  readonly text: string;
  /** Title and excerpt. */
  readonly about: string;
}

interface Library {
  readonly entries: readonly Entry[];
  readonly index: MiniSearch<Entry>;
  /** Weight of a term: low if many paragraphs contain it. */
  readonly weightOf: (term: string) => number;
}

const weightsOf = (entries: readonly Entry[]): Library['weightOf'] => {
  const spread = new Map<string, number>();
  for (const { text } of entries)
    for (const term of new Set(tokensOf(text))) spread.set(term, (spread.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + entries.length / (1 + (spread.get(term) ?? 0)));
};

/** All paragraphs; an excerpt counts as a paragraph. */
const entriesOf = (posts: readonly SearchedPost[]): Entry[] =>
  posts
    .flatMap((post) =>
      [post.excerpt, ...post.paragraphs].map((text) => ({
        post,
        text,
        about: `${post.title} ${post.excerpt}`,
      })),
    )
    .map((entry, id) => ({ id, ...entry }));

/** Builds the index of all paragraphs. A few posts don't show which words are common, so `others` count, too. */
const libraryOf = (posts: readonly SearchedPost[], others: readonly SearchedPost[]): Library => {
  const entries = entriesOf(posts);
  const index = new MiniSearch<Entry>({
    fields: ['text', 'about'],
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: { fuzzy: slipsIn, prefix: isStem },
  });
  index.addAll(entries);
  return { entries, index, weightOf: weightsOf([...entries, ...entriesOf(others)]) };
};

/** Compressed search data of posts, with a name that changes whenever they do. */
export interface PostsSource {
  readonly hash: string;
  readonly read: () => Promise<Uint8Array>;
}

const samples: PostsSource = { hash: 'samples', read: samplePosts };

const unpacked = async (read: PostsSource['read']): Promise<SearchedPost[]> =>
  JSON.parse(brotliDecompressSync(await read()).toString('utf8'));

let loaded: { readonly hash: string; readonly library: Promise<Library> } | undefined;

/**
 * Loads the posts' index, on the first question without a confident card and again after a publication. If the
 * posts can't be read, uses those before; the next question tries again.
 */
export const loadLibrary = ({ hash, read }: PostsSource = samples): Promise<Library> => {
  if (loaded?.hash === hash) return loaded.library;
  const before = loaded;
  const library = Promise.all([unpacked(read), hash === samples.hash ? [] : unpacked(samplePosts)])
    .then(([posts, others]) => libraryOf(posts, others))
    .catch(() => {
      if (loaded?.library === library) loaded = before;
      return before?.library ?? libraryOf([], []);
    });
  loaded = { hash, library };
  return library;
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u);

/** Whether a text contains a term or a word sharing its prefix. */
const has = (terms: readonly string[], term: string): boolean =>
  terms.some(
    (one) => one === term || (isStem(term) && isStem(one) && (one.startsWith(term) || term.startsWith(one))),
  );

const looked = 20;
/** Minimum weight of a specific term. A question needs two of them to match a post. */
const tellingWeight = 2.2;

/** Returns the post that covers most of a question, and its best sentence. */
export const findPost = ({ entries, index, weightOf }: Library, question: string): PostHit | undefined => {
  const terms = [...new Set(tokensOf(question))];
  if (terms.filter((term) => weightOf(term) >= tellingWeight).length < 2) return undefined;
  const total = terms.reduce((sum, term) => sum + weightOf(term), 0) || 1;
  const covered = (found: readonly string[]): number =>
    terms.reduce((sum, term) => sum + (has(found, term) ? weightOf(term) : 0), 0) / total;
  let best: PostHit | undefined;
  for (const { id, queryTerms } of index.search(question).slice(0, looked)) {
    const entry = entries[id as number];
    if (!entry) continue;
    const around =
      terms.reduce((sum, term) => sum + (queryTerms.includes(term) ? weightOf(term) : 0), 0) / total;
    for (const sentence of sentencesOf(entry.text)) {
      const score = 0.7 * around + 0.3 * covered(tokensOf(sentence));
      if (score > (best?.score ?? 0)) best = { post: entry.post, sentence, score };
    }
  }
  return best;
};

/** Returns the paragraphs that match some words best, one a post. */
export const searchPosts = (
  { entries, index }: Library,
  words: string,
  most: number,
): { readonly post: SearchedPost; readonly text: string }[] => {
  const found = new Map<SearchedPost, string>();
  for (const { id } of index.search(words)) {
    const entry = entries[id as number];
    if (entry && !found.has(entry.post)) found.set(entry.post, entry.text);
    if (found.size === most) break;
  }
  return [...found].map(([post, text]) => ({ post, text }));
};
