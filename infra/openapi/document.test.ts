import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: unknown }>>;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}
const documentOf = (all: Readonly<Record<string, RouteRow>>) =>
  openApiDocument(all) as unknown as { paths: Record<string, Record<string, Operation>> };
const rows = Object.entries<RouteRow>(routes);
const whole = documentOf(routes);

describe('openApiDocument', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const document = structuredClone(openApiDocument(routes)) as Record<string, unknown>;
    expect(await validator.validate(document)).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each(rows)('describes path, errors and access of %s', (_, row) => {
    const { contract, access } = row;
    const found = whole.paths[contract.path]?.[contract.method.toLowerCase()];
    const named = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(found?.parameters?.filter((one) => one.in === 'path').map(({ name }) => name) ?? []).toEqual(
      named,
    );
    expect(found?.responses[String(contract.status ?? 200)]?.content).toBeDefined();
    expect(
      Object.values(found?.responses ?? {})
        .map(({ description }) => description)
        .join(),
    ).toContain('`store.unavailable`');
    expect(JSON.stringify(found?.security)).toBe(
      access === 'public'
        ? '[]'
        : JSON.stringify([
            ...(access === 'admin' || row.knowsAdmin ? [{ adminSession: [] }] : []),
            ...(row.apiScope ? [{ apiKey: [row.apiScope] }] : []),
            ...(access === 'visitor' ? [{ visitor: [] }] : []),
          ]),
    );
    expect(found?.requestBody !== undefined).toBe(contract.body !== undefined);
  });

  it('changes whenever a contract changes [INFRA-001]', () => {
    const { subscribe } = routes;
    const changed = {
      ...subscribe,
      contract: { ...subscribe.contract, response: z.object({ other: z.string() }) },
    };
    expect(JSON.stringify(documentOf({ subscribe: changed }))).not.toBe(
      JSON.stringify(documentOf({ subscribe })),
    );
  });
});
