import { Stack, Text } from '@mantine/core';
import type { TestResult } from '#shared/api/conversation-tests.ts';
import { type Effect, isTurnAffected } from '#shared/domain/conversation-tests.ts';
import { Badge, type Tone } from '#web/features/admin/parts/status-badge.tsx';
import { pluralize } from '#web/lib/format.ts';
import { AffectedTests, TestsConfirmation, TestsFailure, TestsProgress } from '#web/ui/affected-tests.tsx';
import { AnswerPair } from './answer-pair.tsx';
import type { Titles } from './describe-source.ts';
import { countEffects, describeEffects } from './run-tests.ts';
import type { TestedChangeState } from './use-tested-change.ts';

const badges: Readonly<Record<Effect, readonly [Tone, string]>> = {
  lost: ['bad', 'Lost'],
  gained: ['good', 'Gained'],
  different: ['warm', 'Said differently'],
  same: ['quiet', 'The same'],
};

const order: readonly Effect[] = ['lost', 'different', 'gained'];

/** The answers of a test that the change affects. */
const AffectedTurns = ({ result, titles }: { result: TestResult; titles: Titles }) => {
  const { turns, before = [], answers } = result;
  return turns.map((turn, index) => {
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
  });
};

const EffectBadge = ({ effect = 'same' }: { effect?: Effect | undefined }) => {
  const [tone, label] = badges[effect];
  return <Badge tone={tone}>{label}</Badge>;
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
  if (check.state === 'running') return <TestsProgress done={check.done} total={check.total} />;
  if (check.state === 'failed')
    return (
      <TestsFailure
        problem={check.problem}
        action={action}
        isConfirmed={isConfirmed}
        onConfirm={confirm}
        onRetry={onRetry}
      />
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
      <AffectedTests
        tests={order
          .flatMap((effect) => results.filter((result) => result.effect === effect))
          .map((result) => ({
            id: result.id,
            name: result.name,
            badge: <EffectBadge effect={result.effect} />,
            details: <AffectedTurns result={result} titles={titles} />,
          }))}
      />
      {lost > 0 && (
        <TestsConfirmation
          label={`${action} although ${lost === 1 ? 'one test is' : `${lost} tests are`} lost`}
          isConfirmed={isConfirmed}
          onConfirm={confirm}
        />
      )}
    </Stack>
  );
};
