import { describe, expect, it } from 'vitest';
import {
  askedOf,
  cardWords,
  countedOutcome,
  inOrder,
  isOpenQuestion,
  openReason,
  pageGroup,
  pageGroups,
  topicOf,
  turnOutcomes,
} from './conversations.ts';

describe('turn outcomes', () => {
  it('put the owner’s rating above those of the assistant and the visitor', () => {
    const counted = (mark: 'good' | 'wrong') =>
      turnOutcomes.map((outcome) => countedOutcome({ outcome, mark }));
    expect(counted('good')).toEqual([
      'answered',
      'answered',
      'unknown',
      'answered',
      'declined',
      'passed',
      'flow',
      'demo',
    ]);
    expect(counted('wrong')).toEqual([
      'disputed',
      'disputed',
      'unknown',
      'disputed',
      'declined',
      'passed',
      'flow',
      'demo',
    ]);
    expect(turnOutcomes.map((outcome) => countedOutcome({ outcome }))).toEqual(turnOutcomes);
  });

  const asked = { said: 'Do you plant trees?', cards: ['company.about'] };

  it('give the reason why a question is unanswered', () => {
    const because = (turn: object) => openReason({ ...asked, outcome: 'clarified', ...turn });
    expect(because({})).toBe('asked');
    expect(because({ taken: true })).toBeUndefined();
    expect(because({ outcome: 'declined', cards: ['talk.offTopic'] })).toBe('unknown');
    expect(because({ outcome: 'declined', cards: ['talk.inject'] })).toBeUndefined();
    expect(because({ outcome: 'unknown' })).toBe('unknown');
    expect(because({ outcome: 'disputed' })).toBe('disputed');
    expect(because({ outcome: 'answered', mark: 'wrong' })).toBe('wrong');
    expect(because({ taken: true, mark: 'wrong' })).toBe('wrong');
    expect(because({ mark: 'good' })).toBeUndefined();
    expect(because({ cards: ['talk.notThat'] })).toBeUndefined();
    for (const said of ['?', '😀', '…', '!!', 'x']) expect(because({ said }), said).toBeUndefined();
    expect(because({ said: '駐車場' })).toBe('asked');
  });

  it('mark and unmark a question as unanswered', () => {
    const open = (mark?: 'good' | 'wrong') =>
      turnOutcomes.filter((outcome) => isOpenQuestion({ ...asked, outcome, mark }));
    expect(open()).toEqual(['clarified', 'unknown', 'disputed']);
    expect(open('good')).toEqual([]);
    expect(open('wrong')).toEqual(turnOutcomes);
  });
});

it.each([
  [undefined, 'other'],
  ['', 'other'],
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/pricing/', '/pricing'],
  ['/pricing#managed', '/pricing'],
  ['/pricing?a\nb', '/pricing'],
  ['/pricing?a#b?c', '/pricing'],
  ['/pricing/old', 'other'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/12?x=1', '/blog/…'],
  ['/blog/12/13', 'other'],
  ['/flows', '/flows'],
  ['/flows/abc', '/flows'],
  ['/f/abc', '/f/…'],
  ['/from', 'other'],
  ['/a/f/b', 'other'],
  ['/a/flows', 'other'],
  ['/privacy', '/privacy'],
  ['/privacy-x', 'other'],
  ['/x/privacy', 'other'],
])('count the page %s as %s', (path, group) => {
  expect(pageGroup(path)).toBe(group);
  expect(pageGroups).toContain(group);
});

it.each([
  ['plans.prices', 'plans', 'plans: prices'],
  ['plans.monthlyOrYearly', 'plans', 'plans: monthly or yearly'],
  ['taught.x1', 'taught', 'taught: x1'],
  ['hours', 'hours', 'hours'],
  ['plans.', 'plans', 'plans'],
  ['plans.prices.old', 'plans', 'plans: prices'],
])('derive the topic of the card %s: %s', (card, topic, words) => {
  expect(topicOf(card)).toBe(topic);
  expect(cardWords(card)).toBe(words);
});

it('have no topic for a card without a dotted id', () => {
  expect([undefined, '', '.x', 'Plans.x', `${'a'.repeat(25)}.x`, 'plans2.x'].map(topicOf)).toEqual(
    Array(6).fill('none'),
  );
});

it('count questions to the assistant without flow and demo turns', () => {
  expect(askedOf({ answered: 5, unknown: 2, declined: 1, flow: 40, demo: 3, left: 9 })).toBe(8);
  expect(askedOf({})).toBe(0);
});

describe('inOrder', () => {
  const said = (seq: number, second: number) => ({ seq, at: `2026-11-22T10:00:0${second}.000Z` });
  const shown = (entries: ReturnType<typeof inOrder<{ at: string; id: string }, ReturnType<typeof said>>>) =>
    entries.map((entry) => ('turn' in entry ? entry.turn.id : entry.message.seq));

  it('sorts live messages by number, whichever request started first', () => {
    expect(shown(inOrder([], [said(3, 1), said(1, 4), said(2, 2)]))).toEqual([1, 2, 3]);
  });

  it('sorts assistant turns by time', () => {
    const turns = ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:05.000Z'].map((at) => ({
      at,
      id: at.slice(17, 19),
    }));
    expect(shown(inOrder(turns, [said(1, 4), said(2, 3), said(3, 7)]))).toEqual(['00', 1, 2, '05', 3]);
  });
});
