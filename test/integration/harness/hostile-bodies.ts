import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { RouteContract } from '#shared/api/route.ts';
import { schemaBodies } from '#test/fixtures/schema-bodies.ts';

export interface HostileBody {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const jsonType = { 'content-type': 'application/json' };

/** Values that have broken servers before. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u200b\u200d',
  '\ud800',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '=cmd|calc',
  '../../etc/passwd',
  '😀'.repeat(64),
  'x'.repeat(6000),
  'a@b.co',
  'ada@example.com\r\nBcc: x@example.com',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: [] } } },
  { __proto__: null },
  { $ne: null },
  Array.from({ length: 300 }, (_, i) => i),
];

/** Field names of the contract's body, so that hostile values pass the first check. */
const fieldNames = (contract: RouteContract): string[] => {
  const definition = (contract.body as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def;
  return Object.keys(definition?.shape ?? {});
};

const text = (value: unknown): string => JSON.stringify(value) ?? 'null';

const broken: fc.Arbitrary<HostileBody> = fc
  .constantFrom<string | Buffer>(
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '42',
    '1e400',
    'NaN',
    '{"a":1}}',
    "{'a':1}",
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '['.repeat(10_000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
    '\ufeff{}',
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    gzipSync('{"a":1}'),
    `"${'x'.repeat(200_000)}"`,
    '{"a":1e999}',
    '{"\\ud800":1}',
  )
  .map((body) => ({ body, headers: jsonType }));

const wrongType: fc.Arbitrary<HostileBody> = fc
  .constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
    'application/json;charset=utf-16',
    'application/jsonp',
    'APPLICATION/JSON',
    'application/json, text/plain',
  )
  .map((type): HostileBody => ({ body: '{}', headers: type ? { 'content-type': type } : {} }));

const shaped = (names: readonly string[]): fc.Arbitrary<HostileBody> =>
  fc
    .dictionary(
      names.length > 0
        ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string())
        : fc.string(),
      fc.oneof(
        fc.constantFrom(...odd),
        fc.jsonValue({ maxDepth: 3 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
      { minKeys: Math.min(1, names.length), maxKeys: names.length + 2, noNullPrototype: true },
    )
    .map((value) => ({ body: text(value), headers: jsonType }));

const anything: fc.Arbitrary<HostileBody> = fc
  .jsonValue()
  .map((value) => ({ body: text(value), headers: jsonType }));

const nearlyRight = ({ body }: RouteContract): fc.Arbitrary<HostileBody> =>
  (body ? schemaBodies(body) : fc.jsonValue()).map((value) => ({ body: text(value), headers: jsonType }));

/**
 * Generates `count` bodies for a route: mostly its own fields with hostile values, some nearly valid, some
 * malformed, some of the wrong type.
 */
export const hostileBodies = (contract: RouteContract, count: number, seed = 20_261_120): HostileBody[] =>
  fc.sample(
    fc.oneof(
      { weight: 4, arbitrary: shaped(fieldNames(contract)) },
      { weight: 3, arbitrary: nearlyRight(contract) },
      { weight: 2, arbitrary: broken },
      { weight: 1, arbitrary: wrongType },
      { weight: 1, arbitrary: anything },
    ),
    { numRuns: count, seed },
  );
