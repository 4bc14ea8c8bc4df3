import { describe, expect, it } from 'vitest';
import { ownPath } from '#shared/domain/own-path.ts';

/** Spellings that look like a path but that a browser resolves to another host. */
const escapes = [
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example/login',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  './/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
];

describe('a link of an answer or a flow', () => {
  it.each(escapes)('is refused when it leaves the site: %j', (link) => {
    expect(ownPath(link)).toBeUndefined();
  });

  it.each(['/', '/pricing#plans', '/blog/2?from=chat', '/a/../pricing'])('stays on the site: %j', (link) => {
    const accepted = ownPath(link) ?? '';
    expect(new URL(accepted, 'https://site.example').host).toBe('site.example');
  });
});
