import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

/** What AWS keeps in its secret store; here one file that only its owner can read, made once. */
export interface Secrets {
  readonly session: string;
  readonly origin: string;
}

const names = ['session', 'origin'] as const;

const generate = (): Secrets => ({
  session: randomBytes(48).toString('base64url'),
  origin: randomBytes(32).toString('base64url'),
});

const parse = (text: string, file: string): Secrets => {
  let value: Partial<Record<string, unknown>>;
  try {
    value = JSON.parse(text) as Partial<Record<string, unknown>>;
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

/** Secrets that live as long as the process: for tests and in-memory runs. */
export const temporarySecrets = generate;

/** Reads the secrets of a data folder, or makes the folder and them. Throws a StartupError when it cannot. */
export const loadSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = path.join(dataDir, 'secrets.json');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text !== undefined) {
      await chmod(file, 0o600);
      return parse(text, file);
    }
    const secrets = generate();
    const temporary = `${file}.${process.pid}`;
    const handle = await open(temporary, 'w', 0o600);
    await handle.writeFile(JSON.stringify(secrets, undefined, 2));
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
