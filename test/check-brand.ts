import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { posixPath } from '#infra/edge/posix-path.ts';
import { brand } from '#shared/brand.ts';
import { givenUpIn, leftoversIn, oldMoneyIn, sameFields, sameImage } from './architecture/brand-leftovers.ts';
import { brand as sample } from './fixtures/brand.ts';

/**
 * `npm run check:brand` lists traces of the sample company in visible texts, dropped claims and its
 * currency. Exits with 1 if it finds any. A correct field (a currency, say) stays in the list for a person
 * to judge.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const texts = /\.(ts|tsx|css|html|svg|md|json|jsonl)$/;
const seen = ['shared', 'web'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => posixPath(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'shared/brand.ts'),
);
/** Training phrasings may name the sample company, because visitors may. */
const withoutPhrasings = (text: string): string => text.replace(/,"asks":\[.*\]/g, '');
const left = [
  ...sameFields(brand, sample),
  ...seen.flatMap((file) => {
    const bytes = readFileSync(path.join(root, file));
    if (!texts.test(file)) return sameImage(file, bytes);
    const text = withoutPhrasings(bytes.toString());
    return [
      ...leftoversIn(file, text, sample),
      ...givenUpIn(file, text, brand, sample),
      ...oldMoneyIn(file, text, brand, sample),
    ];
  }),
];
for (const { where, what } of left) console.log(`${where}: ${what}`);
console.log(
  left.length === 0 ? 'Nothing of the sample company is left.' : `Still to change: ${left.length}.`,
);
process.exitCode = left.length === 0 ? 0 : 1;
