import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendChatMessage } from '#shared/api/chat.ts';
import { demoText } from '#shared/content/learning/text.ts';
import { exchangesNeeded } from '#shared/domain/learning/catalogue.ts';
import { emit } from '#web/lib/events.ts';
import { call } from '#web/lib/http.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './activity.module.css';
import type { ActivityProps } from './activity-props.ts';

interface Turn {
  id: number;
  role: 'user' | 'assistant';
  content: string;
}

/** A short conversation with the site's assistant; each answered question counts as an exchange. */
export const DemoActivity = ({ facts }: ActivityProps) => {
  const [turns, setTurns] = useState<Turn[]>([{ id: 0, role: 'assistant', content: demoText.opening }]);
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 1) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);

  const ask = async (question: string) => {
    const message = question.trim();
    if (!message || waiting) return;
    setWaiting(true);
    setFailed(false);
    try {
      const answer = await call(sendChatMessage, {
        body: {
          message,
          conversationHistory: turns.slice(1).map(({ role, content }) => ({ role, content })),
        },
      });
      setTurns((before) => [
        ...before,
        { id: before.length, role: 'user', content: message },
        { id: before.length + 1, role: 'assistant', content: answer.message },
      ]);
      setText('');
      emit('exchange made', { source: 'learning' });
    } catch {
      // Put the question back into the field.
      setText(message);
      setFailed(true);
    } finally {
      setWaiting(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(text);
  };
  return (
    <>
      <h3 className={css.heading}>{demoText.heading}</h3>
      <p className={css.hint} role="status">
        {demoText.hint(Math.min(facts.exchanges, exchangesNeeded), exchangesNeeded)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={log} className={css.log} role="log" aria-label={demoText.heading} tabIndex={0}>
        {turns.map(({ id, role, content }) => (
          <p key={id} className={css.bubble} data-role={role} dir="auto">
            {content}
          </p>
        ))}
        {waiting && (
          <p className={css.bubble}>
            <Spinner label="Waiting for the answer" />
          </p>
        )}
      </div>
      {failed && (
        <p className={css.failure} role="alert">
          {demoText.failure}
        </p>
      )}
      <div className={css.suggestions}>
        {demoText.suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            size="small"
            look="quiet"
            aria-disabled={waiting}
            onClick={() => void ask(suggestion)}
          >
            {suggestion}
          </Button>
        ))}
      </div>
      <form className={css.ask} onSubmit={submit}>
        <TextField
          label={demoText.field}
          value={text}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" aria-disabled={waiting || !text.trim()}>
          {demoText.send}
        </Button>
      </form>
    </>
  );
};
