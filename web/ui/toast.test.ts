// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '#web/ui/toaster.tsx';
import { dismissToast, showToast } from './toast.ts';

describe('showToast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(createElement(Toaster));
  });
  afterEach(() => {
    act(dismissToast);
    cleanup();
    vi.useRealTimers();
  });

  it('shows one toast at a time: a new one replaces the old and stays five seconds [SITE-001]', () => {
    act(() => showToast({ title: 'First' }));
    act(() => vi.advanceTimersByTime(3000));
    act(() => showToast({ title: 'Second', description: 'More' }));
    expect(screen.queryByText('First')).toBeNull();
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.getByText('Second')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('uses a live region that is always mounted, assertive for errors', () => {
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    act(() => showToast({ title: 'Broken', tone: 'error' }));
    expect(region.getAttribute('aria-live')).toBe('assertive');
    expect(region.textContent).toContain('Broken');
  });
});
