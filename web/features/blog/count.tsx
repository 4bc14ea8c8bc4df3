import { postPage } from '#shared/content/blog/page.ts';

const format = new Intl.NumberFormat('en-US');

interface CountProps {
  readonly name: 'views' | 'likes';
  /** Undefined until the API has answered: a prerendered page never shows an invented number. */
  readonly value: number | undefined;
}

/** A live number. On a prerendered page the loader fills it in, so hydration leaves the text alone. */
export const PostCount = ({ name, value }: CountProps) => (
  <span data-count={name} suppressHydrationWarning>
    {value === undefined ? postPage.unknownCount : format.format(value)}
  </span>
);
