import { type CSSProperties, useId } from 'react';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { aiModels, type ModelIndex, modelIndexes } from '#shared/domain/pricing/models.ts';
import css from './slider.module.css';

interface ModelSliderProps {
  readonly model: ModelIndex;
  readonly onChange: (model: ModelIndex) => void;
}

/** The AI model: three stops with clickable names under the slider. */
export const ModelSlider = ({ model, onChange }: ModelSliderProps) => {
  const id = useId();
  const last = modelIndexes.length - 1;
  return (
    <div className={css.control}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {pricingPage.calculator.model}
        </label>
        <span className={css.value} aria-hidden="true">
          {aiModels[model].name}
        </span>
      </div>
      <input
        id={id}
        name="model"
        className={css.range}
        style={{ '--fill': model / last } as CSSProperties}
        type="range"
        min={0}
        max={last}
        step={1}
        value={model}
        aria-valuetext={`${aiModels[model].name}: ${aiModels[model].description}`}
        onChange={(event) => onChange(modelIndexes[Number(event.target.value)] ?? model)}
      />
      <div className={css.stops}>
        {aiModels.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            // Pointer targets only: the keyboard uses the slider.
            tabIndex={-1}
            aria-hidden="true"
            className={index === model ? css.current : undefined}
            onClick={() => onChange(modelIndexes[index] ?? model)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={css.hint}>{aiModels[model].description}</p>
    </div>
  );
};
