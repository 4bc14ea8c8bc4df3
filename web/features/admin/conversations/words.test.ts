import { expect, it } from 'vitest';
import { stateWords, titleOf } from './words.ts';

const flows = new Map([['f1', 'Client intake']]);
const none = { first: '', last: '' };

it('titles a conversation by its message, its flow, or the request for a person', () => {
  expect(titleOf({ first: 'One', last: 'Two', where: 'flow:f1' }, flows)).toBe('Two');
  expect(titleOf({ ...none, where: 'flow:f1' }, flows)).toBe('Client intake');
  expect(titleOf({ ...none, where: 'flow:deleted' }, flows)).toBe('Began a flow');
  expect(titleOf({ ...none, where: 'site' }, flows)).toBe('Asked for a person');
});

it('distinguishes waiting visitors from those who left', () => {
  expect(stateWords({ state: 'waiting' })).toBe('Waits');
  expect(stateWords({ state: 'waiting', left: true })).toBe('Waited, has left');
  expect(stateWords({ state: 'person' })).toBe('With you');
});
