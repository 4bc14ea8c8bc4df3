import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Local counterpart of AWS Secrets Manager: generated once into a file that only its owner can read. */
export interface Secrets {
  /** Signs admin sessions. */
  readonly session: string;
  /** Signs visitor cookies. */
  readonly visitor: string;
  readonly origin: string;
}

const names = ['session', 'visitor', 'origin'] as const;

const signingSecret = (): string => randomBytes(48).toString('base64url');

const generate = (): Secrets => ({
  session: signingSecret(),
  visitor: signingSecret(),
  origin: randomBytes(32).toString('base64url'),
});

const parse = (text: string, file: string): Secrets => {
  let value: Partial<Record<string, unknown>>;
  try {
    value = splitOldSecret(JSON.parse(text) as Partial<Record<string, unknown>>);
  } catch (cause) {
    throw new StartupError(`${file} is damaged: delete it to get new secrets (everyone is signed out).`, {
      cause,
    });
  }
  const missing = names.filter((name) => typeof value[name] !== 'string' || value[name] === '');
  if (missing.length > 0)
    throw new StartupError(
      `${file} lacks ${missing.join(', ')}: delete it to get new secrets (everyone is signed out).`,
    );
  return value as unknown as Secrets;
};

/**
 * Upgrades a file from the time when one secret signed everything: visitor cookies keep it, so visitors keep
 * their workspaces; the administrator has to log in again.
 */
const splitOldSecret = (value: Partial<Record<string, unknown>>): Partial<Record<string, unknown>> =>
  value.visitor === undefined && typeof value.session === 'string' && value.session !== ''
    ? { ...value, visitor: value.session, session: signingSecret() }
    : value;

/** Secrets for tests and in-memory runs; they are not stored. */
export const temporarySecrets = generate;

const ownFile = /^(?:parley\.sqlite|lock|secrets\.json|mail-password|model-key|notifications\.)/;

/** Removes other accounts' access to the folder and our files, including existing ones. */
const makePrivate = async (dataDir: string): Promise<void> => {
  const names = (await readdir(dataDir)).filter((name) => ownFile.test(name));
  for (const target of [dataDir, ...names.map((name) => path.join(dataDir, name))]) {
    const { mode } = await stat(target);
    // A folder such as /tmp is shared on purpose, so change only our own files in it.
    const isShared = (mode & 0o1000) !== 0;
    if (!isShared && (mode & 0o077) !== 0) await chmod(target, mode & 0o700);
  }
};

/** Reads the secrets from a data folder, creating both if needed. Throws a StartupError on failure. */
export const loadSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = path.join(dataDir, 'secrets.json');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await makePrivate(dataDir);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const secrets = text === undefined ? generate() : parse(text, file);
    const written = JSON.stringify(secrets, undefined, 2);
    if (text !== undefined && names.every((name) => text.includes(secrets[name]))) return secrets;
    const temporary = `${file}.${process.pid}`;
    const handle = await open(temporary, 'w', 0o600);
    await handle.writeFile(written);
    await handle.sync();
    await handle.close();
    await rename(temporary, file);
    return secrets;
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`DATA_DIR ${dataDir} cannot be read and written: ${reason}.`, { cause });
  }
};
