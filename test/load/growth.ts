interface Sample {
  readonly server: number;
  readonly table: number;
}

export interface Growth {
  /** Server memory in MB in the twenty seconds after the warm-up, and in the last twenty. */
  readonly first: number;
  readonly last: number;
  readonly ratio: number;
  readonly table: number;
  /** True when more than a tenth higher, in runs of at least two minutes; shorter ones are all warm-up. */
  readonly grew: boolean;
}

const window = 20;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Evaluates samples taken once a second. The first fifth is warm-up, while caches fill and code is compiled.
 */
export const growth = (samples: readonly Sample[]): Growth => {
  const warm = Math.floor(samples.length / 5);
  const first = median(samples.slice(warm, warm + window).map(({ server }) => server));
  const last = median(samples.slice(-window).map(({ server }) => server));
  const ratio = Number((last / (first || 1)).toFixed(2));
  return {
    first,
    last,
    ratio,
    table: samples.at(-1)?.table ?? 0,
    grew: samples.length >= 120 && ratio > 1.1,
  };
};
