import { describe, expect, it, vi } from 'vitest';
import { replyUnlessKnown, sameEtag, versionEtag } from './etag.ts';

describe('sameEtag', () => {
  it.each([
    [undefined, '"a"', false],
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"b", W/"a" ', 'W/"a"', true],
    ['"b"', '"a"', false],
    ['"aW/"', '"a"', false],
    ['*', '"a"', false],
  ])('compares %j with %j: %s', (header, etag, same) => expect(sameEtag(header, etag)).toBe(same));
});

describe('versionEtag', () => {
  const stored = (contacts: number) => ({ totals: { CONTACTS: { n: contacts, all: 7 }, NOTICES: {} } });
  const noon = new Date('2026-11-20T12:00:00Z');

  it('changes with each version', () => {
    expect(versionEtag(stored(3), noon)).toBe('"3.0-2026-11-20"');
    expect(versionEtag(stored(4), noon)).not.toBe(versionEtag(stored(3), noon));
  });

  it('changes at the end of the day, or of the span of minutes', () => {
    const at = (time: string, minutes?: number) =>
      versionEtag(stored(3), new Date(`2026-11-${time}Z`), minutes);
    expect(at('20T23:59:59')).toBe(at('20T00:00:00'));
    expect(at('21T00:00:00')).not.toBe(at('20T23:59:59'));
    expect(at('20T12:09:59', 10)).toBe(at('20T12:00:00', 10));
    expect(at('20T12:10:00', 10)).not.toBe(at('20T12:00:00', 10));
  });
});

describe('replyUnlessKnown', () => {
  it('reads nothing when the client has the ETag', async () => {
    const read = vi.fn(async () => ({ body: [1], headers: { link: '</a>' } }));
    expect(await replyUnlessKnown({ 'if-none-match': 'W/"1"' }, '"1"', read)).toEqual({
      reply: true,
      status: 304,
      headers: { etag: '"1"' },
    });
    expect(read).not.toHaveBeenCalled();
    expect(await replyUnlessKnown({}, '"1"', read)).toEqual({
      reply: true,
      body: [1],
      headers: { link: '</a>', etag: '"1"' },
    });
  });
});
