import * as z from 'zod/mini';
import { siteValuesSchema } from '#shared/api/site-values.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Removes a value; one within a list with its list. */
const without = (values: unknown, [key, ...rest]: readonly PropertyKey[]): unknown => {
  if (key === undefined || Array.isArray(values)) return undefined;
  if (!isObject(values) || !(key in values)) return values;
  const { [key]: inner, ...others } = values;
  const left = rest.length > 0 ? without(inner, rest) : undefined;
  return left === undefined ? others : { ...others, [key]: left };
};

/** Paths of the values that an issue is about. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/**
 * Parses stored site values (JSON). A value that a newer version of the product no longer accepts is left out, so that its
 * default is used, and the others stay.
 */
export const parseValues = (text: unknown): SiteValues => {
  try {
    let values: unknown = JSON.parse(String(text));
    for (;;) {
      const parsed = z.safeParse(siteValuesSchema, values);
      if (parsed.success) return parsed.data;
      const paths = parsed.error.issues.flatMap(pathsOf);
      const left = paths.reduce(without, values);
      // What is missing can't be removed, so its group is.
      const isUnchanged = JSON.stringify(left) === JSON.stringify(values);
      values = isUnchanged ? paths.map((path) => path.slice(0, -1)).reduce(without, values) : left;
      if (values === undefined) return {};
    }
  } catch {
    return {};
  }
};
