/** A post as it is searched. */
export interface SearchedPost {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly paragraphs: readonly string[];
}
