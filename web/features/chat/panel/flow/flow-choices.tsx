import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import { flowPanelTexts } from '#shared/content/flows/panel-texts.ts';
import { Choices, needsChoices } from '#web/ui/talk/choices.tsx';
import { WhenPicker } from '#web/ui/when-picker.tsx';
import chips from '../chips.module.css';
import type { FlowAt } from './flow-at.ts';
import css from './flow-choices.module.css';

interface FlowChoicesProps {
  readonly at: FlowAt;
  readonly texts: ChatTexts;
  readonly onAnswer: (input: string, shown: string) => void;
  readonly onStop: () => void;
}

/** The controls that answer a flow's question. Typing works as well. */
export const FlowChoices = ({ at, texts, onAnswer, onStop }: FlowChoicesProps) => {
  const { awaiting, language, misses } = at;
  const { options } = awaiting;
  const isScale =
    options !== undefined && options.length > 3 && options.every(({ value }) => /^\d+$/.test(value));
  const own = flowPanelTexts(language);
  return (
    <>
      {options && needsChoices(awaiting) && (
        <Choices
          key={at.step}
          awaiting={{ ...awaiting, options }}
          label={at.question}
          language={language}
          onAnswer={onAnswer}
        />
      )}
      {options && !needsChoices(awaiting) && (
        <fieldset
          className={chips.chips}
          data-scale={isScale || undefined}
          aria-label={at.question}
          lang={language}
        >
          {options.map(({ label, value }) => (
            <button
              key={value}
              type="button"
              className={`${chips.chip} ${isScale ? css.figure : ''}`}
              onClick={() => onAnswer(value, label || value)}
            >
              <span dir="auto">{label || value}</span>
            </button>
          ))}
        </fieldset>
      )}
      {(awaiting.kind === 'appointment' || awaiting.kind === 'date') && (
        <WhenPicker
          key={at.step}
          kind={awaiting.kind}
          slots={awaiting.slots === true}
          language={language}
          words={texts}
          onAnswer={onAnswer}
        />
      )}
      {misses > 0 && (
        <button type="button" className={css.stop} lang={language} onClick={onStop}>
          {own.stop}
        </button>
      )}
    </>
  );
};
