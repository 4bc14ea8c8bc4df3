import {
  runConversationTests,
  runTestWithModel,
  type TestedChange,
  type TestResult,
} from '#shared/api/conversation-tests.ts';
import { type Effect, effects, maxTestsPerRun } from '#shared/domain/conversation-tests.ts';
import { sessionCall } from '#web/lib/session.ts';

/** Small enough to show progress; a request takes at most `maxTestsPerRun`. */
const testsPerRequest = Math.min(10, maxTestsPerRun);

/** Runs tests in parts with the built-in assistant. `onDone` receives the number of finished tests. */
export const runTests = async (
  ids: readonly string[],
  change: TestedChange | undefined,
  onDone: (count: number) => void,
): Promise<TestResult[]> => {
  const results: TestResult[] = [];
  for (let at = 0; at < ids.length; at += testsPerRequest) {
    onDone(at);
    const part = ids.slice(at, at + testsPerRequest);
    results.push(
      ...(await sessionCall(runConversationTests, { body: { ids: part, ...(change ? { change } : {}) } })),
    );
  }
  return results;
};

export interface ModelAnswer {
  readonly source: string;
  readonly text: string;
  readonly mode: 'model' | 'offline';
  readonly tokens: number;
}

/** Sends a test's messages to the model in parts. */
export const askModel = async (id: string): Promise<ModelAnswer[]> => {
  const answers: ModelAnswer[] = [];
  let next: number | undefined = 0;
  while (next !== undefined) {
    const part: { answers: ModelAnswer[]; next?: number | undefined } = await sessionCall(runTestWithModel, {
      params: { id },
      body: { from: next },
    });
    answers.push(...part.answers);
    next = part.next;
  }
  return answers;
};

/** Number of tests by effect. */
export const countEffects = (results: readonly TestResult[]): Record<Effect, number> =>
  Object.fromEntries(
    effects.map((effect) => [effect, results.filter((result) => result.effect === effect).length]),
  ) as Record<Effect, number>;

const effectWords: Readonly<Record<Effect, string>> = {
  gained: 'gained',
  lost: 'lost',
  different: 'said differently',
  same: 'the same',
};

/** '2 gained, 1 lost, 3 said differently'. Empty if the change has no effect. */
export const describeEffects = (results: readonly TestResult[]): string => {
  const counts = countEffects(results);
  return effects
    .filter((effect) => effect !== 'same' && counts[effect] > 0)
    .map((effect) => `${counts[effect]} ${effectWords[effect]}`)
    .join(', ');
};

/**
 * Whether the owner should look at the tests before the change goes live: it affects some, or they couldn't
 * be run.
 */
export const hasEffects = (results: readonly TestResult[] | undefined): boolean =>
  results === undefined || describeEffects(results) !== '';
