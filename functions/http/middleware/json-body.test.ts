import { describe, expect, it } from 'vitest';
import type { EventOptions } from '#test/fixtures/gateway.ts';
import { callThings } from '#test/fixtures/things-route.ts';

const code = async (event: EventOptions) => (await callThings(event)).json?.code;
const typed = (type: string, more: Record<string, string> = {}) => ({
  rawBody: '{"text":"x"}',
  headers: { 'content-type': type, ...more },
});

describe('jsonBody', () => {
  it.each(['application/json', 'application/json; charset=utf-8', ' APPLICATION/JSON ;x'])(
    'accepts the content type %j',
    async (type) => expect((await callThings(typed(type))).statusCode).toBe(200),
  );

  it.each(['identity', '', ' Identity '])('accepts the content encoding %j', async (encoding) => {
    expect(await code(typed('application/json', { 'content-encoding': encoding }))).toBeUndefined();
  });

  it('rejects other content types and encodings', async () => {
    expect(await code(typed('application/jsonx'))).toBe('request.content_type');
    expect(await code(typed('', {}))).toBe('request.content_type');
    expect(await code({ rawBody: '{}', headers: {} })).toBe('request.content_type');
    expect(await code(typed('application/json', { 'content-encoding': 'gzip' }))).toBe(
      'request.content_type',
    );
  });

  it('rejects bodies longer than the route allows, by their bytes and by content-length', async () => {
    const of = (bytes: number) => ({
      rawBody: `{"text":"${'x'.repeat(bytes - 11)}"}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(await code(of(100))).toBeUndefined();
    expect(await code(of(101))).toBe('request.too_large');
    expect(await code(typed('application/json', { 'content-length': '100' }))).toBeUndefined();
    expect(await code(typed('application/json', { 'content-length': '101' }))).toBe('request.too_large');
    const packed = (bytes: number) => ({ ...of(bytes), rawBody: Buffer.from(of(bytes).rawBody) });
    expect(await code(packed(100))).toBeUndefined();
    expect(await code(packed(110))).toBe('request.too_large');
    expect(await code({ ...of(20), rawBody: Buffer.from([0x22, 0xff, 0x22]) })).toBe('request.malformed');
  });
});
