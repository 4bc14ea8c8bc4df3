import { expect, it } from 'vitest';
import { createEmptyDocument } from '#shared/flow/defaults.ts';
import { findProblems } from '#shared/flow/problems.ts';
import { changedFlow } from './change.ts';
import type { StoredFlow } from './store/items.ts';

it('activates a duplicate without nodes by saving the start node that the builder shows', () => {
  const duplicate = {
    id: 'f',
    name: 'Sales (Copy)',
    version: 1,
    isActive: false,
    publishedVersion: null,
    updatedAt: '2030-01-01T00:00:00.000Z',
    flowData: createEmptyDocument(),
  } as unknown as StoredFlow;
  const changed = changedFlow(duplicate, { isActive: true }, new Date('2030-01-02'), findProblems);
  expect(changed?.flow).toMatchObject({ isActive: true, version: 2, publishedVersion: 2 });
  expect(changed?.flow.flowData.nodes.map(({ type }) => type)).toEqual(['start']);
});
