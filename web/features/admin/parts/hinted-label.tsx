import { Tooltip } from '@mantine/core';
import css from './hinted-label.module.css';

/** A label with an explanation on hover, focus and touch. */
export const HintedLabel = ({ label, hint }: { label: string; hint: string }) => (
  <Tooltip label={hint} events={{ hover: true, focus: true, touch: true }}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must open without a mouse */}
    <span tabIndex={0} className={css.hinted}>
      {label}
    </span>
  </Tooltip>
);
