/** A post in the search index. */
export interface SearchedPost {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Minutes. */
  readonly readTime: number;
  readonly paragraphs: readonly string[];
}
