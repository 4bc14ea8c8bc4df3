import { expect, it } from 'vitest';
import { conversationTitle, stateLabel } from './labels.ts';

const flows = new Map([['f1', 'Client intake']]);
const none = { first: '', last: '' };

it('titles a conversation by its message, its flow, or the request for a person', () => {
  expect(conversationTitle({ first: 'One', last: 'Two', where: 'flow:f1' }, flows)).toBe('Two');
  expect(conversationTitle({ ...none, where: 'flow:f1' }, flows)).toBe('Client intake');
  expect(conversationTitle({ ...none, where: 'flow:deleted' }, flows)).toBe('Started a flow');
  expect(conversationTitle({ ...none, where: 'site' }, flows)).toBe('Asked for a person');
});

it('distinguishes waiting visitors from those who left', () => {
  expect(stateLabel({ state: 'waiting' })).toBe('Waiting');
  expect(stateLabel({ state: 'waiting', left: true })).toBe('Left while waiting');
  expect(stateLabel({ state: 'person' })).toBe('With you');
});
