import type { LanguageCode } from './languages.ts';

/**
 * What a test expects from an answer. `source`: the same card, rule or "don't know". `phrase`: the answer
 * contains a phrase. `any`: the message only leads to the next one.
 */
export const expectations = ['source', 'phrase', 'any'] as const;
export type Expectation = (typeof expectations)[number];

/** Source of an answer without a card, such as a calculation or a read-back. */
export const ruleSource = 'rule';
/** Source of an answer that says "I don't know". */
export const unknownSource = 'unknown';
/** Separates the ids of cards that one answer uses. */
export const sourceSeparator = ' + ';

/** An answer with its source: ids of cards, `rule` or `unknown`. */
export interface TestAnswer {
  readonly source: string;
  readonly text: string;
}

export interface TestTurn {
  readonly said: string;
  readonly expect: Expectation;
  readonly source: string;
  /** The answer when the test was saved; absent if a model wrote it, because its words vary. */
  readonly text?: string | undefined;
  readonly phrase?: string | undefined;
}

/** A conversation whose messages are answered again before a change goes live. Contains no visitor's data. */
export interface ConversationTest {
  readonly id: string;
  readonly name: string;
  readonly language: LanguageCode;
  readonly turns: readonly TestTurn[];
  /** Increases with each change of the test. */
  readonly version: number;
  readonly updatedAt: string;
}

/** `different`: the answer comes from the expected source but has other words than before. */
export const verdicts = ['passed', 'different', 'failed'] as const;
export type Verdict = (typeof verdicts)[number];

/** The effect of a change on a test: it passes only with the change, only without it, or with other words. */
export const effects = ['gained', 'lost', 'different', 'same'] as const;
export type Effect = (typeof effects)[number];

/**
 * Limits for a test, for all tests, and for the tests in one request, which must run within one function's
 * time limit.
 */
export const maxTestTurns = 20;
export const maxTests = 200;
export const maxTestsPerRun = 30;
export const testNameChars = 100;
export const phraseChars = 300;
/** Longest message and answer that a conversation stores. */
export const testTextChars = 2000;

/** The source of an answer by its cards and outcome. */
export const sourceOf = (cards: readonly string[], outcome: string): string => {
  if (outcome === 'unknown') return unknownSource;
  return cards.length > 0 ? cards.join(sourceSeparator) : ruleSource;
};

/** An answer's text with ordinary spaces, for comparison. */
export const normaliseAnswer = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

const folded = (text: string): string => normaliseAnswer(text).toLowerCase();
const isSameText = (one: string, other: string): boolean => normaliseAnswer(one) === normaliseAnswer(other);

/** Compares one answer with what the test expects. */
export const judgeTurn = (turn: TestTurn, answer: TestAnswer | undefined): Verdict => {
  const { expect, source, text, phrase = '' } = turn;
  if (expect === 'any') return 'passed';
  if (!answer) return 'failed';
  if (expect === 'phrase') return folded(answer.text).includes(folded(phrase)) ? 'passed' : 'failed';
  if (answer.source !== source) return 'failed';
  return text === undefined || isSameText(text, answer.text) ? 'passed' : 'different';
};

/** The worst verdict of a test's turns. */
export const judgeTest = (turns: readonly TestTurn[], answers: readonly TestAnswer[]): Verdict => {
  const judged = turns.map((turn, index) => judgeTurn(turn, answers[index]));
  if (judged.includes('failed')) return 'failed';
  return judged.includes('different') ? 'different' : 'passed';
};

/** Whether a change leads to another answer where the test compares answers. */
export const isTurnAffected = (turn: TestTurn, before?: TestAnswer, after?: TestAnswer): boolean =>
  turn.expect === 'source'
    ? before?.source !== after?.source || !isSameText(before?.text ?? '', after?.text ?? '')
    : judgeTurn(turn, before) !== judgeTurn(turn, after);

/** Compares a test's answers without and with a change. */
export const judgeEffect = (
  turns: readonly TestTurn[],
  before: readonly TestAnswer[],
  after: readonly TestAnswer[],
): Effect => {
  const passedBefore = judgeTest(turns, before) !== 'failed';
  const passesAfter = judgeTest(turns, after) !== 'failed';
  if (passedBefore !== passesAfter) return passesAfter ? 'gained' : 'lost';
  return turns.some((turn, index) => isTurnAffected(turn, before[index], after[index]))
    ? 'different'
    : 'same';
};
