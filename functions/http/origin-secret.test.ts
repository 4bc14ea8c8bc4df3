import { expect, it } from 'vitest';
import { cameThroughEdge } from './origin-secret.ts';

const rotating = { ORIGIN_SECRET: 'new', ORIGIN_SECRET_PREVIOUS: 'old' };

it.each([
  ['no secret is set', {}, undefined, true],
  ['the secret is right', { ORIGIN_SECRET: 'new' }, 'new', true],
  ['it is the one before and nothing rotates', { ORIGIN_SECRET: 'new' }, 'old', false],
  ['it is missing', { ORIGIN_SECRET: 'new' }, undefined, false],
  ['it is rotated and the new one comes', rotating, 'new', true],
  ['it is rotated and the one before comes', rotating, 'old', true],
  ['it is rotated and another comes', rotating, 'older', false],
  ['it is rotated and none comes', rotating, undefined, false],
])('while %s', (_, env, sent, expected) => {
  expect(cameThroughEdge(env, sent)).toBe(expected);
});
