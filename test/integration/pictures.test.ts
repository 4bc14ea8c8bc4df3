import { describe, expect, it } from 'vitest';
import type { AdminPost } from '#shared/api/admin-posts.ts';
import type { Picture } from '#shared/api/pictures.ts';
import { pictureFile, pictureLine } from '#shared/domain/blog/pictures.ts';
import { webpFile } from '#test/fixtures/webp-file.ts';
import { useTestSite } from './harness/test-site.ts';

const files = (...sizes: [number, number][]) =>
  sizes.map(([width, height]) => Buffer.from(webpFile(width, height)).toString('base64'));
const input = (changes: object = {}) => ({
  alt: 'A chart',
  width: 1600,
  height: 840,
  files: files([480, 252], [960, 504], [1600, 840]),
  ...changes,
});

describe('pictures', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const api = async (method: string, path: string, json?: unknown) => {
    const admin = await site.admin();
    return admin(method, `/api/admin${path}`, json === undefined ? {} : { json });
  };

  it('stores a picture under its digest and serves its files for a year', async () => {
    const answer = await api('POST', '/pictures', input());
    expect(answer.status).toBe(201);
    const { hash } = answer.json<Picture>();
    const file = await fetch(`${site.runtime.url}${pictureFile(hash, 480)}`);
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(webpFile(480, 252));
    expect((await fetch(`${site.runtime.url}${pictureFile(hash, 500)}`)).status).toBe(404);
  });

  it.each([
    ['a script', { files: [Buffer.from('<script>alert(1)</script>'.repeat(9)).toString('base64')] }],
    ['an SVG', { files: [Buffer.from('<svg onload="alert(1)">'.repeat(9)).toString('base64')] }],
    ['a missing size', { files: files([480, 252], [1600, 840]) }],
    ['sizes that don’t match', { files: files([480, 252], [960, 504], [1600, 900]) }],
    ['text that is no base64', { files: ['<script>'] }],
    ['a huge file', { files: ['A'.repeat(420_000)] }],
  ])('rejects %s', async (_, changes) => {
    const before = (await api('GET', '/pictures')).json<Picture[]>().length;
    expect((await api('POST', '/pictures', input({ width: 1600, ...changes }))).status).toBe(400);
    expect((await api('GET', '/pictures')).json<Picture[]>()).toHaveLength(before);
  });

  it('names the posts that use a picture, and deletes only unused ones', async () => {
    const picture = (
      await api('POST', '/pictures', input({ width: 960, height: 504, files: files([480, 252], [960, 504]) }))
    ).json<Picture>();
    const { hash, width, height } = picture;
    const post = (
      await api('POST', '/posts', {
        title: 'With a picture',
        excerpt: '',
        content: `Text\n\n${pictureLine(picture)}`,
        category: 'Development',
        tags: [],
        author: 'Ada',
        featured: false,
        cover: { hash, width, height, alt: 'Cover' },
      })
    ).json<AdminPost>();
    const listed = (await api('GET', '/pictures')).json<Picture[]>().find((one) => one.hash === hash);
    expect(listed?.usedIn).toEqual([{ id: post.id, title: 'With a picture' }]);
    const refused = await api('DELETE', `/pictures/${hash}`);
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain('With a picture');

    await api('DELETE', `/posts/${post.id}`);
    expect((await api('DELETE', `/pictures/${hash}`)).status).toBe(200);
    expect((await fetch(`${site.runtime.url}${pictureFile(hash, 480)}`)).status).toBe(404);
    expect((await api('DELETE', `/pictures/${hash}`)).status).toBe(404);
  });
});
