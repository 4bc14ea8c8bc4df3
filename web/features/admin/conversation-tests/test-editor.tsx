import { Alert, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { infer as Infer } from 'zod/mini';
import {
  addConversationTest,
  type conversationTestSchema,
  putConversationTest,
  type TestInput,
} from '#shared/api/conversation-tests.ts';
import { type Expectation, judgeTurn, type TestAnswer } from '#shared/domain/conversation-tests.ts';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { AnswerPair } from './answer-pair.tsx';
import { describeSource, type Titles } from './describe-source.ts';
import css from './tests.module.css';

export type SavedTest = Infer<typeof conversationTestSchema>;
type Turn = TestInput['turns'][number];

const expectationOptions: readonly { readonly value: Expectation; readonly label: string }[] = [
  { value: 'source', label: 'Same source' },
  { value: 'phrase', label: 'Says this phrase' },
  { value: 'any', label: 'Any answer' },
];

interface TurnFieldsProps {
  readonly turn: Turn;
  readonly number: number;
  readonly language: TestInput['language'];
  readonly answer: TestAnswer | undefined;
  readonly titles: Titles;
  readonly problem: (field: string) => string | undefined;
  readonly onChange: (change: Partial<Turn>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** A message, what is expected of its answer, and the last run's answer beside the expected one. */
const TurnFields = ({
  turn,
  number,
  language,
  answer,
  titles,
  problem,
  onChange,
  onRemove,
}: TurnFieldsProps) => {
  const verdict = answer && judgeTurn(turn, answer);
  return (
    <Stack component="li" gap="xs" className={css.turn}>
      <Textarea
        label={`Message ${number}`}
        autosize
        minRows={1}
        maxRows={6}
        lang={language}
        dir="auto"
        error={problem('said')}
        value={turn.said}
        onChange={({ currentTarget }) => onChange({ said: currentTarget.value })}
      />
      <Group gap="xs" align="end">
        <Select
          flex="1 1 8rem"
          maw="16rem"
          label="Expected answer"
          aria-label={`Expected answer to message ${number}`}
          allowDeselect={false}
          data={expectationOptions}
          value={turn.expect}
          onChange={(value) => value && onChange({ expect: value as Expectation })}
        />
        {turn.expect === 'phrase' && (
          <TextInput
            flex="1 1 14rem"
            label="Phrase"
            error={problem('phrase')}
            lang={language}
            dir="auto"
            value={turn.phrase ?? ''}
            onChange={({ currentTarget }) => onChange({ phrase: currentTarget.value })}
          />
        )}
        {onRemove && (
          <Button
            variant="subtle"
            color="red"
            ms="auto"
            aria-label={`Remove message ${number}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </Group>
      {answer && verdict !== 'passed' ? (
        <AnswerPair
          labels={['Expected', 'Last run']}
          before={{ source: turn.source, text: turn.text ?? '' }}
          after={answer}
          titles={titles}
          language={language}
        />
      ) : (
        <div className={css.answer}>
          <Text size="xs" c="dimmed">
            {describeSource(turn.source, titles)}
          </Text>
          <Text size="sm" lang={language} dir="auto" style={{ whiteSpace: 'pre-line' }}>
            {turn.text ?? 'Written by the AI model, so its words aren’t compared.'}
          </Text>
        </div>
      )}
    </Stack>
  );
};

interface TestEditorProps {
  readonly test: TestInput;
  /** Absent for a test that isn't stored yet. */
  readonly saved?: SavedTest;
  /** Shown above the messages. */
  readonly note?: string;
  readonly titles: Titles;
  readonly onClose: () => void;
  readonly onSaved: (test: SavedTest) => void;
}

const withAnswers = (turns: readonly Turn[], answers: readonly TestAnswer[]): Turn[] =>
  turns.map((turn, index) => {
    const answer = answers[index];
    return answer ? { ...turn, source: answer.source, text: answer.text } : turn;
  });

/** Edits a test's name, messages and expectations. */
export const TestEditor = ({ test, saved, note, titles, onClose, onSaved }: TestEditorProps) => {
  const [name, setName] = useState(test.name);
  const [turns, setTurns] = useState<readonly Turn[]>(test.turns);
  /** Answers of the last run; removed with their messages. */
  const [answers, setAnswers] = useState<readonly (TestAnswer | undefined)[]>(saved?.answers ?? []);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const isChanged = name !== test.name || turns !== test.turns;
  const { language } = test;
  const save = async () => {
    setBusy(true);
    setProblem('');
    setFields({});
    const input = {
      name,
      language,
      turns: turns.map(({ phrase, ...turn }) => (turn.expect === 'phrase' ? { ...turn, phrase } : turn)),
    } as TestInput;
    try {
      onSaved(
        saved
          ? await sessionCall(putConversationTest, {
              params: { id: saved.id },
              body: { test: input, basedOn: saved.version },
            })
          : await sessionCall(addConversationTest, { body: input }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.fields) setFields(error.fields);
      setProblem(errorMessage(error, 'The test could not be saved.'));
      setBusy(false);
    }
  };
  const fieldProblem = (path: string): string | undefined =>
    Object.entries(fields).find(([key]) => key === path || key === `test.${path}`)?.[1];
  const isOutdated = turns.some((turn, index) => {
    const answer = answers[index];
    return answer !== undefined && judgeTurn(turn, answer) !== 'passed';
  });
  return (
    <Modal
      title={saved ? 'Test' : 'Save as test'}
      size="large"
      onClose={onClose}
      // A click outside must not discard typed text.
      mayClose={() => saved !== undefined && !isChanged}
    >
      <Stack gap="sm">
        <TextInput
          label="Name"
          data-autofocus
          maxLength={100}
          error={fieldProblem('name')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {note && (
          <Alert p="xs" color="gray">
            {note}
          </Alert>
        )}
        <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Messages">
          {turns.map((turn, index) => (
            <TurnFields
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id and keep their order
              key={index}
              turn={turn}
              number={index + 1}
              language={language}
              answer={answers[index]}
              titles={titles}
              problem={(field) => fieldProblem(`turns.${index}.${field}`)}
              onChange={(change) =>
                setTurns(turns.map((one, at) => (at === index ? { ...one, ...change } : one)))
              }
              onRemove={
                turns.length > 1
                  ? () => {
                      setTurns(turns.filter((_, at) => at !== index));
                      setAnswers(answers.filter((_, at) => at !== index));
                    }
                  : undefined
              }
            />
          ))}
        </Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <ModalFoot>
          {isOutdated && (
            <Button
              variant="default"
              me="auto"
              onClick={() => {
                setTurns(withAnswers(turns, answers as readonly TestAnswer[]));
                setAnswers([]);
              }}
            >
              Expect the new answers
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={saved !== undefined && !isChanged} onClick={() => void save()}>
            Save test
          </Button>
        </ModalFoot>
      </Stack>
    </Modal>
  );
};
