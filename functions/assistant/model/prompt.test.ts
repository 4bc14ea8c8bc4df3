import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { sitePrompt } from './prompt.ts';

it('prints the same instructions in docs/assistant.md', () => {
  const docs = readFileSync(new URL('../../../docs/assistant.md', import.meta.url), 'utf8');
  const [, printed = ''] = /```text\n([\s\S]*?)\n```/.exec(docs) ?? [];
  expect(sitePrompt([], []).split('\n\nFacts, the only ones')[0]).toBe(
    printed.replace('{company}', brand.name),
  );
});
