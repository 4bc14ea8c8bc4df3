// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyAhead } from './lazy-ahead.tsx';

afterEach(cleanup);

const Hello: ComponentType<{ readonly name: string }> = ({ name }) => <p>Hello {name}</p>;
const draw = (Shown: typeof Hello) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Shown name="Ada" />
    </Suspense>,
  );

it('renders a preloaded component at once, and loads it once', async () => {
  const load = vi.fn(async () => Hello);
  const { Shown, ahead } = lazyAhead(load);
  await ahead();
  await ahead();
  draw(Shown);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('suspends otherwise', async () => {
  draw(lazyAhead(async () => Hello).Shown);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
