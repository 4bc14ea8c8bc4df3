// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

beforeEach(() => sessionStorage.clear());

it('reloads once, then shows the failure, and may reload again a minute later [SITE-022]', () => {
  const reload = vi.fn();
  expect(reloadOnce(1_000_000, reload)).toBe(true);
  expect(reloadOnce(1_000_500, reload)).toBe(false);
  expect(reloadOnce(1_060_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce(1_000_000, vi.fn())).toBe(false);
});
