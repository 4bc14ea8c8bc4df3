import { loadPack } from '#functions/assistant/packs/load.ts';

/** Placeholders of the assistant's answers by the published value that they show; see `cardValues`. */
const placeholders: readonly (readonly [key: RegExp, names: readonly string[]])[] = [
  [/^company\.name$/, ['brand']],
  [/^company\.legalName$/, ['legalName']],
  [
    /^company\.(?:email|salesEmail|supportEmail|privacyEmail)$/,
    ['email', 'salesEmail', 'supportEmail', 'privacyEmail'],
  ],
  [/^company\.timeZone$/, ['zone']],
  [/^company\.responseHours$/, ['hours']],
  [/^hours\.(?:from|to|days)$/, ['from', 'to']],
  [/^hours\.slotMinutes$/, ['slot']],
  [/^claims\.uptime$/, ['uptime']],
  [/^claims\.languages$/, ['languages']],
  [/^claims\.badges$/, ['badges']],
  [
    /^offer\.starter$/,
    [
      'platformPrices',
      'managedPairs',
      'starterPrice',
      'sonnetStarter',
      'opusStarter',
      'starterThousand',
      'oursAt25k',
      'savingPercent',
    ],
  ],
  [
    /^offer\.professional$/,
    [
      'platformPrices',
      'managedPairs',
      'professionalPrice',
      'sonnetProfessional',
      'opusProfessional',
      'professionalThousand',
    ],
  ],
  [/^offer\.managed\./, ['managedPrices', 'managedPairs', 'managedStarter']],
  [/^offer\.addOns\.language$/, ['languagePrice']],
  [/^offer\.addOns\.conversations$/, ['conversationPrice']],
  [/^offer\.addOns\.integration$/, ['integrationPrice']],
  [/^offer\.addOns\.training$/, ['trainingPrice']],
  [/^offer\.competitors/, ['intercomAt25k', 'driftAt25k', 'zendeskAt25k', 'savingPercent', 'estimatesDate']],
];
const isPrice = /(?:Price|Prices|Pairs|At25k|Thousand|^managedStarter|^sonnet|^opus|^roi)/;

/** Counts the assistant's answers that show one of the values. Every language has the same answers. */
export const countAffectedAnswers = async (changed: readonly string[]): Promise<number> => {
  const names = new Set(
    placeholders.filter(([key]) => changed.some((one) => key.test(one))).flatMap(([, shown]) => shown),
  );
  const isCurrency = changed.some((key) => key.startsWith('company.currency'));
  const { cards } = await loadPack('en');
  const showsChange = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].some(
      ([, name = '']) => names.has(name) || (isCurrency && isPrice.test(name)),
    );
  return Object.values(cards).filter((texts) => texts.some(showsChange)).length;
};
