import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
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

const keySteps: Readonly<Record<string, number>> = { ArrowUp: step, ArrowDown: -step };

/** Parses digits with common group separators ('25,000', '25 000', '25.000'); NaN for anything else. */
const parseWholeNumber = (text: string): number =>
  /^\d[\d.,'’\s]*$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : Number.NaN;
const isInRange = (value: number) => value >= min && value <= max;

interface MessageSliderProps {
  readonly messages: number;
  readonly onChange: (messages: number) => void;
}

/** Messages a month, by slider in steps of 1,000 or typed exactly. */
export const MessageSlider = ({ messages, onChange }: MessageSliderProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const number = parseWholeNumber(typed ?? '');
  const isWrong = typed !== undefined && !isInRange(number);

  const type = (text: string) => {
    setTyped(text);
    const value = parseWholeNumber(text);
    if (isInRange(value)) onChange(value);
  };

  // Take over a number that was typed before hydration.
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ messages, type });
  latest.current = { messages, type };
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== formatMessages(latest.current.messages)) latest.current.type(early);
  }, []);

  const settle = () => {
    if (typed?.trim()) onChange(clampMessages(number));
    setTyped(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (event.key === 'Enter') settle();
    if (by === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(clampMessages(messages + by));
  };

  return (
    <div className={css.control}>
      <div className={css.head}>
        <label htmlFor={`${id}-slider`} className={css.label}>
          {words.messages}
        </label>
        <input
          ref={input}
          className={css.number}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={`${words.messages}, as a number`}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={messages}
          aria-valuetext={formatMessages(messages)}
          value={typed ?? formatMessages(messages)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
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
