// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { hero } from '#shared/content/landing/hero.ts';
import { Hero } from './hero-section.tsx';

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
const styles = read('./hero.module.css').replace(/\/\*[\s\S]*?\*\//g, '');
const motion = /@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/.exec(styles)?.[0] ?? '';

afterEach(cleanup);

describe('the hero’s conversations', () => {
  it('play line by line, each scene after the one before', () => {
    const { container } = render(<Hero />, { wrapper: MemoryRouter });
    const lines = [...container.querySelectorAll<HTMLElement>('.bubble')];
    const turns = lines.map((line) => Number(line.style.getPropertyValue('--turn')));
    expect(turns).toEqual(lines.map((_, index) => index));
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      hero.scenes.flatMap((scene) => scene.lines.map(({ text }) => text)),
    );
  });

  it('play once in less than five seconds, and then stay visible', () => {
    expect(motion).toMatch(/animation: say var\(--medium\) var\(--ease\) backwards;/);
    const step = Number(/animation-delay: calc\(var\(--turn\) \* ([\d.]+)s\)/.exec(motion)?.[1]);
    const lasts = Number(/--medium: (\d+)ms/.exec(read('../../brand/tokens.css'))?.[1]) / 1000;
    const lines = hero.scenes.flatMap((scene) => scene.lines).length;
    expect((lines - 1) * step + lasts).toBeLessThan(5);
    expect(step).toBeGreaterThan(0);
    expect(styles).not.toMatch(/infinite|iteration/);
  });

  it('don’t move under reduced motion', () => {
    expect(motion).not.toBe('');
    expect(styles.replace(motion, '')).not.toMatch(/\banimation(-\w+)*\s*:|\btransition(-\w+)*\s*:/);
  });
});
