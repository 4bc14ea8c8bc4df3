import { Button, Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { type ModelState, removeModel, testModel } from '#shared/api/model-settings.ts';
import { formatCount } from '#web/lib/format.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Line } from '../parts/panel.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { ModelForm } from './model-form.tsx';
import { WithSettings } from './use-settings.tsx';

const describe = ({ setUp, name, stored, deployed }: ModelState): string => {
  const host = stored?.baseUrl ? new URL(stored.baseUrl).host : 'OpenAI';
  const untested =
    stored && !stored.testedAt
      ? `${host} is saved: test it to use it.${stored.testFailure ? ` The last test failed: ${stored.testFailure}` : ''}`
      : '';
  if (!setUp) return untested || 'The built-in assistant answers at no cost.';
  const source = stored?.testedAt ? host : deployed ? 'set at deployment' : '';
  return [`${name} answers${source ? ` (${source})` : ''}.`, untested].filter(Boolean).join(' ');
};

const Budget = ({ tokensToday, dailyTokens }: ModelState) =>
  dailyTokens === 0 ? (
    <Text size="xs" c="dimmed">
      The daily budget is 0, so the built-in assistant answers.
    </Text>
  ) : (
    <>
      <Progress
        aria-label="Share of today’s budget used"
        value={Math.min(100, (tokensToday / dailyTokens) * 100)}
      />
      <Text size="xs" c="dimmed">
        {formatCount(tokensToday)} of {formatCount(dailyTokens)} tokens today. Once they are used up, the
        built-in assistant takes over.
      </Text>
    </>
  );

interface ModelLineProps {
  readonly model: ModelState;
  readonly onChange: (model: ModelState) => void;
}

const ModelLine = ({ model, onChange }: ModelLineProps) => {
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<string>();
  const { stored, setUp, deployed } = model;
  const run = async (work: () => Promise<void>, failure: string) => {
    setBusy(true);
    setResult(undefined);
    try {
      await work();
    } catch (error) {
      setResult(errorMessage(error, failure));
    } finally {
      setBusy(false);
    }
  };
  const test = () =>
    run(async () => {
      const { works, reason, ms } = await sessionCall(testModel);
      setResult(works ? `It works: an answer in ${((ms ?? 0) / 1000).toFixed(1)} s.` : reason);
      if (!stored) return;
      const { testFailure: _, ...before } = stored;
      onChange({
        ...model,
        ...(works ? { setUp: true, name: stored.model || model.name || 'gpt-6-luna' } : {}),
        stored: works
          ? { ...before, testedAt: new Date().toISOString() }
          : { ...before, ...(reason ? { testFailure: reason } : {}) },
      });
    }, 'The model could not be tested.');
  const remove = () =>
    run(async () => {
      await sessionCall(removeModel);
      const { stored: _, name: __, ...rest } = model;
      onChange({ ...rest, setUp: deployed === true });
    }, 'The model could not be removed.').finally(() => setRemoving(false));
  return (
    <>
      <Line
        text={
          <>
            AI model <Badge tone={setUp ? 'good' : 'quiet'}>{setUp ? 'Set up' : 'Not set up'}</Badge>
          </>
        }
        below={describe(model)}
      >
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            {stored ? 'Change the model' : 'Set up a model'}
          </Button>
          {stored && !isRemoving && (
            <Button size="compact-sm" variant="default" color="red" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          {isRemoving && (
            <Button size="compact-sm" color="red" autoFocus disabled={isBusy} onClick={() => void remove()}>
              Remove model and key
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy || !(setUp || stored)}
            onClick={() => void test()}
          >
            {isBusy ? 'Testing…' : 'Test the model'}
          </Button>
        </Group>
        {result && <p role="status">{result}</p>}
      </Line>
      {setUp && <Budget {...model} />}
      {isEditing && (
        <ModelForm
          stored={stored}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            setEditing(false);
            setResult(undefined);
            onChange({
              ...model,
              stored: saved,
              setUp: saved.testedAt !== undefined || deployed === true,
              dailyTokens: saved.dailyTokens ?? model.dailyTokens,
            });
          }}
        />
      )}
    </>
  );
};

/** The model that answers visitors: set up, tested and removed here, and today's token budget. */
export const ModelSection = () => (
  <WithSettings>
    {({ model }, put) => (
      <ModelLine model={model} onChange={(next) => put((before) => ({ ...before, model: next }))} />
    )}
  </WithSettings>
);
