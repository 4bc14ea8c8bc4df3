import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Writes the two fonts of the first paint into web/brand/fonts: the packages' variable fonts cut to the weights and
 * characters in use (headings: our own words; text: western European). What is missing comes from the system's font.
 * Run with `npm run fonts` after changing a font package; the results are committed.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const punctuation = ' –—‘’“”…·×©€→';

const fonts = [
  {
    source:
      'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'display.woff2',
    weights: 650,
    characters: `${ascii}${punctuation}äöüßéèñç`,
  },
  {
    source: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'text.woff2',
    weights: { min: 400, max: 700 },
    characters: `${ascii}${punctuation}¡£§«®°±»¿ÀÁÂÄÅÆÇÈÉÊËÍÑÓÔÖØÚÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüœ„•™−×`,
  },
];

const folder = 'web/brand/fonts';
await mkdir(folder, { recursive: true });
for (const { source, target, weights, characters } of fonts) {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(`${folder}/${target}`, font);
  console.log(`${target}: ${font.length} bytes`);
}
