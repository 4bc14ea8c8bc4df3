import { postPage } from '#shared/content/blog/page.ts';

const format = new Intl.NumberFormat('en-US');

interface CountProps {
  readonly name: 'views' | 'likes';
  /** Undefined until the table was asked: a built page never shows an invented number. */
  readonly value: number | undefined;
}

/** A live number. The loader fills it in on a built page before hydration, which therefore leaves the text alone. */
export const Count = ({ name, value }: CountProps) => (
  <span data-count={name} suppressHydrationWarning>
    {value === undefined ? postPage.unknownCount : format.format(value)}
  </span>
);
