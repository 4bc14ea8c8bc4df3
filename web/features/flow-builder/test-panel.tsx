import {
  Alert,
  Button,
  DataList,
  Group,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { languageOfTag } from '#shared/domain/languages.ts';
import { buildAppointmentRules } from '#shared/flow/appointment.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import type { FlowTestScript } from '#shared/flow/flow-test.ts';
import { listLinkNodes } from '#shared/flow/linked-flows.ts';
import type { FlowOutcome } from '#shared/flow/outcomes.ts';
import type { RequestResult } from '#shared/flow/state.ts';
import { saveTestRun } from '#web/lib/flow-test-runs.ts';
import { visitorZone } from '#web/lib/format.ts';
import { loadOtherFlows } from '#web/lib/other-flows.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Choices, needsChoices } from '#web/ui/talk/choices.tsx';
import { MessageMedia } from '#web/ui/talk/message-media.tsx';
import { WhenPicker } from '#web/ui/when-picker.tsx';
import {
  answerTest,
  getTestedNode,
  maxPauseMs,
  playTest,
  simulateResponse,
  splitAtTyping,
  startTest,
  type Tested,
  type TestRun,
} from './test-run.ts';

// Most conversations in the test chat are not saved.
const SaveTest = lazy(async () => ({ default: (await import('./tests/save-test.tsx')).SaveTest }));

interface TestConversationProps extends TestPanelProps {
  readonly others: Tested['others'];
}

interface TestPanelProps {
  readonly flow: FlowDocument;
  readonly language: string;
  /** Starts at this node instead of the start node. */
  readonly at: string | undefined;
  /** A stored test to play first. */
  readonly script?: FlowTestScript | undefined;
  /** The flow under which test results are stored; undefined if it was never saved. */
  readonly flowId: string | undefined;
  /** The current node and the exits taken since the last answer. */
  readonly onNode: (id: string | undefined, trail?: readonly string[]) => void;
}

/** The builder's own texts are English; the flow's are in its language. */
const pickerTexts = {
  date: 'Date',
  time: 'Time',
  choose: 'Please choose',
  send: 'Send',
  noTimes: 'No times left on this day. Please choose another one.',
  timesLoading: 'Loading free times…',
  timesFailed: 'The free times couldn’t be loaded.',
  nextTimes: 'Next free times',
  retry: 'Try again',
  zoneNote: 'Your time zone: {zone}',
  ourTime: 'For the company: {when} ({zone})',
};

const bubbleLayout = {
  w: 'fit-content',
  maw: '90%',
  px: 'sm',
  py: 'xs',
  fz: 'sm',
  lh: 1.45,
  style: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;
const bubbleStyles = {
  bot: { bg: 'var(--bubble-them)' },
  visitor: {
    // In a right-to-left text the inline start is the wrong side.
    ml: 'auto',
    withBorder: false,
    bg: 'var(--bubble-us)',
    c: 'var(--on-bubble-us)',
    radius: '1rem 1rem 0.25rem',
  },
  effect: { bd: '1px dashed var(--line-strong)', c: 'dimmed', ff: 'monospace', fz: '0.75rem' },
} as const;

const endingTexts: Readonly<Record<FlowOutcome, string>> = {
  completed: 'The conversation has ended.',
  dead_end: 'Dead end: this exit leads nowhere.',
  stopped: 'The conversation was stopped.',
};

const Aside = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed" ta="center">
    {children}
  </Text>
);

/** Tries the exits of a request: a response with a body, or a failure. */
const ResponseTools = ({ onResult }: { readonly onResult: (result: RequestResult) => void }) => {
  const [body, setBody] = useState<string>();
  return (
    <Stack gap={4}>
      <Group gap={4}>
        <Button
          size="compact-xs"
          variant="default"
          aria-expanded={body !== undefined}
          onClick={() => setBody(body === undefined ? '{}' : undefined)}
        >
          Simulate an answer
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onResult({ ok: false, status: 500, error: 'The server answered 500.' })}
        >
          Simulate an error
        </Button>
      </Group>
      {body !== undefined && (
        <>
          <Textarea
            size="xs"
            label="Response (JSON)"
            autosize
            minRows={2}
            maxRows={8}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <Button
            size="compact-xs"
            style={{ alignSelf: 'start' }}
            onClick={() => onResult({ ok: true, status: 200, body })}
          >
            Continue with this answer
          </Button>
        </>
      )}
    </Stack>
  );
};

/** A test conversation with the unsaved flow, run by the real engine. Effects are shown instead of carried out. */
const TestConversation = ({ flow, language, others, at, script, flowId, onNode }: TestConversationProps) => {
  const [tested, setTested] = useState<Tested>({ flow, language, others });
  const [run, setRun] = useState<TestRun>(() => (script ? playTest(tested, script) : startTest(tested, at)));
  const [text, setText] = useState('');
  // A stored test is shown at once.
  const [seen, setSeen] = useState(script ? run.lines.length : 0);
  const [isSaving, setSaving] = useState(false);
  const [played, setPlayed] = useState(script);
  const [id, setId] = useState(() => crypto.randomUUID());
  const log = useRef<HTMLDivElement>(null);
  const { awaiting, done, lines, state, trail } = run;
  const { shown, typing } = splitAtTyping(lines, seen);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setSeen(typing.id + 1), Math.min(typing.delay, maxPauseMs));
    return () => clearTimeout(timer);
  }, [typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to every new line
  useEffect(() => {
    onNode(getTestedNode(run), trail);
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [run, onNode, seen]);
  useEffect(() => () => onNode(undefined), [onNode]);
  const isAnswered = lines.some(({ from }) => from === 'visitor');
  useEffect(() => {
    if (!flowId || !isAnswered || isSignedIn()) return;
    saveTestRun(flowId, {
      id,
      at: new Date().toISOString(),
      done,
      outcome: state.outcome ?? undefined,
      variables: state.variables,
    });
  }, [flowId, isAnswered, id, done, state]);

  const hasChoices =
    awaiting !== null && awaiting.kind !== 'request' && needsChoices({ ...awaiting, kind: awaiting.kind });
  // Only the site's own flows offer the company's consultation slots.
  const slots = isSignedIn();
  const restart = () => {
    setId(crypto.randomUUID());
    const next = { flow, language, others };
    setTested(next);
    setRun(startTest(next, at));
    setSeen(0);
    setText('');
    setSaving(false);
    setPlayed(undefined);
  };
  const say = (input: string, shown: string) =>
    setRun((before) =>
      answerTest(
        tested,
        before,
        input,
        shown,
        buildAppointmentRules({ now: new Date(), timeZone: visitorZone() }),
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    say(text, text);
    setText('');
  };
  const variables = Object.entries(state.variables);
  const toScript = (): FlowTestScript => ({
    language: played?.language ?? tested.language,
    answers: [...run.answers],
    results: [...run.results],
    seed: state.seed ?? '',
    today: state.today ?? new Date().toISOString().slice(0, 10),
    ...(at ? { at } : {}),
    ...(played?.known ? { known: played.known } : {}),
    ...(state.variables.appointment_zone ? { timeZone: state.variables.appointment_zone } : {}),
  });
  return (
    <Stack component="section" gap="sm" h="100%" mih={0} p="md" aria-label="Test Flow">
      <Group component="header" justify="space-between" mih="2.5rem" pe="2.75rem">
        <Title order={2}>Test Flow</Title>
        <Button size="compact-sm" variant="default" onClick={restart}>
          Restart
        </Button>
      </Group>
      {tested.flow !== flow && (
        <Alert color="info" role="status" p="xs">
          The flow has changed since this test started. Restart to test the new version.
        </Alert>
      )}
      <Stack
        ref={log}
        gap="xs"
        flex="1 1 8rem"
        mih="8rem"
        style={{ overflowY: 'auto' }}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
      >
        {shown.map((line) => (
          <Stack key={line.id} gap={4}>
            {line.media ? (
              <MessageMedia items={line.media} language={languageOfTag(language) ?? 'en'} text={line.text} />
            ) : (
              <Paper
                component="p"
                {...bubbleLayout}
                {...bubbleStyles[line.from]}
                data-from={line.from}
                dir="auto"
              >
                {line.text}
              </Paper>
            )}
            {line.request && (
              <ResponseTools
                onResult={(result) => {
                  setRun((before) => simulateResponse(tested, before, line, result));
                  setSeen(0);
                }}
              />
            )}
          </Stack>
        ))}
        {typing && <Aside>Typing…</Aside>}
        {done && !typing && <Aside>{endingTexts[state.outcome ?? 'completed']}</Aside>}
      </Stack>
      {!typing && awaiting?.options && hasChoices && (
        <Choices
          key={lines.length}
          awaiting={{ ...awaiting, options: awaiting.options }}
          label={lines.at(-1)?.text ?? ''}
          language={state.language}
          onAnswer={say}
        />
      )}
      {!typing && awaiting?.options && !hasChoices && (
        <Group gap="xs">
          {awaiting.options.map((option) => (
            <Button
              key={option.id}
              size="compact-sm"
              variant="outline"
              onClick={() => say(option.value, option.label || option.value)}
            >
              {option.label || option.value}
            </Button>
          ))}
        </Group>
      )}
      {!typing && (awaiting?.kind === 'appointment' || awaiting?.kind === 'date') && (
        <WhenPicker
          key={lines.length}
          kind={awaiting.kind}
          slots={slots}
          language="en"
          words={pickerTexts}
          onAnswer={say}
        />
      )}
      {awaiting && !typing && (
        <Group component="form" gap="xs" wrap="nowrap" onSubmit={submit}>
          <TextInput
            flex="1"
            aria-label="Your answer"
            value={text}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Send</Button>
        </Group>
      )}
      {isAnswered &&
        (!flowId ? (
          <Text size="xs" c="dimmed">
            Save the flow to keep this conversation as a test.
          </Text>
        ) : isSaving ? (
          <Suspense fallback={<Spinner label="Loading" />}>
            <SaveTest
              key={run.answers.length}
              {...{ flowId, tested }}
              script={toScript()}
              onDone={() => setSaving(false)}
            />
          </Suspense>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            style={{ alignSelf: 'start' }}
            onClick={() => setSaving(true)}
          >
            Save as test
          </Button>
        ))}
      <Text component="details" size="xs" mah="10rem" style={{ overflow: 'auto' }} open>
        <summary>Variables ({variables.length})</summary>
        <DataList size="xs" gap={2} labelWidth="8rem">
          {variables.map(([name, value]) => (
            <DataList.Item key={name}>
              <DataList.ItemLabel ff="monospace">{name}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      </Text>
    </Stack>
  );
};

/** Loads the other flows first if this flow jumps to them or runs them. */
export const TestPanel = (props: TestPanelProps) => {
  const hasLinks = listLinkNodes(props.flow).length > 0;
  const [others, setOthers] = useState<Tested['others'] | undefined>(() =>
    hasLinks ? undefined : new Map(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a test runs the flows as they were when it began
  useEffect(() => {
    if (!hasLinks) return;
    let isCurrent = true;
    const show = (loaded: Tested['others']) => isCurrent && setOthers(loaded);
    // Without them the flow takes its error exits, which the test says.
    loadOtherFlows(props.flow, props.flowId).then(show, () => show(new Map()));
    return () => {
      isCurrent = false;
    };
  }, []);
  return others ? (
    <TestConversation {...props} others={others} />
  ) : (
    <Spinner label="Loading your other flows" />
  );
};
