import { type FormEvent, useEffect, useRef, useState } from 'react';
import { demo } from '#shared/content/landing/demo.ts';
import { IconSend } from '#web/ui/icons.tsx';
import css from './demo-section.module.css';
import { Section } from './section.tsx';
import { useScriptedDemo } from './use-scripted-demo.ts';

export const DemoSection = () => {
  const { messages, isTyping, send } = useScriptedDemo();
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // Take over text that was typed before hydration.
  useEffect(() => setText((known) => known || (input.current?.value ?? '')), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line in the log scrolls it to its end
  useEffect(() => {
    if (messages.length > 1) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length, isTyping]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Read the field, not the state: the loader replays an early submit before the state is updated.
    if (send(input.current?.value ?? text)) setText('');
  };

  const suggestions = (
    <ul className={css.suggestions} aria-label={demo.suggestionsLabel}>
      {demo.suggestions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => send(question)} aria-disabled={isTyping}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <Section
      id="demo"
      tone="sunken"
      question={demo.question}
      title={demo.title}
      text={demo.text}
      aside={suggestions}
      layout="split"
    >
      <section className={css.chat} data-tool aria-label={demo.label}>
        <p className={css.name}>
          {demo.name} <span>{demo.note}</span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={css.log} ref={log} role="log" aria-label={demo.label} tabIndex={0}>
          {messages.map(({ id, type, content }) => (
            <p key={id} className={[css.bubble, css[type]].join(' ')}>
              <span className="visually-hidden">{type === 'bot' ? demo.bot : demo.you}: </span>
              {content}
            </p>
          ))}
          {isTyping && (
            <p className={[css.bubble, css.bot, css.typing].join(' ')}>
              <span className="visually-hidden">{demo.typing}</span>
              <i />
              <i />
              <i />
            </p>
          )}
        </div>
        <form className={css.form} method="dialog" onSubmit={submit}>
          <label className="visually-hidden" htmlFor="demo-input">
            {demo.inputLabel}
          </label>
          <input
            ref={input}
            id="demo-input"
            autoComplete="off"
            placeholder={demo.placeholder}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" disabled={!text.trim() || isTyping} aria-label={demo.send} data-native>
            <IconSend size={20} stroke={1.8} aria-hidden="true" />
          </button>
        </form>
      </section>
    </Section>
  );
};
