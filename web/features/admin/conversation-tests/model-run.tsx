import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { getConversationTest, type TestSummary } from '#shared/api/conversation-tests.ts';
import type { ModelState } from '#shared/api/model-settings.ts';
import { judgeTurn } from '#shared/domain/conversation-tests.ts';
import { formatCount, pluralize } from '#web/lib/format.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { AnswerPair } from './answer-pair.tsx';
import type { Titles } from './describe-source.ts';
import { askModel, type ModelAnswer } from './run-tests.ts';
import type { SavedTest } from './test-editor.tsx';
import css from './tests.module.css';

/** Tokens that one answer usually takes, mostly for the facts in the prompt. See docs/assistant.md. */
const typicalTokens = 13_000;

interface Answered {
  readonly test: SavedTest;
  readonly answers: readonly ModelAnswer[];
}

interface ModelRunProps {
  readonly tests: readonly TestSummary[];
  readonly model: ModelState;
  readonly titles: Titles;
  readonly onClose: () => void;
}

/** Sends the messages of all tests to the model, after showing the cost. */
export const ModelRun = ({ tests, model, titles, onClose }: ModelRunProps) => {
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [state, setState] = useState<'asks' | 'runs' | 'done'>('asks');
  const [problem, setProblem] = useState('');
  const isStopped = useRef(false);
  const messages = tests.reduce((sum, { turnCount }) => sum + turnCount, 0);
  const price = messages * typicalTokens;
  const left = Math.max(0, model.dailyTokens - model.tokensToday);
  const run = async () => {
    setState('runs');
    try {
      for (const { id } of tests) {
        if (isStopped.current) break;
        const test = await sessionCall(getConversationTest, { params: { id } });
        const answers = await askModel(id);
        setAnswered((before) => [...before, { test, answers }]);
      }
    } catch (error) {
      setProblem(describeFailure(error, 'Couldn’t finish the run'));
    }
    setState('done');
  };
  const stop = () => {
    isStopped.current = true;
    onClose();
  };
  const spent = answered.flatMap(({ answers }) => answers).reduce((sum, { tokens }) => sum + tokens, 0);
  const changed = answered.flatMap(({ test, answers }) =>
    test.turns.flatMap((turn, index) => {
      const answer = answers[index];
      const verdict = answer && judgeTurn(turn, answer);
      return answer && verdict !== 'passed' ? [{ test, turn, answer, verdict, index }] : [];
    }),
  );
  return (
    <Modal title="Run with the AI model" size="large" onClose={stop} mayClose={() => state !== 'runs'}>
      <Stack gap="sm">
        {state === 'asks' && (
          <>
            <Text>
              {pluralize(messages, 'message', 'messages')} × about {formatCount(typicalTokens)} tokens ={' '}
              <strong>about {formatCount(price)} tokens</strong>
              {model.name ? ` of ${model.name}` : ''}.
            </Text>
            <Text size="sm" c={price > left ? 'red' : 'dimmed'}>
              {formatCount(left)} of today’s {formatCount(model.dailyTokens)} tokens are left.
              {price > left &&
                ' When they are used up, the built-in assistant answers the rest, here and on the site.'}
            </Text>
            <Text size="sm" c="dimmed">
              The model answers as the site is now. Its words vary from run to run, so “Says this phrase” is
              the expectation that tells most.
            </Text>
          </>
        )}
        {state === 'runs' && (
          <Stack gap={4} role="status">
            <Text size="sm">
              Asking the model: {answered.length} of {pluralize(tests.length, 'test', 'tests')}
            </Text>
            <Progress value={(100 * answered.length) / tests.length} aria-label="Tests that are done" />
          </Stack>
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {state === 'done' && (
          <Text size="sm" fw={600} role="status">
            {pluralize(answered.length, 'test', 'tests')} run with {formatCount(spent)} tokens.{' '}
            {changed.length === 0
              ? 'Every answer is as expected.'
              : `${pluralize(changed.length, 'answer differs', 'answers differ')} from the expected one.`}
          </Text>
        )}
        <ul className={css.list}>
          {changed.map(({ test, turn, answer, verdict, index }) => (
            <li key={`${test.id} ${index}`}>
              <Group gap="xs">
                <Text size="sm" fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
                  “{turn.said}”
                </Text>
                <Text size="xs" c={verdict === 'failed' ? 'red' : 'dimmed'}>
                  {verdict === 'failed' ? 'Failed' : 'Said differently'}
                  {answer.mode === 'offline' && ' · answered by the built-in assistant'}
                </Text>
              </Group>
              <AnswerPair
                labels={['Expected', 'Answer']}
                before={{ source: turn.source, text: turn.phrase ?? turn.text ?? '' }}
                after={answer}
                titles={titles}
                language={test.language}
              />
            </li>
          ))}
        </ul>
        <ModalFoot>
          <Button variant="default" onClick={stop}>
            {state === 'done' ? 'Close' : state === 'runs' ? 'Stop' : 'Cancel'}
          </Button>
          {state === 'asks' && <Button onClick={() => void run()}>Run for this price</Button>}
        </ModalFoot>
      </Stack>
    </Modal>
  );
};
