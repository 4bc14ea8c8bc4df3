import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import type { Waiting } from '#web/lib/lead-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { IconArrowLeft } from '#web/ui/icons.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble } from '#web/ui/talk/bubble.tsx';
import { RichText } from '#web/ui/talk/rich-text.tsx';
import { WaitingNote } from '#web/ui/waiting-note.tsx';
import type { ChatMessage } from '../model/message.ts';
import css from './form-frame.module.css';
import type { Words } from './use-words.ts';

/** Props of both forms in the panel. */
export interface LeadFormProps {
  readonly words: Words;
  /** The reply that opened the form; stays readable above it. */
  readonly answer?: ChatMessage | undefined;
  readonly onBack: () => void;
  /** The server stored the form; `text` is the confirmation. */
  readonly onSent: (text: string) => void;
  readonly onFailed: (text: string) => void;
}

interface FormFrameProps {
  readonly words: Words;
  readonly answer: ChatMessage | undefined;
  readonly title: string;
  readonly intro: string;
  readonly submit: string;
  readonly isSending: boolean;
  readonly waiting: Waiting;
  readonly hasErrors: boolean;
  readonly onBack: () => void;
  readonly formProps: FormHTMLAttributes<HTMLFormElement>;
  readonly children: ReactNode;
}

/** Frame of a form in the chat: back button, focused heading, fields, and a note about the attached data. */
export const FormFrame = (props: FormFrameProps) => {
  const { texts } = props.words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={css.frame}>
      <button type="button" className={css.back} onClick={props.onBack} disabled={props.isSending}>
        <IconArrowLeft className={css.arrow} size={18} stroke={1.75} aria-hidden="true" />
        {texts.back}
      </button>
      <form className={css.form} {...props.formProps}>
        {props.answer && (
          <ul>
            <Bubble from="them" speaker={texts.assistant} language={props.answer.language}>
              <RichText text={props.answer.content} />
            </Bubble>
          </ul>
        )}
        <div className={css.intro}>
          <h3 ref={heading} tabIndex={-1} className={css.title}>
            {props.title}
          </h3>
          <p>{props.intro}</p>
        </div>
        {props.children}
        <Honeypot />
        <div className={css.end}>
          {props.hasErrors && (
            <p className={css.check} role="alert">
              {texts.check}
            </p>
          )}
          <WaitingNote waiting={props.waiting} text={texts.waiting} cancelLabel={texts.remove} />
          <Button type="submit" className={css.submit} aria-disabled={props.isSending}>
            {props.isSending && <Spinner />}
            {props.isSending ? texts.sending : props.submit}
          </Button>
          <p className={css.notice}>{texts.notice}</p>
        </div>
      </form>
    </div>
  );
};
