import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../build/packs.ts', import.meta.url));

/** In a process of its own: it takes all of a core while it works, and ends with us at the latest. */
const train = (codes: readonly string[]) =>
  spawn(process.execPath, [script, ...codes], { stdio: ['pipe', 'ignore', 'inherit'] });

/** The assistant's packs of these languages, trained if they aren't kept from an earlier start. */
export const preparePacks = async (codes: readonly string[]): Promise<void> => {
  await once(train(codes), 'exit');
};

/** All others, while the site serves already. */
export const prepareOtherPacks = (): void => {
  const child = train([]);
  child.unref();
  child.stdin.on('error', () => {});
  (child.stdin as unknown as { unref?: () => void }).unref?.();
};
