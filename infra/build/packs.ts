import { setTimeout } from 'node:timers/promises';
import { languagesBytes, packBytes, packCodes } from '#functions/assistant/packs/source.ts';

/**
 * Trains the assistant's language packs that are not cached yet. Training takes seconds, too long for a
 * request. The cache is keyed by content. Pass language codes to prepare only those.
 */
export const preparePacks = async (codes: readonly string[] = packCodes): Promise<void> => {
  await languagesBytes();
  for (const code of packCodes) {
    // Let the event loop run, so that the process notices when its parent has ended.
    await setTimeout(1);
    if (codes.includes(code)) await packBytes(code);
  }
};

if (import.meta.main) {
  const codes = process.argv.slice(2);
  // The parent process has ended, so nobody needs the packs.
  process.stdin.on('end', () => process.exit()).resume();
  await preparePacks(codes.length > 0 ? codes : packCodes);
  process.exit();
}
