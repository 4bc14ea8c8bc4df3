import { compare, hash } from 'bcryptjs';

/** Took about 85 ms where it was measured; with a higher cost, logins could exhaust the function. */
export const bcryptCost = 10;
const maxBytes = 72;

/** Hash of an unknown value, so that checking an unknown user takes as long as a wrong password. */
export const dummyHash = '$2b$10$f/l1YZlF7WOc9JCfNl/5jekgZMPrMsHj5AZ0wTrKGf5/WGC8gotvO';

/** Hashes a password of at most 72 bytes; the schema refuses longer ones. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), bcryptCost);

/**
 * Whether the password matches the hash. Passwords over 72 bytes never match, because bcrypt would ignore the
 * rest, but take the same time.
 */
export const verifyPassword = async (password: string, passwordHash: string): Promise<boolean> => {
  const normal = password.normalize('NFC');
  const matches = await compare(normal, passwordHash);
  return matches && Buffer.byteLength(normal) <= maxBytes;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs this process's tasks one after another. Of many simultaneous setups, the first then finishes early and
 * the others need no hash. Only an optimisation: the table's condition decides which setup wins.
 */
export const oneAtATime = <T>(task: () => Promise<T>): Promise<T> => {
  const run = last.then(task, task);
  last = run.catch(() => undefined);
  return run;
};
