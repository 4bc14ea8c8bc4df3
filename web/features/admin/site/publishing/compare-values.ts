import type { SiteChange } from '#shared/api/publication.ts';
import { changedKeys } from '#shared/site/changes.ts';
import { readPath, type Values } from '../draft/site-path.ts';
import { describeValue, labelFor } from '../fields/labels.ts';

/** What differs between two sets of site values, in words. A value that is not set shows as its default. */
export const compareValues = (before: Values, after: Values, defaults: Values): readonly SiteChange[] =>
  changedKeys(before, after).map((key) => {
    const describe = (values: Values) =>
      describeValue(key, readPath(values, key) ?? readPath(defaults, key) ?? textDefault(key));
    return { key, label: labelFor(key), before: describe(before), after: describe(after) };
  });

/** Defaults of texts are not loaded with every part of the screen. */
const textDefault = (key: string): string | undefined =>
  key.startsWith('texts.') ? 'the default text' : undefined;
