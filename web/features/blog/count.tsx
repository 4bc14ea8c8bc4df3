import { postPage } from '#shared/content/blog/page.ts';

const format = new Intl.NumberFormat('en-US');

interface CountProps {
  readonly name: 'views' | 'likes';
  /** Undefined until the API has answered: a prerendered page never shows an invented number. */
  readonly value: number | undefined;
}

/**
 * A live number. On a prerendered page the loader fills it in before hydration and hides the row of a zero.
 * Hydration changes neither, so the newer number is written here.
 */
export const PostCount = ({ name, value }: CountProps) => {
  const write = (element: HTMLElement | null) => {
    if (!element || value === undefined) return;
    element.textContent = format.format(value);
    const row = element.closest<HTMLElement>('[data-counted]');
    if (row) row.hidden = value === 0;
  };
  return (
    <span data-count={name} ref={write} suppressHydrationWarning>
      {value === undefined ? postPage.unknownCount : format.format(value)}
    </span>
  );
};
