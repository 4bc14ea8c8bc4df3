/** `npm run test:deep` runs everything with whole evaluation sets, all languages and full case counts; `npm test` runs samples. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** Generated cases of a property: all of them in the deep run, otherwise a twentieth, at least 25. */
export const caseCount = (full: number): number => (isDeep ? full : Math.max(25, Math.ceil(full / 20)));

/** One language for each kind of writing: Latin letters, compounds, no spaces, right to left. */
const sampled: readonly string[] = ['en', 'de', 'ja', 'ar'];

/** Every language in the deep run, otherwise four. */
export const sampleLanguages = <T extends string>(codes: readonly T[]): readonly T[] =>
  isDeep ? codes : codes.filter((code) => sampled.includes(code));
