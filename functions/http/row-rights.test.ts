import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { errorsOf } from './row-errors.ts';
import { type RightsOfRow, rightsOf } from './row-rights.ts';

describe('rightsOf', () => {
  const row = (more: Partial<RightsOfRow>): RightsOfRow => ({ table: [], access: 'public', ...more });

  it('allows reads and writes only on the named partitions, each once', () => {
    expect(
      rightsOf(
        row({
          table: ['Query', 'GetItem', 'PutItem', 'ConditionCheckItem', 'BatchGetItem', 'UpdateItem'],
          reads: ['POSTS', 'CONTACTS', 'POSTS'],
          writes: ['CONTACTS'],
        }),
      ),
    ).toEqual([
      {
        on: 'table',
        actions: ['Query', 'GetItem', 'ConditionCheckItem', 'BatchGetItem'],
        partitions: ['CONTACTS', 'POSTS'],
      },
      { on: 'table', actions: ['PutItem', 'UpdateItem'], partitions: ['CONTACTS'] },
    ]);
    expect(rightsOf(row({}))).toEqual([]);
  });

  it('includes the rights that the pipeline needs', () => {
    const partitions = (more: Partial<RightsOfRow>) =>
      rightsOf(row({ table: ['GetItem'], ...more })).map((right) => right.partitions);
    expect(partitions({ access: 'admin' })).toEqual([['ADMIN', 'REVOKED#*']]);
    expect(partitions({ knowsAdmin: true })).toEqual([['ADMIN', 'REVOKED#*']]);
    expect(partitions({ versions: ['CONTACTS'] })).toEqual([['VERSION#*']]);
    expect(partitions({ recordOf: 'CLIENTS' })).toEqual([['CLIENTS']]);
    expect(partitions({ recordOf: 'CONVERSATION' })).toEqual([['CONVERSATION#*']]);
    expect(partitions({})).toEqual([[]]);
    const limited = row({
      table: ['UpdateItem'],
      rateLimit: { name: 'x', max: 1, windowSeconds: 1 } as never,
    });
    expect(rightsOf(limited)).toEqual([{ on: 'table', actions: ['UpdateItem'], partitions: ['RATE#*'] }]);
  });

  it('lets routes for API keys read keys, note their use and count wrong ones', () => {
    expect(rightsOf(row({ table: ['BatchGetItem'], access: 'admin', apiScope: 'leads:read' }))).toEqual([
      { on: 'table', actions: ['BatchGetItem'], partitions: ['ADMIN', 'APIKEYS', 'REVOKED#*'] },
      { on: 'table', actions: ['UpdateItem'], partitions: ['APIKEYS', 'RATE#*'] },
    ]);
  });

  it('allows index queries only if the row names one', () => {
    expect(rightsOf(row({ index: 'PERSON#*' as never }))).toEqual([
      { on: 'index', actions: ['Query'], partitions: ['PERSON#*'] },
    ]);
  });
});

describe('errorsOf', () => {
  const always = [
    'edge.forbidden',
    'internal',
    'request.invalid',
    'request.too_large',
    'route.method',
    'store.unavailable',
  ];
  const errors = (contract: object, more: object = {}) =>
    errorsOf({
      contract: defineRoute({ method: 'GET', path: '/api/x', response: z.unknown(), ...contract } as never),
      access: 'public',
      ...more,
    }).filter((code) => !always.includes(code));

  it('combines the errors of the shared pipeline with those of the contract', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ errors: ['limit.reached'] })).toEqual(['limit.reached']);
    expect(errors({ method: 'DELETE' })).toEqual(['request.cross_site']);
    expect(errors({ method: 'POST', body: z.unknown() })).toEqual([
      'request.content_type',
      'request.cross_site',
      'request.malformed',
    ]);
    expect(errors({ params: z.object({}) })).toEqual(['record.not_found']);
    expect(errors({}, { access: 'admin' })).toEqual(['auth.required', 'key.scope']);
    expect(errors({}, { knowsAdmin: true })).toEqual(['auth.required', 'key.scope']);
    expect(errors({}, { access: 'admin', apiScope: 'leads:read' })).toEqual([
      'auth.required',
      'key.invalid',
      'key.scope',
      'rate.limited',
    ]);
    expect(errors({}, { rateLimit: {} })).toEqual(['rate.limited']);
  });
});
