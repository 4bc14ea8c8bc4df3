import { createHash } from 'node:crypto';
import type { Brand } from '#shared/brand.ts';

export interface Leftover {
  readonly where: string;
  readonly what: string;
}

/** Drawn or chosen for the sample company; nothing in shared/brand.ts changes these. */
const ownMarks: readonly (readonly [what: string, mark: RegExp])[] = [
  ['the sample’s logo', /M4 12a8 8 0 0 1 8-8h4/],
  ['the sample’s accent colour', /#0f7f74|#2bc4ae/i],
  ['the sample’s background', /#fbfaf7/i],
  ['the sample’s fonts', /bricolage/i],
];

const ownImages: Readonly<Record<string, string>> = {
  'web/public/share.png': '1abf77b366873cfd',
};

const valuesOf = (value: unknown, path = ''): [path: string, value: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => valuesOf(one, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** Fields of the brand whose value is still the sample company's. */
export const sameFields = (brand: Brand, sample: Brand): Leftover[] => {
  const samples = new Map(valuesOf(sample));
  return valuesOf(brand)
    .filter(([path, value]) => samples.get(path) === value)
    .map(([path, value]) => ({ where: `shared/brand.ts ${path}`, what: value }));
};

/** Lines in a file that mention the sample company or look like it. */
export const leftoversIn = (file: string, text: string, sample: Brand): Leftover[] => {
  const name = new RegExp(`\\b${sample.name}\\b(?!-)|${sample.domain.replaceAll('.', '\\.')}`, 'i');
  // A field of a message to the embedding page; it belongs to the product, like the names of its elements.
  const field = `${sample.name.toLowerCase()}:`;
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...ownMarks, [`“${sample.name}”`, name] as const]
        .filter(([, mark]) => mark.test(line.replaceAll(field, '')))
        .map(([what]) => ({ where: `${file}:${index + 1}`, what })),
    );
};

/** Certificates by the name that sentences use, whatever else the badge says. */
const certificates = ['ISO 27001', 'HIPAA', 'GDPR', 'SSL'];

/**
 * Lines that still make a claim that the brand has removed: a sentence around a figure that is now empty, or
 * a certificate that no badge names any more. Phrases for what visitors may ask are in lower case and claim
 * nothing.
 */
export const givenUpIn = (file: string, text: string, { claims }: Brand, sample: Brand): Leftover[] => {
  const empty = Object.entries(claims).filter(([, value]) => value.length === 0);
  const figures = empty.map(([name]) => [name, new RegExp(`\\{${name}\\}|claims\\.${name}\\b`)] as const);
  const names = (badges: readonly string[], word: string) => badges.some((badge) => badge.includes(word));
  const words = certificates
    .filter((word) => names(sample.claims.badges, word) && !names(claims.badges, word))
    .map((word) => [word, new RegExp(`\\b${word.replace(' ', '[ -]')}\\b`)] as const);
  return text.split('\n').flatMap((line, index) =>
    [...figures, ...words]
      .filter(([, mark]) => mark.test(line))
      .map(([what]) => ({
        where: `${file}:${index + 1}`,
        what: `speaks of “${what}”, which shared/brand.ts no longer claims`,
      })),
  );
};

/** The sample's currency in the site's languages, and amounts in it. */
const dollars = /\$ ?\d|\d \$|d[oó]ll?ar|доллар|دولار|דולר|डॉलर|ドル|달러|美元/i;

/**
 * Lines in texts that still mention the sample's currency, if the brand has another. Phrases that visitors
 * may use are ignored.
 */
export const oldMoneyIn = (file: string, text: string, { currency }: Brand, sample: Brand): Leftover[] =>
  currency.code === sample.currency.code ||
  !/^shared\/content\/(?!templates|assistant\/data\/\w+\/lexicon)/.test(file)
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          dollars.test(line)
            ? [{ where: `${file}:${index + 1}`, what: `speaks of ${sample.currency.code}` }]
            : [],
        );

/** Whether a picture is still the one drawn for the sample company. */
export const sameImage = (file: string, bytes: Uint8Array): Leftover[] =>
  ownImages[file] === createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    ? [{ where: file, what: 'the sample’s picture: run npm run images' }]
    : [];
