import { describe, expect, it } from 'vitest';
import { countViewParams, likeParams, unlikeParams } from './post-counts.ts';
import { type SeedPost, upsertPostParams } from './seed-posts.ts';
import { getPostParams, listPostsParams } from './store.ts';

const now = new Date('2026-11-20T23:59:00.000Z');
const post: SeedPost = {
  id: 7,
  title: 'T',
  excerpt: 'E',
  content: 'C',
  category: 'AI News',
  tags: ['a'],
  author: 'A',
  publishedAt: '2026-01-02T08:00:00.000Z',
  readTime: 1,
  featured: false,
};

describe('reading posts', () => {
  it('queries the list by its partition and reads one post by two keys in one call', () => {
    expect(listPostsParams('t')).toMatchObject({ ExpressionAttributeValues: { ':pk': 'POSTS' } });
    expect(getPostParams('t', 7).RequestItems).toEqual({
      t: {
        Keys: [
          { pk: 'POSTS', sk: '000000007' },
          { pk: 'POSTBODY', sk: '000000007' },
        ],
      },
    });
  });
});

describe('counting views and likes', () => {
  it('counts a view with a marker of the day, which expires two days later', () => {
    const { marker, count } = countViewParams('t', 7, 'v1', now);
    expect(marker?.Put).toMatchObject({
      Item: { pk: 'VIEW#7#v1', sk: '2026-11-20', ttl: now.getTime() / 1000 + 172_800 },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    expect(count?.Update).toMatchObject({
      Key: { pk: 'POSTS', sk: '000000007' },
      ExpressionAttributeNames: { '#field': 'views' },
      ExpressionAttributeValues: { ':by': 1, ':now': now.toISOString() },
      ConditionExpression: expect.stringContaining('attribute_not_exists(#state)'),
    });
  });

  it('adds and removes likes with the same marker, never below zero', () => {
    const { marker: put, count: up } = likeParams('t', 7, 'v1', now);
    const { marker: remove, count: down } = unlikeParams('t', 7, 'v1', now);
    expect(put?.Put?.Item).toMatchObject({ pk: 'LIKE#7#v1', sk: '-' });
    expect(put?.Put?.Item).not.toHaveProperty('ttl');
    expect(remove?.Delete).toMatchObject({
      Key: { pk: 'LIKE#7#v1', sk: '-' },
      ConditionExpression: 'attribute_exists(pk)',
    });
    expect(up?.Update?.ExpressionAttributeValues).toMatchObject({ ':by': 1 });
    expect(down?.Update?.ExpressionAttributeValues).toMatchObject({ ':by': -1, ':one': 1 });
    expect(down?.Update?.ConditionExpression).toContain('>= :one');
  });
});

describe('seeding posts', () => {
  it('sets counts only on creation, keeps the body out, and notices any change', () => {
    const params = upsertPostParams('t', post);
    expect(params.UpdateExpression).toContain('#views = if_not_exists(#views, :zero)');
    expect(params.UpdateExpression).toContain('#likes = if_not_exists(#likes, :zero)');
    expect(params.ExpressionAttributeNames).not.toHaveProperty('#content');
    const hash = (changed: Partial<SeedPost>) =>
      upsertPostParams('t', { ...post, ...changed }).ExpressionAttributeValues?.[':contentHash'];
    expect(hash({})).toBe(params.ExpressionAttributeValues?.[':contentHash']);
    expect(hash({ content: 'D' })).not.toBe(hash({}));
    expect(hash({ tags: ['b'] })).not.toBe(hash({}));
  });
});
