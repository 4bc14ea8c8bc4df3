import { Alert, Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core';
import type { TestResult } from '#shared/api/conversation-tests.ts';
import { type Effect, isTurnAffected } from '#shared/domain/conversation-tests.ts';
import { Badge, type Tone } from '#web/features/admin/parts/status-badge.tsx';
import { pluralize } from '#web/lib/format.ts';
import { AnswerPair } from './answer-pair.tsx';
import type { Titles } from './describe-source.ts';
import { countEffects, describeEffects } from './run-tests.ts';
import css from './tests.module.css';
import type { TestedChangeState } from './use-tested-change.ts';

const badges: Readonly<Record<Effect, readonly [Tone, string]>> = {
  lost: ['bad', 'Lost'],
  gained: ['good', 'Gained'],
  different: ['warm', 'Said differently'],
  same: ['quiet', 'The same'],
};

const order: readonly Effect[] = ['lost', 'different', 'gained'];

/** One test that the change affects, with the answers it changes. */
const AffectedTest = ({ result, titles }: { result: TestResult; titles: Titles }) => {
  const { name, effect = 'same', turns, before = [], answers } = result;
  const [tone, label] = badges[effect];
  return (
    <li>
      <details className={css.details}>
        <summary>
          <Badge tone={tone}>{label}</Badge> <span dir="auto">{name}</span>
        </summary>
        <Stack gap="sm" mt="xs">
          {turns.map((turn, index) => {
            const [old, fresh] = [before[index], answers[index]];
            if (!old || !fresh || !isTurnAffected(turn, old, fresh)) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id and keep their order
              <Stack key={index} gap={4}>
                <Text size="sm" fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
                  “{turn.said}”
                </Text>
                {turn.expect === 'phrase' && (
                  <Text size="xs" c="dimmed">
                    Must say “{turn.phrase}”.
                  </Text>
                )}
                <AnswerPair
                  labels={['Live answer', 'With this change']}
                  before={old}
                  after={fresh}
                  titles={titles}
                  language={result.language}
                />
              </Stack>
            );
          })}
        </Stack>
      </details>
    </li>
  );
};

interface EffectsOfChangeProps {
  readonly tested: TestedChangeState;
  readonly titles?: Titles;
  /** What the owner is about to do: 'Publish', 'Save', 'Delete'. */
  readonly action: string;
  /** What the owner should do next. */
  readonly note?: string;
  readonly onRetry: () => void;
}

const noTitles: Titles = {};

/** What a change does to the owner's tests, and the confirmation that is required if tests are lost. */
export const EffectsOfChange = ({
  tested,
  titles = noTitles,
  action,
  note,
  onRetry,
}: EffectsOfChangeProps) => {
  const { check, isConfirmed, confirm } = tested;
  if (check.state === 'none' || check.state === 'idle') return null;
  if (check.state === 'running')
    return (
      <Stack gap={4} role="status">
        <Text size="sm">
          {check.total > 0 ? `Running the tests: ${check.done} of ${check.total}` : 'Running the tests…'}
        </Text>
        <Progress
          value={check.total > 0 ? (100 * check.done) / check.total : 0}
          aria-label="Tests that are done"
        />
      </Stack>
    );
  if (check.state === 'failed')
    return (
      <Alert color="warning" role="alert" p="sm">
        <Group gap="sm">
          {check.problem}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Run again
          </Button>
        </Group>
        <Checkbox
          mt="xs"
          label={`${action} without the tests`}
          checked={isConfirmed}
          onChange={({ currentTarget }) => confirm(currentTarget.checked)}
        />
      </Alert>
    );
  const { results } = check;
  const { lost } = countEffects(results);
  const words = describeEffects(results);
  if (!words)
    return (
      <Text size="sm" role="status">
        {results.length === 1 ? 'Your test is' : `All ${results.length} tests are`} answered as before.
      </Text>
    );
  return (
    <Stack component="section" gap="xs" aria-label="Tests">
      <Text size="sm" fw={600} role="status">
        {pluralize(results.length, 'test', 'tests')}: {words}
      </Text>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <ul className={css.list}>
        {order
          .flatMap((effect) => results.filter((result) => result.effect === effect))
          .map((result) => (
            <AffectedTest key={result.id} result={result} titles={titles} />
          ))}
      </ul>
      {lost > 0 && (
        <Checkbox
          label={`${action} although ${lost === 1 ? 'one test is' : `${lost} tests are`} lost`}
          checked={isConfirmed}
          onChange={({ currentTarget }) => confirm(currentTarget.checked)}
        />
      )}
    </Stack>
  );
};
