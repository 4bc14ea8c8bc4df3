import { expect, it } from 'vitest';
import { buildEmbedSnippet, type EmbedMode } from './embed-snippet.ts';

const made = (mode: EmbedMode, accent = '') =>
  buildEmbedSnippet({ origin: 'https://a.example', flow: 'f1', mode, accent });

it('builds the script tag with the chosen mode and colour [FLOW-009]', () => {
  expect(made('bubble')).toBe('<script src="https://a.example/embed.js" data-flow="f1" async></script>');
  expect(made('inline')).toContain(' data-mode="inline" data-target="#chat" async');
  expect(made('popup', '#7A1f5c')).toContain(
    ' data-mode="popup" data-open=".open-chat" data-accent="#7A1f5c" async',
  );
});

it('ignores invalid colours', () => {
  expect(made('bubble', '"><script>')).toBe(made('bubble'));
  expect(made('bubble', '#fff')).toBe(made('bubble'));
});
