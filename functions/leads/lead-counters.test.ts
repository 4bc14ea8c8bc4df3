import { describe, expect, it } from 'vitest';
import { arrivalCounters } from './lead-counters.ts';

describe('arrivalCounters', () => {
  it('counts the channel, and language and page when they are known ones', () => {
    expect(arrivalCounters({ channel: 'search' })).toEqual({ 'channel:search': 1 });
    expect(arrivalCounters({ channel: 'search', language: 'xx', page: '' })).toEqual({ 'channel:search': 1 });
    expect(
      arrivalCounters({ channel: 'direct', language: 'de', page: 'https://x.example/pricing?a=b' }),
    ).toEqual({
      ...{ 'channel:direct': 1, 'language:de': 1, 'page:pricing': 1 },
    });
  });
});
