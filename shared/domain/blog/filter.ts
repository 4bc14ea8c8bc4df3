export interface BlogFilter {
  /** Case-insensitive search in title, excerpt and tags. */
  readonly search: string;
  /** Exact category name; empty for all. */
  readonly category: string;
}

export const noFilter: BlogFilter = { search: '', category: '' };
const maxSearch = 100;

interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly category: string;
}

/** Returns the posts that match both search and category, in the same order. */
export const filterPosts = <P extends Searchable>(
  posts: readonly P[],
  { search, category }: BlogFilter,
): P[] => {
  const needle = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      (needle === '' ||
        [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(needle))),
  );
};

/** Reads `?q=…&category=…`. */
export const parseFilter = (query: URLSearchParams): BlogFilter => ({
  search: (query.get('q') ?? '').slice(0, maxSearch),
  category: (query.get('category') ?? '').slice(0, maxSearch),
});

/** Returns a filter as a query string with `?`, or an empty string without filters. */
export const filterQuery = ({ search, category }: BlogFilter): string => {
  const query = new URLSearchParams({ ...(search ? { q: search } : {}), ...(category ? { category } : {}) });
  const text = query.toString();
  return text ? `?${text}` : '';
};
