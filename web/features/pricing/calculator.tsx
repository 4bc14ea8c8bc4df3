import type { RefObject } from 'react';
import { pricingPage } from '#shared/content/pricing/page.ts';
import type { PricingConfig } from '#shared/domain/pricing/quote.ts';
import css from './calculator.module.css';
import { MessageSlider } from './message-slider.tsx';
import { ModelSlider } from './model-slider.tsx';
import { Readout } from './readout.tsx';

interface CalculatorProps {
  readonly config: PricingConfig;
  readonly onChange: (part: Partial<PricingConfig>) => void;
  readonly onBreakdown: () => void;
  readonly controls: RefObject<HTMLFormElement | null>;
}

/**
 * Two sliders and their display. `data-query` names URL parameters that make the loader hydrate the page at
 * once.
 */
export const Calculator = ({ config, onChange, onBreakdown, controls }: CalculatorProps) => (
  <section className={css.calculator} aria-labelledby="calculator" data-query="messages model">
    <form ref={controls} className={css.controls} onSubmit={(event) => event.preventDefault()}>
      <h2 id="calculator" className={css.title}>
        {pricingPage.calculator.title}
      </h2>
      <MessageSlider messages={config.messages} onChange={(messages) => onChange({ messages })} />
      <ModelSlider model={config.model} onChange={(model) => onChange({ model })} />
    </form>
    <Readout config={config} onBreakdown={onBreakdown} />
  </section>
);
