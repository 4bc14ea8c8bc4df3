import { describe, expect, it } from 'vitest';
import { judgeEffect, judgeTest, judgeTurn, sourceOf, type TestTurn } from './conversation-tests.ts';

const turn = (more: Partial<TestTurn> = {}): TestTurn => ({
  said: 'What does it cost?',
  expect: 'source',
  source: 'plans.prices',
  text: 'It costs $129.',
  ...more,
});
const answer = (text: string, source = 'plans.prices') => ({ source, text });

describe('sourceOf', () => {
  it('names cards, rules and answers that say "I don’t know"', () => {
    expect(sourceOf(['a.b', 'c.d'], 'answered')).toBe('a.b + c.d');
    expect(sourceOf([], 'answered')).toBe('rule');
    expect(sourceOf(['a.b'], 'unknown')).toBe('unknown');
  });
});

describe('judgeTurn', () => {
  it('compares the source, then the words without regard to spaces', () => {
    expect(judgeTurn(turn(), answer('It  costs\n$129.'))).toBe('passed');
    expect(judgeTurn(turn(), answer('It costs $99.'))).toBe('different');
    expect(judgeTurn(turn(), answer('It costs $129.', 'taught.thief'))).toBe('failed');
    expect(judgeTurn(turn(), undefined)).toBe('failed');
  });

  it('does not compare words that a model wrote', () => {
    expect(judgeTurn(turn({ text: undefined }), answer('Anything.'))).toBe('passed');
  });

  it('finds a phrase regardless of case and source', () => {
    const phrase = turn({ expect: 'phrase', phrase: 'Costs $129' });
    expect(judgeTurn(phrase, answer('It costs $129.', 'rule'))).toBe('passed');
    expect(judgeTurn(phrase, answer('It costs $1,290.'))).toBe('failed');
  });

  it('accepts any answer where the message only leads to the next one', () => {
    expect(judgeTurn(turn({ expect: 'any' }), answer('No.', 'unknown'))).toBe('passed');
  });
});

describe('judgeTest', () => {
  it('is the worst verdict of its turns', () => {
    const turns = [turn(), turn()];
    expect(judgeTest(turns, [answer('It costs $129.'), answer('It costs $99.')])).toBe('different');
    expect(judgeTest(turns, [answer('It costs $99.'), answer('', 'unknown')])).toBe('failed');
    expect(judgeTest(turns, [answer('It costs $129.')])).toBe('failed');
  });
});

describe('judgeEffect', () => {
  const live = [answer('It costs $129.')];

  it('is a loss or a gain when the test passes on one side only', () => {
    const other = [answer('Ask us.', 'taught.thief')];
    expect(judgeEffect([turn()], live, other)).toBe('lost');
    expect(judgeEffect([turn()], other, live)).toBe('gained');
  });

  it('is a difference when the live words change, even if neither are the expected ones', () => {
    const outdated = turn({ text: 'It costs $1.' });
    expect(judgeEffect([outdated], live, [answer('It costs $99.')])).toBe('different');
    expect(judgeEffect([outdated], live, live)).toBe('same');
  });

  it('ignores words that the test doesn’t compare', () => {
    const loose = [turn({ expect: 'any' }), turn({ expect: 'phrase', phrase: 'costs' })];
    const before = [answer('A'), answer('It costs $129.')];
    expect(judgeEffect(loose, before, [answer('B'), answer('It costs $99.')])).toBe('same');
  });
});
