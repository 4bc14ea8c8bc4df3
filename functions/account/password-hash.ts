import { compare, hash } from 'bcryptjs';

/** About 85 ms on the machine this was measured on; more would make login itself a weapon. */
export const bcryptCost = 10;
const maxBytes = 72;

/** Hash of a value nobody knows: an unknown user costs the same time as a wrong password. */
export const dummyHash = '$2b$10$f/l1YZlF7WOc9JCfNl/5jekgZMPrMsHj5AZ0wTrKGf5/WGC8gotvO';

/** Hashes a password of at most 72 bytes; the schema has refused longer ones. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), bcryptCost);

/**
 * Whether the password belongs to the hash. Longer than 72 bytes never does, since bcrypt would ignore the rest, but costs
 * the same time.
 */
export const verifyPassword = async (password: string, passwordHash: string): Promise<boolean> => {
  const normal = password.normalize('NFC');
  const matches = await compare(normal, passwordHash);
  return matches && Buffer.byteLength(normal) <= maxBytes;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task after the other within this process. Hashing two hundred passwords side by side would make all of them
 * late; one after the other, the second finds that setup is done and needs no hash. Correctness rests on the table.
 */
export const oneAtATime = <T>(task: () => Promise<T>): Promise<T> => {
  const run = last.then(task, task);
  last = run.catch(() => undefined);
  return run;
};
