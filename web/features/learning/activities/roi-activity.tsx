import { useId, useState } from 'react';
import { roiText } from '#shared/content/learning/text.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { clampRoi, type RoiInput, roi, roiDefaults, roiRanges } from '#shared/domain/roi.ts';
import { emit } from '#web/lib/events.ts';
import { prefillContact } from '#web/lib/lead-form.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';

import css from './activity.module.css';
import type { ActivityProps } from './activity-props.ts';
import { RoiChart } from './roi-chart.tsx';

interface RangeProps {
  readonly name: keyof RoiInput;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number set by slider or keyboard; typed values are clamped on blur. */
const Range = ({ name, value, onChange }: RangeProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { min, max, step } = roiRanges[name];
  return (
    <div className={css.input}>
      <label htmlFor={id}>{roiText[name]}</label>
      <div className={css.pair}>
        <input
          type="range"
          aria-label={roiText[name]}
          {...{ min, max, step, value }}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          {...{ min, max, step }}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = event.target.valueAsNumber;
            if (number >= min && number <= max) onChange(clampRoi(name, number));
          }}
          onBlur={() => {
            if (typed !== undefined) onChange(clampRoi(name, typed));
            setTyped(undefined);
          }}
        />
      </div>
    </div>
  );
};

export const RoiActivity = ({ facts, onLeave }: ActivityProps) => {
  const [input, setInput] = useState<RoiInput>(facts.roi?.latest ?? roiDefaults());
  const result = roi(input);
  const calculated = facts.completedSteps.includes('roi-calculator') || facts.roi !== undefined;
  const calculate = () =>
    emit('roi calculated', { ...input, monthly: result.monthly, yearly: result.yearly });
  const send = () => {
    calculate();
    const message = roiText.message({
      ...input,
      monthly: formatPrice(result.monthly),
      yearly: formatPrice(result.yearly),
    });
    prefillContact({ service: 'consultation', about: message });
    onLeave(paths.home.to('contact'));
  };
  return (
    <>
      <h3 className={css.heading}>{roiText.heading}</h3>
      <div className={css.inputs}>
        {(Object.keys(roiRanges) as (keyof RoiInput)[]).map((name) => (
          <Range
            key={name}
            name={name}
            value={input[name]}
            onChange={(value) => setInput((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <p className={css.result} role="status">
        <span>
          <strong>{formatPrice(result.yearly)}</strong> <small>{roiText.yearly}</small>
        </span>
        <small>
          {formatPrice(result.monthly)} {roiText.monthly}
        </small>
        <small>
          {formatPrice(result.daily)} {roiText.daily}
        </small>
      </p>
      <p className={css.basis}>{roiText.basis}</p>
      <RoiChart input={input} format={formatPrice} />
      <div className={css.actions}>
        <Button onClick={calculate}>{calculated ? roiText.recalculate : roiText.calculate}</Button>
        <Button look="quiet" onClick={send}>
          {roiText.send}
        </Button>
      </div>
    </>
  );
};
