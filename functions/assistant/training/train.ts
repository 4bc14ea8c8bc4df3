import { extractFeatures } from '../finder/features.ts';
import type { LinearModel } from '../finder/linear-model.ts';
import { randomOf } from './expand.ts';

/** A text with its class and weight. */
export interface Sample {
  readonly text: string;
  readonly target: number;
  readonly weight?: number;
}

export interface TrainingOptions {
  readonly classes: number;
  readonly epochs: number;
  readonly rate: number;
  readonly features?: (text: string) => Map<number, number>;
  /** Minimum occurrences of a feature. */
  readonly leastCount?: number;
}

interface Row {
  readonly index: Uint32Array;
  readonly value: Float32Array;
  readonly target: number;
  readonly weight: number;
}

/**
 * Classes whose probability is off by less than this are skipped in a step; after a while, these are nearly
 * all.
 */
const quietError = 0.002;

const rowsOf = (samples: readonly Sample[], options: TrainingOptions) => {
  const features = options.features ?? extractFeatures;
  const found = samples.map((sample) => features(sample.text));
  const counts = new Map<number, number>();
  for (const text of found) for (const key of text.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = options.leastCount ?? 1;
  const keys = [...counts].filter(([, count]) => count >= least).map(([key]) => key);
  const place = new Map(keys.map((key, index) => [key, index]));
  const rows = found.map((text, at): Row => {
    const known = [...text].filter(([key]) => place.has(key));
    return {
      index: Uint32Array.from(known, ([key]) => place.get(key) ?? 0),
      value: Float32Array.from(known, ([, value]) => value),
      target: samples[at]?.target ?? 0,
      weight: samples[at]?.weight ?? 1,
    };
  });
  return { keys, rows };
};

const learn = (rows: readonly Row[], features: number, options: TrainingOptions): Float32Array => {
  const { classes, epochs } = options;
  const weights = new Float32Array(features * classes);
  const shares = new Float64Array(classes);
  const order = Uint32Array.from(rows, (_, index) => index);
  const random = randomOf(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (let i = 0; i < order.length; i++) {
      const row = rows[order[i] as number] as Row;
      // Ever smaller steps: the last samples must not outweigh the first.
      const rate = options.rate * (1 - (epoch + i / order.length) / epochs);
      step(row, weights, shares, classes, rate * row.weight);
    }
  }
  return weights;
};

const step = (row: Row, weights: Float32Array, shares: Float64Array, classes: number, rate: number): void => {
  const { index, value, target } = row;
  shares.fill(0);
  for (let f = 0; f < index.length; f++) {
    const base = (index[f] as number) * classes;
    const x = value[f] as number;
    for (let c = 0; c < classes; c++) shares[c] = (shares[c] as number) + x * (weights[base + c] as number);
  }
  let highest = -Infinity;
  for (let c = 0; c < classes; c++) if ((shares[c] as number) > highest) highest = shares[c] as number;
  let sum = 0;
  for (let c = 0; c < classes; c++) {
    shares[c] = Math.exp((shares[c] as number) - highest);
    sum += shares[c] as number;
  }
  for (let c = 0; c < classes; c++) {
    const error = (shares[c] as number) / sum - (c === target ? 1 : 0);
    if (error < quietError && error > -quietError) continue;
    const change = rate * error;
    for (let f = 0; f < index.length; f++) {
      const place = (index[f] as number) * classes + c;
      weights[place] = (weights[place] as number) - change * (value[f] as number);
    }
  }
};

/** Learned weights of every feature for every class, before pruning. */
export interface Learned {
  readonly classes: number;
  /** Hashes of the features. */
  readonly keys: readonly number[];
  /** `classes` weights per feature, in the order of `keys`. */
  readonly weights: Float32Array;
}

/** Pruning always removes smaller weights; dropping them early avoids sorting millions of them. */
const negligible = 0.05;

/** The sizes of the weights that count, sorted; the same no matter how many are kept. */
const sizesOf = new WeakMap<Float32Array, Float32Array>();

const sortedSizes = (weights: Float32Array): Float32Array => {
  const known = sizesOf.get(weights);
  if (known) return known;
  const sizes = new Float32Array(weights.length);
  let count = 0;
  for (let at = 0; at < weights.length; at++) {
    const size = Math.abs(weights[at] as number);
    if (size >= negligible) sizes[count++] = size;
  }
  const sorted = sizes.slice(0, count).sort();
  sizesOf.set(weights, sorted);
  return sorted;
};

/** The model made of the `keep` largest weights. */
export const cut = ({ classes, keys, weights }: Learned, keep: number): LinearModel => {
  const sizes = sortedSizes(weights);
  const least = sizes[Math.max(0, sizes.length - keep)] ?? negligible;
  const kept = keys
    .map((key, at) => {
      const entries: [number, number][] = [];
      for (let c = 0; c < classes; c++) {
        const weight = weights[at * classes + c] as number;
        if (Math.abs(weight) >= least) entries.push([c, weight]);
      }
      return { key, entries };
    })
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => a.key - b.key);
  const starts = new Uint32Array(kept.length + 1);
  for (const [at, { entries }] of kept.entries()) starts[at + 1] = (starts[at] ?? 0) + entries.length;
  const flat = kept.flatMap(({ entries }) => entries);
  return {
    classes,
    features: Uint32Array.from(kept, ({ key }) => key),
    starts,
    entryClass: Uint8Array.from(flat, ([c]) => c),
    entryWeight: Float32Array.from(flat, ([, weight]) => weight),
  };
};

/** Softmax regression by stochastic gradient descent over the samples; deterministic. */
export const learnFrom = (samples: readonly Sample[], options: TrainingOptions): Learned => {
  const { keys, rows } = rowsOf(samples, options);
  return { classes: options.classes, keys, weights: learn(rows, keys.length, options) };
};
