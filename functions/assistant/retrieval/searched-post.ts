/** A post in the search index. */
export interface SearchedPost {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly paragraphs: readonly string[];
}
