import { describe, expect, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routeMatcher } from './route-match.ts';

const row = (method: string, path: string) => ({ contract: { method, path } }) as unknown as RouteRow;

const match = routeMatcher({
  one: row('GET', '/api/flows/{id}'),
  analytics: row('GET', '/api/flows/analytics'),
  update: row('PUT', '/api/flows/{id}'),
  nested: row('GET', '/api/flows/{id}/sessions/{session}'),
});

const found = (method: string, path: string) => {
  const result = match(method, path);
  return result.kind === 'route' ? [result.route.name, result.route.pathParameters] : result.kind;
};

describe('routeMatcher', () => {
  it('prefers a fixed segment to a placeholder, whatever the order of the routes', () => {
    expect(found('GET', '/api/flows/analytics')).toEqual(['analytics', {}]);
    expect(found('GET', '/api/flows/a1')).toEqual(['one', { id: 'a1' }]);
  });

  it('decodes placeholders once and rejects empty or invalid ones', () => {
    expect(found('GET', '/api/flows/a%2Fb%2525')).toEqual(['one', { id: 'a/b%25' }]);
    expect(found('GET', '/api/flows/')).toBe('none');
    expect(found('GET', '/api/flows/%ff')).toBe('none');
    expect(found('GET', '/api/flows//sessions/x')).toBe('none');
  });

  it('lists the allowed methods of a path for any other method', () => {
    expect(match('DELETE', '/api/flows/a1')).toEqual({ kind: 'method', allow: ['GET', 'PUT'] });
  });
});
