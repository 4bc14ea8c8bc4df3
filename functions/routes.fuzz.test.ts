import { marshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteContract } from '#shared/api/route.ts';
import { gatewayEvent, testDeps } from '#test/fixtures/gateway.ts';
import { schemaBodies } from '#test/fixtures/schema-bodies.ts';
import { caseCount } from '#test/setup/depth.ts';
import { defineHandler } from './http/define.ts';
import { makeHandler } from './http/pipeline.ts';
import type { RouteRow } from './http/types.ts';
import { routes } from './routes.ts';

/** Values that break naive code, and any other value that JSON can express. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    '\u0000',
    'a'.repeat(6000),
    '😀'.repeat(3000),
    'é'.repeat(300),
    '=1+1',
    '__proto__',
    '../..',
    `${'a'.repeat(50_000)}@`,
    'a@b',
    '2026-02-30',
    -1,
    0,
    1e21,
    1e-300,
    Number.MAX_SAFE_INTEGER,
    null,
  ),
);

const knownKeys = (contract: RouteContract): string[] =>
  Object.keys((contract.body as { shape?: object } | undefined)?.shape ?? {});

/** Request bodies: any JSON, or the route's own fields with odd values, an extra key or a small mistake. */
const bodyFor = (contract: RouteContract) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(...knownKeys(contract).map((key) => fc.option(fc.tuple(fc.constant(key), oddValue))))
        .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null))),
    },
    ...(contract.body ? [{ weight: 3, arbitrary: schemaBodies(contract.body) }] : []),
    {
      weight: 1,
      arbitrary: fc.dictionary(
        fc.constantFrom(...knownKeys(contract), 'pk', 'role', 'constructor', 'prototype'),
        oddValue,
      ),
    },
  );

const rows = Object.entries<RouteRow>(routes).filter(([, { contract }]) => contract.body);
/** Bodies per route; every run generates different ones. */
const runs = caseCount(800);

describe.each(rows)('%s', (name, { contract }) => {
  it(`answers ${runs} odd bodies below 500 and stores nothing that the table can't hold [HTTP-026]`, async () => {
    const path = Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '7']));
    const open: RouteContract = { ...contract, params: undefined };
    let reached = 0;
    const route = defineHandler(open, () => async ({ body }) => {
      reached += 1;
      const allowed = new Set(knownKeys(contract));
      if (allowed.size > 0)
        expect(Object.keys(body as object).filter((key) => !allowed.has(key))).toEqual([]);
      marshall({ body }, { removeUndefinedValues: true });
      return {};
    });
    const handler = makeHandler(name, { access: 'public' }, route, testDeps());
    await fc.assert(
      fc.asyncProperty(bodyFor(contract), async (body) => {
        const answer = await handler(gatewayEvent({ method: contract.method, params: path, body }));
        const text = `${answer.statusCode} ${answer.body}`;
        expect(answer.statusCode, text).toBeLessThan(500);
        if ((answer.statusCode ?? 0) >= 400) expect(JSON.parse(answer.body ?? '')).toHaveProperty('code');
      }),
      { numRuns: runs },
    );
    expect(reached).toBeLessThan(runs);
  });
});
