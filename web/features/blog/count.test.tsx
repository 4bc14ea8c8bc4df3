// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PostCount } from './count.tsx';

const Row = ({ value }: { value: number | undefined }) => (
  <p data-counted suppressHydrationWarning hidden={value === 0}>
    <PostCount name="views" value={value} />
  </p>
);

describe('PostCount', () => {
  it('shows a first view although the loader has hidden the row of zero views', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Row value={undefined} />);
    const row = root.querySelector('p') as HTMLElement;
    const number = root.querySelector('span') as HTMLElement;
    number.textContent = '0';
    row.hidden = true;
    const page = await act(async () => hydrateRoot(root, <Row value={1} />));
    expect([number.textContent, row.hidden]).toEqual(['1', false]);
    await act(async () => page.render(<Row value={2} />));
    expect([number.textContent, row.hidden]).toEqual(['2', false]);
  });
});
