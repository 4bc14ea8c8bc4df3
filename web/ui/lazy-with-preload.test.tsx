// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

afterEach(cleanup);

const Hello: ComponentType<{ readonly name: string }> = ({ name }) => <p>Hello {name}</p>;
const draw = (Component: typeof Hello) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Component name="Ada" />
    </Suspense>,
  );

it('renders a preloaded component at once, and loads it once', async () => {
  const load = vi.fn(async () => Hello);
  const { Component, preload } = lazyWithPreload(load);
  await preload();
  await preload();
  draw(Component);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('suspends otherwise', async () => {
  draw(lazyWithPreload(async () => Hello).Component);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
