import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { contentHash } from './content-hash.ts';
import { stampFile } from './mark-built.ts';

const run = (command: string, args: string[], cwd: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
      });
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(code === 0 ? undefined : output));
  });

/** Builds the site unless `dist/web` was built from the current sources. Returns whether it built. */
export const buildIfStale = async (root: string): Promise<boolean> => {
  const stamp = stampFile(root);
  const now = contentHash(root);
  const outputs = ['dist/web/index.html', 'dist/web-renderer/parts.json'].map((file) =>
    path.join(root, file),
  );
  const built = [...outputs, stamp].every((file) => existsSync(file));
  if (built && readFileSync(stamp, 'utf8') === now) return false;
  console.log('Building the site, which takes a moment the first time …');
  const failure = await run(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['run', '--silent', 'build:web'],
    root,
  );
  if (failure !== undefined) {
    process.stderr.write(failure);
    throw new StartupError('The site could not be built: see the messages above.');
  }
  return true;
};
