// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft.ts';

const draft: Draft = {
  flow: createFlowDocument(),
  details: { name: 'Intake', description: '', industry: 'Healthcare', language: 'en' },
  baseVersion: 3,
  savedAt: '2026-03-02T10:00:00.000Z',
};

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('is restored unchanged, for its own flow only', () => {
    writeDraft('a', draft);
    expect(readDraft('a')).toEqual(draft);
    expect(readDraft('b')).toBeUndefined();
    removeDraft('a');
    expect(readDraft('a')).toBeUndefined();
  });

  it.each([
    'null',
    '[]',
    '{',
    '{"flow":7}',
    JSON.stringify({ ...draft, details: { name: 'x' } }),
    JSON.stringify({ ...draft, baseVersion: '3' }),
    JSON.stringify({ ...draft, flow: { nodes: [{ type: 'robot' }] } }),
  ])('is ignored when damaged: %s', (text) => {
    localStorage.setItem('flow-draft:a', text);
    expect(readDraft('a')).toBeUndefined();
  });
});
