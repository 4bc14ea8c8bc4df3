import type { RouteRow } from '#functions/http/types.ts';
import type { HttpMethod } from '#shared/api/route.ts';

export interface MatchedRoute {
  readonly name: string;
  readonly row: RouteRow;
  readonly pathParameters: Readonly<Record<string, string>>;
}

export type RouteMatch =
  | { readonly kind: 'route'; readonly route: MatchedRoute }
  | { readonly kind: 'method'; readonly allow: readonly HttpMethod[] }
  | { readonly kind: 'none' };

interface Pattern {
  readonly name: string;
  readonly row: RouteRow;
  readonly parts: readonly string[];
}

const parameterName = (part: string): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1];

/**
 * Values of the placeholders; undefined when the path does not match. A placeholder never matches an empty
 * segment.
 */
const matchPattern = (pattern: Pattern, parts: readonly string[]): Record<string, string> | undefined => {
  if (parts.length !== pattern.parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, expected] of pattern.parts.entries()) {
    const actual = parts[index] ?? '';
    const name = parameterName(expected);
    if (name === undefined ? actual !== expected : actual === '') return undefined;
    if (name === undefined) continue;
    try {
      values[name] = decodeURIComponent(actual);
    } catch {
      return undefined;
    }
  }
  return values;
};

/**
 * Matches as API Gateway does: exact, case-sensitive, fixed segments before placeholders, no trailing slash.
 * Each path has one spelling, so nobody can bypass limits and rights with another.
 */
export const routeMatcher = (routes: Readonly<Record<string, RouteRow>>) => {
  const patterns: Pattern[] = Object.entries(routes)
    .map(([name, row]) => ({ name, row, parts: row.contract.path.split('/') }))
    .sort((a, b) => {
      const variable = ({ parts }: Pattern) =>
        parts.map((part) => (parameterName(part) ? '1' : '0')).join('');
      return variable(a).localeCompare(variable(b));
    });
  return (method: string, path: string): RouteMatch => {
    const parts = path.split('/');
    const candidates = patterns.flatMap((pattern) => {
      const pathParameters = matchPattern(pattern, parts);
      return pathParameters ? [{ name: pattern.name, row: pattern.row, pathParameters }] : [];
    });
    const route = candidates.find(({ row }) => row.contract.method === method);
    if (route) return { kind: 'route', route };
    if (candidates.length === 0) return { kind: 'none' };
    return { kind: 'method', allow: [...new Set(candidates.map(({ row }) => row.contract.method))].sort() };
  };
};
