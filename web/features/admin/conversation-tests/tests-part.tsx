import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getSettings } from '#shared/api/admin-settings.ts';
import {
  addConversationTest,
  deleteConversationTest,
  getConversationTest,
  listConversationTests,
  type TestSummary,
} from '#shared/api/conversation-tests.ts';
import type { Verdict } from '#shared/domain/conversation-tests.ts';
import { languages } from '#shared/domain/languages.ts';
import { formatDateTime, pluralize } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { describeFailure, errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { showToast } from '#web/ui/toast.ts';
import { offerUndo } from '../data/undo.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { Entries, Entry, Panel } from '../parts/panel.tsx';
import { Badge, type Tone } from '../parts/status-badge.tsx';
import type { Titles } from './describe-source.ts';
import { ModelRun } from './model-run.tsx';
import { runTests } from './run-tests.ts';
import { type SavedTest, TestEditor } from './test-editor.tsx';

const badges: Readonly<Record<Verdict, readonly [Tone, string]>> = {
  passed: ['good', 'Passed'],
  different: ['warm', 'Said differently'],
  failed: ['bad', 'Failed'],
};

const inputOf = ({ name, language, turns }: SavedTest) => ({ name, language, turns });

/** The owner's tests with their last result: run, open, delete. */
export const TestsPart = ({ titles }: { titles: Titles }) => {
  const { data, problem, reload, put } = useRead(
    listConversationTests,
    {},
    { failure: 'Couldn’t load the tests', cache: 'refresh' },
  );
  const settings = useRead(getSettings, {}, { failure: 'Couldn’t load the settings', cache: 'once' });
  const model = settings.data?.model;
  const [opened, setOpened] = useState<SavedTest>();
  const [running, setRunning] = useState<{ readonly done: number; readonly total: number }>();
  const [failure, setFailure] = useState('');
  const [isAskingModel, setAskingModel] = useState(false);
  if (!data)
    return problem ? (
      <Empty title="The tests could not be loaded" text={problem}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    ) : (
      <ListSkeleton label="Loading the tests" />
    );
  const run = async (ids: readonly string[]) => {
    setFailure('');
    setRunning({ done: 0, total: ids.length });
    try {
      await runTests(ids, undefined, (done) => setRunning({ done, total: ids.length }));
    } catch (error) {
      setFailure(describeFailure(error, 'Couldn’t run the tests'));
    }
    setRunning(undefined);
    reload();
  };
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      showToast({ title: 'Error', description: errorMessage(error, what), tone: 'error' });
    }
  };
  const open = (id: string) =>
    attempt('The test could not be loaded.', async () => {
      setOpened(await sessionCall(getConversationTest, { params: { id } }));
    });
  const remove = ({ id }: TestSummary) =>
    attempt('The test could not be deleted.', async () => {
      const whole = await sessionCall(getConversationTest, { params: { id } });
      await sessionCall(deleteConversationTest, { params: { id } });
      put((before) => before.filter((one) => one.id !== id));
      offerUndo(`Deleted: ${whole.name.slice(0, 60)}`, async () => {
        await sessionCall(addConversationTest, { body: inputOf(whole) });
        reload();
      });
    });
  const countOf = (verdict: Verdict): number => data.filter((test) => test.verdict === verdict).length;
  const summary = [
    countOf('failed') > 0 ? `${countOf('failed')} failed` : '',
    countOf('different') > 0 ? `${countOf('different')} said differently` : '',
    countOf('passed') > 0 ? `${countOf('passed')} passed` : '',
  ].filter(Boolean);
  return (
    <Stack maw="62rem">
      <Panel title="Tests">
        <Text size="sm" c="dimmed">
          Conversations that the built-in assistant answers again before a publication or a taught answer goes
          live, so that you see what a change does. A run costs nothing.
        </Text>
        {data.length === 0 ? (
          <Empty
            title="No tests yet"
            text="Open a conversation and choose “Save as test”. Names, addresses and numbers are replaced."
            level={3}
          >
            <Button component={Link} to="/admin?tab=conversations">
              Open the conversations
            </Button>
          </Empty>
        ) : (
          <>
            <Group gap="xs">
              <Button
                size="compact-sm"
                loading={running !== undefined}
                onClick={() => void run(data.map(({ id }) => id))}
              >
                Run all
              </Button>
              {model?.setUp && (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={running !== undefined}
                  onClick={() => setAskingModel(true)}
                >
                  Run with the AI model…
                </Button>
              )}
              <Text size="sm" role="status">
                {running
                  ? `Running ${running.done} of ${running.total}`
                  : `${pluralize(data.length, 'test', 'tests')}${summary.length > 0 ? `: ${summary.join(', ')}` : ''}`}
              </Text>
            </Group>
            {running && (
              <Progress value={(100 * running.done) / running.total} aria-label="Tests that are done" />
            )}
            {failure && (
              <Alert color="red" role="alert">
                {failure}
              </Alert>
            )}
            <Entries label="Tests">
              {data.map((test) => (
                <Entry
                  key={test.id}
                  text={
                    <>
                      <span dir="auto">{test.name}</span>{' '}
                      {test.verdict && (
                        <Badge tone={badges[test.verdict][0]}>{badges[test.verdict][1]}</Badge>
                      )}
                    </>
                  }
                  below={`${pluralize(test.turnCount, 'message', 'messages')} · ${languages[test.language].name} · ${test.ranAt ? `run ${formatDateTime(test.ranAt)}` : 'not run yet'}`}
                >
                  <Group gap="xs">
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Open ${test.name}`}
                      onClick={() => void open(test.id)}
                    >
                      Open
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={running !== undefined}
                      aria-label={`Run ${test.name}`}
                      onClick={() => void run([test.id])}
                    >
                      Run
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="red"
                      aria-label={`Delete ${test.name}`}
                      onClick={() => void remove(test)}
                    >
                      Delete
                    </Button>
                  </Group>
                </Entry>
              ))}
            </Entries>
          </>
        )}
      </Panel>
      {opened && (
        <TestEditor
          key={`${opened.id} ${opened.version}`}
          test={inputOf(opened)}
          saved={opened}
          titles={titles}
          onClose={() => setOpened(undefined)}
          onSaved={(test) => {
            setOpened(undefined);
            void run([test.id]);
          }}
        />
      )}
      {isAskingModel && model && (
        <ModelRun tests={data} model={model} titles={titles} onClose={() => setAskingModel(false)} />
      )}
    </Stack>
  );
};
