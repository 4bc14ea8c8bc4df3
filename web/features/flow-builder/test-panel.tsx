import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { appointmentRules } from '#shared/flow/appointment.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { keepTestRun } from '#web/lib/test-runs.ts';
import { visitorZone } from '#web/lib/when.ts';
import { WhenPicker } from '#web/ui/when-picker.tsx';
import css from './test-panel.module.css';
import { answerTest, longestPauseMs, spoken, startTest, type TestRun } from './test-run.ts';

interface TestPanelProps {
  readonly flow: FlowDocument;
  readonly language: string;
  /** Start at this node instead of at the beginning. */
  readonly at: string | undefined;
  /** Under whose results the test is kept, in this browser; absent for a flow that was never saved. */
  readonly flowId: string | undefined;
  readonly onNode: (id: string | undefined) => void;
}

/** The builder speaks English; the sentences of the flow are in its own language. */
const whenWords = {
  date: 'Date',
  time: 'Time',
  choose: 'Please choose',
  send: 'Send',
  noTimes: 'No times left on this day. Please choose another one.',
  zoneNote: 'Your time zone: {zone}',
  ourTime: 'For the company: {when} ({zone})',
};

/** A conversation with the unsaved flow, through the same engine that runs it for visitors. Effects are shown, not made. */
export const TestPanel = ({ flow, language, at, flowId, onNode }: TestPanelProps) => {
  const [run, setRun] = useState<TestRun>(() => startTest(flow, language, at));
  const [tested, setTested] = useState(flow);
  const [text, setText] = useState('');
  const [seen, setSeen] = useState(0);
  const [id, setId] = useState(() => crypto.randomUUID());
  const log = useRef<HTMLDivElement>(null);
  const { awaiting, done, lines, state } = run;
  const { said, typing } = spoken(lines, seen);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setSeen(typing.id + 1), Math.min(typing.delay, longestPauseMs));
    return () => clearTimeout(timer);
  }, [typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that has just been typed comes into view too
  useEffect(() => {
    onNode(state.nodeId ?? undefined);
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [state, onNode, seen]);
  useEffect(() => () => onNode(undefined), [onNode]);
  const isAnswered = lines.some(({ from }) => from === 'visitor');
  useEffect(() => {
    if (!flowId || !isAnswered || isSignedIn()) return;
    keepTestRun(flowId, { id, at: new Date().toISOString(), done, variables: state.variables });
  }, [flowId, isAnswered, id, done, state]);

  // As when it is published: the site's own flows offer the company's consultation slots.
  const slots = isSignedIn();
  const restart = () => {
    setId(crypto.randomUUID());
    setTested(flow);
    setRun(startTest(flow, language, at));
    setSeen(0);
    setText('');
  };
  const say = (input: string, shown: string) =>
    setRun((before) =>
      answerTest(
        tested,
        before,
        input,
        shown,
        appointmentRules({ now: new Date(), timeZone: visitorZone(), slots }),
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    say(text, text);
    setText('');
  };
  const variables = Object.entries(state.variables);
  return (
    <section className={css.panel} aria-label="Test Flow">
      <header className={css.head}>
        <h2>Test Flow</h2>
        <Button size="compact-sm" variant="default" onClick={restart}>
          Restart
        </Button>
      </header>
      {tested !== flow && (
        <p className={css.stale} role="status">
          The flow has changed since this conversation began. Restart to test it as it is now.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={log} className={css.log} role="log" aria-label="Conversation" tabIndex={0}>
        {said.map(({ id, from, text: words }) => (
          <p key={id} className={css.line} data-from={from} dir="auto">
            {words}
          </p>
        ))}
        {typing && <p className={css.end}>Typing…</p>}
        {done && !typing && (
          <p className={css.end}>
            {state.outcome === 'stopped' ? 'The conversation was stopped.' : 'The conversation has ended.'}
          </p>
        )}
      </div>
      {!typing && awaiting?.options && (
        <div className={css.options}>
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
        </div>
      )}
      {!typing && (awaiting?.kind === 'appointment' || awaiting?.kind === 'date') && (
        <WhenPicker
          key={lines.length}
          kind={awaiting.kind}
          slots={slots}
          language="en"
          words={whenWords}
          onAnswer={say}
        />
      )}
      {awaiting && !typing && (
        <form className={css.form} onSubmit={submit}>
          <TextInput
            aria-label="Your answer"
            value={text}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Send</Button>
        </form>
      )}
      <details className={css.variables} open>
        <summary>Variables ({variables.length})</summary>
        <dl>
          {variables.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
