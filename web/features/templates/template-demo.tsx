import { useEffect, useReducer, useRef, useState } from 'react';
import { chatMaxChars } from '#shared/api/chat.ts';
import { sendDemoMessage } from '#shared/api/chatbot-demo.ts';
import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { emit } from '#web/lib/events.ts';
import { call } from '#web/lib/http.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble, Thinking } from '#web/ui/talk/bubble.tsx';
import { Composer } from '#web/ui/talk/composer.tsx';
import { RichText } from '#web/ui/talk/rich-text.tsx';
import { canSend, demoHistory, reduceDemo, startDemo } from './model.ts';
import css from './template-demo.module.css';
import { galleryText as text } from './text.ts';

const stamp = () => ({ id: crypto.randomUUID(), at: Date.now() });

interface TemplateDemoProps {
  readonly template: IndustryTemplate;
  /** A question to send at once. */
  readonly question?: string;
  readonly onUse: () => void;
}

/** A conversation with one template's bot. */
export const TemplateDemo = ({ template, question, onUse }: TemplateDemoProps) => {
  const [demo, dispatch] = useReducer(reduceDemo, template, (chosen) => {
    const { id, at } = stamp();
    return startDemo(chosen, id, at);
  });
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLElement>(null);
  const request = useRef<AbortController>(undefined);
  const { messages, pending } = demo;
  const buttons =
    messages.length === 1 ? template.sampleQuestions.slice(0, 3) : (messages.at(-1)?.suggestions ?? []);

  useEffect(() => () => request.current?.abort(), []);

  // A disabled field loses the focus; give it back when the visitor can write again.
  useEffect(() => {
    if (!pending) input.current?.focus({ preventScroll: true });
  }, [pending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message scrolls to the end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, pending]);

  const send = async (message: string) => {
    if (pending || !canSend(message)) return;
    const history = demoHistory(demo);
    dispatch({ type: 'sent', text: message, ...stamp() });
    setDraft('');
    const controller = new AbortController();
    request.current = controller;
    try {
      const reply = await call(sendDemoMessage, {
        body: { templateId: template.id, message: message.trim(), conversationHistory: history },
        signal: controller.signal,
      });
      const said = typeof reply?.message === 'string' ? reply.message.trim() : '';
      const suggestions = (reply?.suggestions ?? []).map(({ text }) => text);
      dispatch({ type: 'replied', text: said, suggestions, ...stamp() });
      if (said) emit('exchange made', { source: 'template-demo' });
    } catch {
      if (controller.signal.aborted) return;
      dispatch({ type: 'failed', text: '', ...stamp() });
      // Put the failed question back, unless the visitor has typed something new.
      setDraft((typed) => typed || message);
    }
  };

  const first = useRef(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the talk opens
  useEffect(() => {
    if (first.current) void send(first.current);
    first.current = undefined;
  }, []);

  return (
    <div className={css.demo}>
      <section
        ref={list}
        className={css.scroll}
        aria-label={text.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className={css.log} role="log" aria-live="polite">
          <ol className={css.list}>
            {messages.map((message) => (
              <Bubble
                key={message.id}
                from={message.role === 'user' ? 'us' : 'them'}
                speaker={message.role === 'user' ? text.you : text.bot}
                tone={message.failed ? 'trouble' : 'plain'}
              >
                {message.role === 'user' ? message.content : <RichText text={message.content} />}
              </Bubble>
            ))}
          </ol>
          {pending && <Thinking label={text.thinking} />}
        </div>
        {!pending && buttons.length > 0 && (
          <div className={css.questions}>
            {buttons.map((button) => (
              <button key={button} type="button" className={css.question} onClick={() => void send(button)}>
                {button}
              </button>
            ))}
          </div>
        )}
      </section>
      <div className={css.bottom}>
        <Composer
          value={draft}
          onChange={setDraft}
          onSend={() => void send(draft)}
          label={text.input}
          placeholder={text.placeholder}
          sendLabel={text.send}
          hint={text.hint}
          canSend={canSend(draft)}
          disabled={pending}
          busy={pending ? <Spinner /> : undefined}
          error={draft.trim().length > chatMaxChars ? text.tooLong : undefined}
          inputRef={input}
        />
        <div className={css.end}>
          <p className={css.note}>{text.note}</p>
          <Button look="plain" size="small" onClick={onUse}>
            {text.use}
          </Button>
        </div>
      </div>
    </div>
  );
};
