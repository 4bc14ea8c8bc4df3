import { describe, expect, it } from 'vitest';
import { brand as sample } from '#test/fixtures/brand.ts';
import { givenUpIn, leftoversIn, oldMoneyIn, sameFields } from './brand-leftovers.ts';

describe('leftovers of the sample company', () => {
  it('include every unchanged brand field, with its place', () => {
    const prices = { ...sample.prices, starter: 99 };
    const left = sameFields({ ...sample, name: 'Acme', prices }, sample).map(({ where }) => where);
    expect(left).not.toContain('shared/brand.ts name');
    expect(left).not.toContain('shared/brand.ts prices.starter');
    expect(left).toContain('shared/brand.ts prices.professional');
    expect(left).toContain('shared/brand.ts claims.badges.1');
  });

  it('include its name, domain, logo, colour and fonts in a file', () => {
    const text = [
      'Ask Parley',
      'a@PARLEY.example',
      "format = 'parley-flows'",
      'postMessage({ parley: flow })',
      'Parley: a company',
      'd="M4 12a8 8 0 0 1 8-8h4a"',
      '#0F7F74',
      'Bricolage Grotesque',
      'nothing',
    ].join('\n');
    expect(leftoversIn('a.ts', text, sample).map(({ where }) => where)).toEqual([
      'a.ts:1',
      'a.ts:2',
      'a.ts:5',
      'a.ts:6',
      'a.ts:7',
      'a.ts:8',
    ]);
  });

  it('include every sentence that makes a dropped claim', () => {
    const text = [
      "'We state {uptime} uptime.'",
      'brand.claims.uptime',
      "'Are you HIPAA ready?'",
      "'{are you|is this} hipaa {ready|compliant}'",
      "'In {languages} languages.'",
      "'GDPR ready.'",
      "'Sind Sie ISO-27001-zertifiziert?'",
    ].join('\n');
    const given = (changes: Partial<typeof sample.claims>) =>
      givenUpIn('a.ts', text, { ...sample, claims: { ...sample.claims, ...changes } }, sample);
    expect(given({})).toEqual([]);
    expect(given({ uptime: '' }).map(({ where }) => where)).toEqual(['a.ts:1', 'a.ts:2']);
    expect(given({ badges: ['GDPR Ready'] })).toEqual([
      { where: 'a.ts:3', what: 'speaks of “HIPAA”, which shared/brand.ts no longer claims' },
      { where: 'a.ts:7', what: 'speaks of “ISO 27001”, which shared/brand.ts no longer claims' },
    ]);
  });

  it('include every text in its currency once the brand has another', () => {
    const text = [
      "'Prices are in US dollars.'",
      "'Ten at $25'",
      "'25 $ pro Stunde'",
      "'{price} a month'",
    ].join('\n');
    const left = (code: string, file = 'shared/content/a.ts') =>
      oldMoneyIn(file, text, { ...sample, currency: { code, locale: 'nb-NO' } }, sample);
    expect(left('NOK').map(({ where }) => where)).toEqual(
      [1, 2, 3].map((line) => `shared/content/a.ts:${line}`),
    );
    expect(left('USD')).toEqual([]);
    expect(left('NOK', 'web/a.ts')).toEqual([]);
  });
});
