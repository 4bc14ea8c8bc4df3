import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../build/packs.ts', import.meta.url));

/** Trains in another process, because training keeps a core busy. That process ends with this one. */
const train = (codes: readonly string[]) =>
  spawn(process.execPath, [script, ...codes], { stdio: ['pipe', 'ignore', 'inherit'] });

/** Trains the packs of these languages unless they are cached. */
export const preparePacks = async (codes: readonly string[]): Promise<void> => {
  await once(train(codes), 'exit');
};

/** Trains all other packs in the background. */
export const prepareOtherPacks = (): void => {
  const child = train([]);
  child.unref();
  child.stdin.on('error', () => {});
  (child.stdin as unknown as { unref?: () => void }).unref?.();
};
