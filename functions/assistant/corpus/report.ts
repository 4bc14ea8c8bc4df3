import { devCorpus } from './dev.ts';
import { heldOutCorpus } from './held-out.ts';
import { measure } from './measure.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

// The held-out half is reported as figures only: its failures must not be read while tuning.
for (const [name, corpus] of [
  ['tuning half', devCorpus],
  ['held-out half', heldOutCorpus],
] as const) {
  const { total, detectionMisses, intentMisses } = await measure(corpus);
  print(
    `${name}: ${total} utterances, language ${percent(total - detectionMisses.length, total)}, intent ${percent(total - intentMisses.length, total)}`,
  );
  if (corpus !== devCorpus) continue;
  for (const { language, utterance, expected, got } of [...detectionMisses, ...intentMisses]) {
    print(`  ${language}: ${utterance} — expected ${expected}, got ${got}`);
  }
}
