import { type CSSProperties, useEffect, useId, useState } from 'react';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { clampMessages } from '#shared/domain/pricing/config-query.ts';
import { formatMessages } from '#shared/domain/pricing/format.ts';
import { planOf, pricingPlans } from '#shared/domain/pricing/plans.ts';
import { messageLimits, tierFor } from '#shared/domain/pricing/quote.ts';
import css from './slider.module.css';

const { min, max, step } = messageLimits;
const words = pricingPage.calculator;
const share = (messages: number) => (messages - min) / (max - min);
const marks = [min, planOf('starter').maxMessages, planOf('professional').maxMessages, max];
const short = (messages: number) => `${messages / 1000}k`;

interface MessageSliderProps {
  readonly messages: number;
  readonly onChange: (messages: number) => void;
}

/** Messages a month, by slider in steps of 1,000 or typed to the message. */
export const MessageSlider = ({ messages, onChange }: MessageSliderProps) => {
  const id = useId();
  const [typed, setTyped] = useState(String(messages));
  const number = Number(typed);
  const isWrong = typed.trim() === '' || !Number.isInteger(number) || number < min || number > max;

  useEffect(() => setTyped(String(messages)), [messages]);

  const type = (text: string) => {
    setTyped(text);
    const value = Number(text);
    if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) onChange(value);
  };

  const settle = () => {
    const value = typed.trim() === '' ? messages : clampMessages(number);
    setTyped(String(value));
    if (value !== messages) onChange(value);
  };

  return (
    <div className={css.control}>
      <div className={css.head}>
        <label htmlFor={`${id}-slider`} className={css.label}>
          {words.messages}
        </label>
        <input
          className={css.number}
          type="number"
          inputMode="numeric"
          aria-label={`${words.messages}, as a number`}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          min={min}
          max={max}
          step={1}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
        />
      </div>
      <input
        id={`${id}-slider`}
        name="messages"
        className={css.range}
        style={{ '--fill': share(messages) } as CSSProperties}
        type="range"
        min={min}
        max={max}
        step={step}
        value={messages}
        aria-valuetext={`${formatMessages(messages)} messages, ${planOf(tierFor(messages)).name}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={css.scale} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ '--at': share(mark) } as CSSProperties}>
            {short(mark)}
          </span>
        ))}
      </div>
      <div className={css.bands} aria-hidden="true">
        {pricingPlans.map(({ id: tier, name, maxMessages }, index) => {
          const from = index === 0 ? min : (pricingPlans[index - 1]?.maxMessages ?? min);
          const until = Math.min(maxMessages, max);
          return (
            <span
              key={tier}
              className={tier === tierFor(messages) ? css.current : undefined}
              style={{ '--from': share(from), '--until': share(until) } as CSSProperties}
            >
              {tier === 'starter' ? '' : name}
            </span>
          );
        })}
      </div>
      <p id={`${id}-hint`} className={[css.hint, isWrong ? css.wrong : ''].join(' ')}>
        {words.messagesHint}
      </p>
    </div>
  );
};
