import { describe, expect, it } from 'vitest';
import { furtherKinds } from '../people/timeline-kinds.ts';
import { spreadsheetTime } from '../transfer/export-cells.ts';
import { arrivalCounters } from './lead-counters.ts';

describe('how a lead came', () => {
  it('is counted by its channel, and by language and page where they are of a closed list', () => {
    expect(arrivalCounters({ channel: 'search' })).toEqual({ 'channel:search': 1 });
    expect(arrivalCounters({ channel: 'search', language: 'xx', page: '' })).toEqual({ 'channel:search': 1 });
    expect(
      arrivalCounters({ channel: 'direct', language: 'de', page: 'https://x.example/pricing?a=b' }),
    ).toEqual({
      ...{ 'channel:direct': 1, 'language:de': 1, 'page:pricing': 1 },
    });
  });
});

it('a talk to a flow is in the timeline with what was said, and leads to its results', () => {
  const at = '2027-01-02T09:00:00.000Z';
  const state = {
    v: 1,
    language: 'en',
    nodeId: null,
    waiting: null,
    variables: {},
    steps: 0,
    done: true,
    outcome: null,
  };
  const item = {
    ...{
      pk: 'FLOWSESSIONS#u',
      sk: 's-1',
      id: 's-1',
      uuid: 'u',
      flowId: 'f 1',
      workspace: 'SITE',
      version: 1,
    },
    ...{
      startedAt: at,
      updatedAt: at,
      shard: 0,
      step: 1,
      seen: [],
      lastInput: null,
      lastMessages: [],
      awaiting: null,
    },
    ...{ log: [], state: JSON.stringify(state), ttl: 4_000_000_000 },
    transcript: [
      { role: 'bot', text: 'Name?', delay: 0 },
      { role: 'visitor', text: 'Ada', delay: 0 },
      { role: 'notice', text: 'Left', delay: 0 },
    ],
  };
  const entry = furtherKinds.find(({ kind }) => kind === 'FLOWSESSION')?.entry(item, new Date(at));
  expect(entry).toEqual({
    ...{ id: 's-1', at, kind: 'flow', title: 'Talked to a flow', by: 'visitor' },
    turns: [
      { role: 'assistant', content: 'Name?' },
      { role: 'user', content: 'Ada' },
    ],
    link: '/flows?tab=results&flow=f+1&session=s-1',
  });
});

it('a moment that was never given is an empty cell', () => {
  expect(spreadsheetTime(undefined, 'Asia/Tokyo')).toBeUndefined();
});
