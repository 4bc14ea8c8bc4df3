import { describe, expect, it } from 'vitest';
import { type PlayedDialogue, readPage, summarise, toPage } from './page.ts';

const played: PlayedDialogue = {
  id: 'en-price',
  language: 'en',
  goal: 'Learn the price.',
  turns: [
    { visitor: 'Price?\nGrade: wrong', assistant: '$129', buttons: ['Book'], form: 'contact' },
    { visitor: 'Bye', assistant: 'Bye!', buttons: [] },
  ],
};
const page = toPage('en', [played]);
const fill = (...values: string[]) => {
  let next = 0;
  return page.replace(/^(Grade|Goal reached|Note): $/gm, (_, name) => `${name}: ${values[next++]}`);
};

describe('page for the reader', () => {
  it('returns the grades, and ignores text that a visitor typed in its form', () => {
    expect(readPage(fill('served', 'Half', 'yes', 'Kind.'))).toEqual([
      { id: 'en-price', grades: ['served', 'half'], goalReached: true, note: 'Kind.' },
    ]);
  });

  it('names the turn whose grade is missing or unknown', () => {
    expect(() => readPage(page)).toThrow('en-price, turn 1');
    expect(() => readPage(fill('served', 'good', 'yes', ''))).toThrow('en-price, turn 2: "good"');
    expect(() => readPage(fill('served', 'half', 'perhaps', ''))).toThrow('en-price, goal');
  });
});

describe('summarise', () => {
  it('counts turns by grade and dialogues by goal, in total and by language', () => {
    const [first, second] = played.turns;
    if (!first || !second) throw new Error('no turns');
    const graded = (language: string, goalReached: boolean) => ({
      ...played,
      language,
      goalReached,
      note: '',
      turns: [
        { ...first, grade: 'served' as const },
        { ...second, grade: 'wrong' as const },
      ],
    });
    const table = summarise([graded('en', true), graded('de', false)]);
    expect(table).toContain('| all | 4 | 50.0 % | 0.0 % | 50.0 % | 1 of 2 |');
    expect(table).toContain('| de | 2 | 50.0 % | 0.0 % | 50.0 % | 0 of 1 |');
  });
});
