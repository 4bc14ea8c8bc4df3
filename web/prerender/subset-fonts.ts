import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * `npm run fonts` writes the two fonts of the first paint to web/brand/fonts, with only the weights and characters in use
 * (headings: characters of our texts; text: western European). Other characters use a system font.
 * Run it after changing a font package. The results are committed.
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
