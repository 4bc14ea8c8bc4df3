import { changedKeys } from '#shared/site/changes.ts';
import { isSame, readPath, type Values, writePath } from './site-path.ts';

/** A value that was changed here and also, differently, elsewhere. */
export interface Conflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Merges two drafts that started from the same values. Changes to different values are combined. For a value
 * that both changed, the result has mine, and the conflict lists both.
 */
export const mergeDrafts = (
  base: Values,
  mine: Values,
  theirs: Values,
): { readonly values: Values; readonly conflicts: readonly Conflict[] } => {
  const myPaths = changedKeys(base, mine);
  const theirPaths = new Set(changedKeys(base, theirs));
  return {
    values: myPaths.reduce((merged, path) => writePath(merged, path, readPath(mine, path)), theirs),
    conflicts: myPaths
      .filter((path) => theirPaths.has(path))
      .map((path) => ({ path, mine: readPath(mine, path), theirs: readPath(theirs, path) }))
      .filter((conflict) => !isSame(conflict.mine, conflict.theirs)),
  };
};
