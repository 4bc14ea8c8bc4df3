import { setTimeout } from 'node:timers/promises';
import { languagesBytes, packBytes, packCodes } from '#functions/assistant/packs/source.ts';

/**
 * Trains the assistant's packs that aren't kept yet: some seconds of work each, which no request has. They are kept by their
 * content, so that a second run finds all of them. Run with codes of languages, it prepares these alone.
 */
export const preparePacks = async (codes: readonly string[] = packCodes): Promise<void> => {
  await languagesBytes();
  for (const code of packCodes) {
    // Between two of them it is heard that nobody waits any more.
    await setTimeout(1);
    if (codes.includes(code)) await packBytes(code);
  }
};

if (import.meta.main) {
  const codes = process.argv.slice(2);
  // Whoever started it has ended: nobody waits for this any more.
  process.stdin.on('end', () => process.exit()).resume();
  await preparePacks(codes.length > 0 ? codes : packCodes);
  process.exit();
}
