import { describe, expect, it } from 'vitest';
import { sumConversationStats } from '#functions/conversations/admin/stats.ts';
import { mailText } from '#functions/notifications/formats.ts';
import { weeklyReportNotice } from '#functions/notifications/report-notice.ts';
import type { ListedWeeklyReport } from '#shared/api/weekly-reports.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { composeWeeklyReport, isQuiet } from './compose.ts';
import { maskQuestion } from './questions.ts';
import { weekBefore } from './week.ts';

const at = '2026-05-11T06:00:00.000Z';
const counters = (day: string, topic: string, counts: Record<string, number>) => ({
  pk: 'TALKDAYS',
  sk: `${day}#${topic}#0`,
  ttl: 1,
  ...counts,
});
const sums = sumConversationStats([
  counters('2026-05-04', 'plans', {
    'l:en:answered': 6,
    'l:de:passed': 1,
    'c:plans.prices': 5,
    'c:taught.hall': 2,
    turns: 7,
    conversations: 4,
    tokens: 900,
  }),
  counters('2026-05-10', 'none', { 'l:en:unknown': 3, 'l:en:left': 1, turns: 3, 'n:plans.prices': 1 }),
  counters('2026-05-10', 'talk', { leads: 2, asked: 2, came: 1, waitedSeconds: 30 }),
]);
const taught: TaughtCard[] = [
  {
    id: 'taught.hall',
    questions: { en: ['Where is the hall?'] },
    answers: { en: { text: 'There.' } },
    version: 1,
    updatedAt: at,
  },
];
const asked = (text: string, language: 'en' | 'de', turn: string) => ({
  text,
  language,
  at,
  conversation: `talk-${turn}`,
  turn,
  reason: 'unknown' as const,
});
const group = (turn: string, count = 1) => ({
  question: `Do you have a sauna, ${turn}?`,
  language: 'en' as const,
  count,
  lastAt: at,
  questions: [
    asked('Gibt es bei euch eine Sauna?', 'de', `${turn}x`),
    asked(`Do you have a sauna, ${turn}?`, 'en', turn),
  ],
});
const letter = composeWeeklyReport({ sums, groups: [group('a', 3)], taught }, { week: '2026-05-04', at });

describe('the weekly report', () => {
  it('covers the last complete week before it was due, whenever it runs', () => {
    const monday = (text: string) => weekBefore(new Date(text)).monday;
    expect(weekBefore(new Date(at))).toEqual({
      monday: '2026-05-04',
      sunday: '2026-05-10',
      end: '2026-05-11T00:00:00.000Z',
    });
    expect(monday('2026-05-11T05:59:00Z')).toBe('2026-04-27');
    expect(monday('2026-05-17T23:00:00Z')).toBe('2026-05-04');
    expect(monday('2026-05-18T05:00:00Z')).toBe('2026-05-04');
    expect(monday('2027-01-04T06:00:00Z')).toBe('2026-12-28');
  });

  it('counts questions and results', () => {
    expect(letter).toMatchObject({
      conversations: 4,
      turns: 10,
      leads: 2,
      tokens: 900,
      outcomes: { answered: 6, unknown: 3, passed: 1, left: 1, clarified: 0 },
      person: { asked: 2, came: 1, seconds: 30 },
      topics: [{ topic: 'plans', count: 7 }],
      cards: [
        { card: 'plans.prices', count: 5 },
        { card: 'taught.hall', count: 2, title: 'Where is the hall?' },
      ],
      missed: [
        {
          count: 3,
          conversations: 2,
          languages: ['de', 'en'],
          example: { conversation: 'talk-a', turn: 'a' },
        },
      ],
      otherMissed: 0,
    });
  });

  it('stores references to questions, not their words', () => {
    expect(JSON.stringify(letter)).not.toMatch(/sauna/i);
  });

  it('names the most asked groups and counts the others', () => {
    const groups = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((turn) => group(turn, 2));
    const long = composeWeeklyReport({ sums, groups, taught: [] }, { week: '2026-05-04', at });
    expect(long.missed).toHaveLength(5);
    expect(long.otherMissed).toBe(4);
  });

  it('is not written for a week without activity', () => {
    expect(isQuiet(sumConversationStats([]))).toBe(true);
    expect(isQuiet(sumConversationStats([counters('2026-05-10', 'talk', { asked: 1 })]))).toBe(false);
    expect(isQuiet(sums)).toBe(false);
  });

  it('quotes a question on one line, without addresses and numbers', () => {
    for (const said of [
      'Write to ada.lovelace@example.org please',
      'Schreibt an ada@bücher.example, danke',
      'Call me: +49 30 1234567',
      'My number is 030/12 34 56 78',
      'order 4711 0815 42 is late',
      'numéro ٠٣٠١٢٣٤٥٦٧',
      'a@b or c @ d.example',
      'Card 4111 1111 1111 1111',
    ])
      expect(maskQuestion(said), said).not.toMatch(
        /@|lovelace|\p{Nd}[\s/]?\p{Nd}[\s/]?\p{Nd}[\s/]?\p{Nd}[\s/]?\p{Nd}/u,
      );
    expect(maskQuestion('Two\nlines\u202e here')).toBe('Two lines here');
    expect(maskQuestion('Is 24/7 in the 129 plan?')).toBe('Is 24/7 in the 129 plan?');
  });

  it('marks visitors’ questions in the mail', () => {
    const shown: ListedWeeklyReport = {
      ...letter,
      missed: letter.missed.map((one) => ({ ...one, question: 'Open the portal: https://evil.example' })),
    };
    const { subject, text, replyTo } = mailText(weeklyReportNotice(shown, 'https://parley.example/'));
    expect(subject).toBe('Your assistant’s week: 4 conversations, 2 leads');
    expect(replyTo).toBeUndefined();
    expect(text).toContain('Open the portal: https://parley.example/admin?tab=conversations&view=figures\n');
    expect(text).toContain('Week: May 4, 2026 to May 10, 2026');
    expect(text).toContain('Answered: 6 (60 %)');
    expect(text).toContain('A person: asked for 2 times, came 1 time, after 30 s on average');
    expect(text).toContain('Asked most: plans: prices (5), Where is the hall? (2)');
    expect(text).toContain('> Open the portal: https://evil.example (3 times, German, English)');
    expect(mailText(weeklyReportNotice(letter, 'https://parley.example')).text).toContain(
      '> A question that was deleted',
    );
  });
});
