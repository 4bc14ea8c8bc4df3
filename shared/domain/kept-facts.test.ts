import { describe, expect, it } from 'vitest';
import {
  type LearningFacts,
  learn,
  mergeFacts,
  noFacts,
  pendingMs,
  stepPoints,
  totalPoints,
} from './learning/progress.ts';
import { fromStored, parseStored } from './learning/stored.ts';
import { formatEstimate, formatPrice, formatRate, money } from './money.ts';
import {
  companyDomain,
  distinctIdentities,
  emailsIn,
  identityOfKey,
  isEmail,
  personIdentity,
  personKey,
  phoneDigits,
  phoneIn,
  phonesIn,
} from './person.ts';
import { isDay, isLuhn, isMod11And10, isVerhoeff, remainder, weighted } from './redact/checksums.ts';

describe('money', () => {
  it.each([
    [0.000026, '$0.000026'],
    [0.0001, '$0.0001'],
    [0.02, '$0.02'],
    [0.025, '$0.025'],
    [0.1205, '$0.1205'],
    [1, '$1.00'],
    [0, '$0.00'],
    [12.5, '$12.5'],
    [1000.25, '$1,000.25'],
    [0.0000001, '$0.00'],
  ])('a rate of %j is written %s', (rate, text) => expect(formatRate(rate)).toBe(text));

  it('has cents where it says so, or where there are any', () => {
    expect([formatPrice(1504.5), formatEstimate(129.654), money(129), money(0.15)]).toEqual([
      ...['$1,505', '$129.65', '$129', '$0.15'],
    ]);
  });
});

describe('who somebody is', () => {
  it.each([
    [' +49 (0)30 / 123-456.7 ', '+49301234567'],
    ['0049 30 123456', '+4930123456'],
    ['030 123456', '030123456'],
    ['12345', undefined],
    ['123456', '123456'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1'.repeat(21), undefined],
    ['tel 123456', undefined],
    ['123456 x', undefined],
    ['', undefined],
  ])('by the number %j is %j', (text, digits) => expect(phoneDigits(text)).toBe(digits));

  it('by an address is the same however it was typed, and found by a key that leads back', () => {
    expect(personIdentity(' Ada@Example.COM ')).toBe('ada@example.com');
    expect(personIdentity('030 123456')).toBe('030123456@phone.invalid');
    expect(distinctIdentities(['a@b.co', ' ', undefined, '', 'A@B.co', '030 123456'])).toEqual([
      ...['a@b.co', '030123456@phone.invalid'],
    ]);
    for (const one of ['ada@example.com', 'ünï@exämple.com', 'a+b?c@d.co', '030123456@phone.invalid'])
      expect(identityOfKey(personKey(one))).toBe(one.normalize('NFC'));
    expect(personKey('a?>~@b.co')).toMatch(/^[A-Za-z0-9_-]+$/);
    for (const key of ['', '!', personKey('nobody'), btoa('Ada@example.com'), btoa('\xff@b.co')])
      expect(identityOfKey(key)).toBeUndefined();
  });

  it('is an address of at most 254 characters, counted as people count them', () => {
    const of = (chars: number, one = 'a') => `${one.repeat(chars - 5)}@b.co`;
    expect([isEmail(of(254)), isEmail(of(255))]).toEqual([true, false]);
    expect([isEmail(of(254, '𝒜')), isEmail(of(255, '𝒜'))]).toEqual([true, false]);
    for (const odd of [
      'a@b',
      'a b@c.de',
      'a@b.c,d',
      '@b.co',
      'a@@b.co',
      'a@b.',
      'a\u200b@b.co',
      'x a@b.co',
      'a@b.co x',
    ])
      expect(isEmail(odd)).toBe(false);
  });

  it('belongs to a company by its domain, unless anybody can have one there', () => {
    expect(companyDomain('Ada@Engines.example')).toBe('engines.example');
    for (const one of [
      'a@gmail.com',
      'a@mail.ru',
      'a@web.de',
      'a@yahoo.co.uk',
      '030 123456',
      'nobody',
      'a@b',
      '@engines.example',
    ])
      expect(companyDomain(one)).toBeUndefined();
    expect(companyDomain('a@notgmail.com')).toBe('notgmail.com');
    expect(companyDomain('a@gmail.com.example')).toBe('gmail.com.example');
  });

  it.each([
    [' a@b.co ', ['a@b.co']],
    ['write to a@b.co. or <C@d.co>, thanks', ['a@b.co', 'C@d.co']],
    ['a@b.co...', ['a@b.co']],
    ['我的邮箱是a@b.co。谢谢', ['a@b.co']],
    ['“a@b.co”', ['a@b.co']],
    ['none here @ all', []],
  ])('writes addresses in %j as %j', (text, found) => expect(emailsIn(text)).toEqual(found));

  it.each([
    ['030 1234567', '030 1234567', ['030 1234567']],
    ['call +49 30 1234567 or 040 7654321', '+49 30 1234567', ['+49 30 1234567', '040 7654321']],
    ['2030-03-14', undefined, []],
    ['14.03.2030', undefined, []],
    ['on 2030-03-14 call 030 1234567', '030 1234567', ['030 1234567']],
    ['I have 12 of 345', undefined, []],
    ['12345', undefined, []],
    ['no number', undefined, []],
  ])('writes numbers in %j as %j', (text, first, all) => {
    expect([phoneIn(text), phonesIn(text)]).toEqual([first, all]);
  });
});

describe('check digits', () => {
  /** Of the ten last digits exactly one is right. */
  const right = (check: (text: string) => boolean, body: string) =>
    [...'0123456789'].filter((digit) => check(body + digit)).join();
  it.each([
    [isLuhn, '411111111111111', '1'],
    [isLuhn, '7992739871', '3'],
    [isVerhoeff, '23412341234', '6'],
    [isVerhoeff, '236', '3'],
    [isVerhoeff, '12345', '1'],
    [isVerhoeff, '142857', '0'],
    [isVerhoeff, '8473643095483728456789', '2'],
    [isMod11And10, '8609574271', '9'],
    [isMod11And10, '4703689281', '6'],
    [isMod11And10, '0794', '5'],
  ])('%o end %s with %s', (check, body, digit) => expect(right(check, body)).toBe(digit));

  it('sum digits by weights, and take remainders of any length with letters', () => {
    expect(weighted('123', [1, 10, 100])).toBe(321);
    expect(remainder('3214282912345698765432161182', 97)).toBe(1);
    expect(remainder('WEST12345698765432GB82', 97)).toBe(1);
    expect([remainder('A', 97), remainder('Z', 97), remainder('1A', 97)]).toEqual([10, 35, 13]);
  });

  it.each([
    ['01', '01', true],
    ['00', '01', false],
    ['31', '01', true],
    ['32', '01', false],
    ['29', '02', true],
    ['30', '02', false],
    ['30', '04', true],
    ['31', '04', false],
    ['31', '06', false],
    ['31', '09', false],
    ['31', '11', false],
    ['31', '12', true],
    ['01', '00', false],
    ['01', '13', false],
  ])('know that day %s of month %s exists: %s', (day, month, exists) =>
    expect(isDay(day, month)).toBe(exists),
  );
});

describe('progress', () => {
  const facts = (more: Partial<LearningFacts>): LearningFacts => ({ ...noFacts, ...more });
  const streak = (day: string, days: number) => facts({ streak: { day, days } });

  it('of two tabs loses nothing: the later day counts, and on one day the longer streak', () => {
    expect(mergeFacts(streak('2026-03-01', 9), streak('2026-03-02', 2)).streak).toEqual({
      day: '2026-03-02',
      days: 2,
    });
    expect(mergeFacts(streak('2026-03-02', 2), streak('2026-03-01', 9)).streak).toEqual({
      day: '2026-03-02',
      days: 2,
    });
    expect(mergeFacts(streak('2026-03-02', 2), streak('2026-03-02', 5)).streak?.days).toBe(5);
    expect(mergeFacts(streak('2026-03-02', 5), streak('2026-03-02', 2)).streak?.days).toBe(5);
    expect(mergeFacts(noFacts, streak('2026-03-02', 2)).streak?.days).toBe(2);
    expect(mergeFacts(streak('2026-03-02', 2), noFacts).streak?.days).toBe(2);
    expect(mergeFacts(noFacts, noFacts).streak).toBeUndefined();
  });

  it('of two tabs has what either has, each once', () => {
    const one = facts({ industries: ['A', 'B'], plans: ['x'], exchanges: 2, industriesChosenAt: 7 });
    const two = facts({ industries: ['B', 'C'], plans: ['x', 'y'], exchanges: 5, industriesChosenAt: 5 });
    expect(mergeFacts(one, two)).toMatchObject({
      ...{ industries: ['A', 'B', 'C'], plans: ['x', 'y'], exchanges: 5, industriesChosenAt: 5 },
    });
    expect(mergeFacts(one, noFacts).industriesChosenAt).toBe(7);
    expect(mergeFacts(noFacts, one).industriesChosenAt).toBe(7);
    expect(mergeFacts(noFacts, noFacts).industriesChosenAt).toBeUndefined();
    const roi = (award: 125 | 200) =>
      facts({ roi: { award, latest: { employees: 1, hourlyRate: 15, hoursPerDay: 1 } } });
    expect([mergeFacts(roi(125), roi(200)).roi?.award, mergeFacts(noFacts, roi(200)).roi?.award]).toEqual([
      125, 200,
    ]);
  });

  it('waits for the chosen industries only right after the welcome', () => {
    const chosen = (done: LearningFacts['completedSteps']) =>
      facts({ completedSteps: done, industriesChosenAt: 1000 });
    expect(pendingMs(chosen(['welcome']), 1000)).toBeGreaterThan(0);
    expect(pendingMs(chosen(['welcome']), 1_000_000)).toBe(0);
    expect(pendingMs(chosen([]), 1000)).toBeUndefined();
    expect(pendingMs(chosen(['welcome', 'industry-selection']), 1000)).toBeUndefined();
    expect(pendingMs(facts({ completedSteps: ['welcome'] }), 1000)).toBeUndefined();
  });

  it('begins with the welcome, whatever was done before', () => {
    const early = learn(noFacts, { type: 'exchange made' }, { now: 1, today: '2026-03-02' });
    expect(early.completedSteps).toEqual([]);
    expect([stepPoints(noFacts, 'roi-calculator'), totalPoints(noFacts)]).toEqual([125, 0]);
  });

  it('as it was stored keeps what is possible and drops the rest', () => {
    expect(fromStored('x')).toEqual(noFacts);
    expect(fromStored([])).toEqual(noFacts);
    expect(parseStored(null)).toEqual(noFacts);
    expect(parseStored('')).toEqual(noFacts);
    expect(parseStored('{')).toEqual(noFacts);
    const read = fromStored({
      completedSteps: ['welcome', 'roi-calculator'],
      facts: {
        industries: ['A', 'A', '', 'x'.repeat(60), 'x'.repeat(61), 7],
        exchanges: 3.7,
        plans: ['Starter', 'starter'],
        industriesChosenAt: 0,
        streak: { day: '2026-03-02', days: 2.5 },
        roi: { award: 7, latest: { employees: 1e9, hourlyRate: 'x', hoursPerDay: 2 } },
        tourSteps: 'x',
      },
    });
    expect(read).toMatchObject({
      ...{ completedSteps: ['welcome'], industries: ['A', 'x'.repeat(60)], exchanges: 3, tourSteps: [] },
      ...{
        plans: ['starter'],
        industriesChosenAt: 0,
        streak: { day: '2026-03-02', days: 2 },
        roi: { award: 125 },
      },
    });
    const many = Array.from({ length: 30 }, (_, index) => `i${index}`);
    expect(fromStored({ facts: { industries: many } }).industries).toHaveLength(20);
  });

  it.each([
    [{ exchanges: -1 }, 'exchanges', 0],
    [{ exchanges: 0 }, 'exchanges', 0],
    [{ exchanges: 5000 }, 'exchanges', 1000],
    [{ exchanges: Number.NaN }, 'exchanges', 0],
    [{ exchanges: '7' }, 'exchanges', 0],
    [{ industriesChosenAt: -1 }, 'industriesChosenAt', undefined],
    [{ industriesChosenAt: '5' }, 'industriesChosenAt', undefined],
    [{ industriesChosenAt: Number.POSITIVE_INFINITY }, 'industriesChosenAt', undefined],
    [{ streak: { day: '2026-3-2', days: 2 } }, 'streak', undefined],
    [{ streak: { day: 'x2026-03-02', days: 2 } }, 'streak', undefined],
    [{ streak: { day: '2026-03-021', days: 2 } }, 'streak', undefined],
    [{ streak: { day: '2026-03-02', days: 0 } }, 'streak', undefined],
    [{ streak: { day: 7, days: 2 } }, 'streak', undefined],
    [{ streak: 'x' }, 'streak', undefined],
    [{ roi: { award: 200 } }, 'roi', undefined],
    [{ roi: 'x' }, 'roi', undefined],
  ])('stored as %j has %s %j', (stored, name, value) => {
    expect(fromStored({ facts: stored })[name as keyof LearningFacts]).toEqual(value);
  });
});
