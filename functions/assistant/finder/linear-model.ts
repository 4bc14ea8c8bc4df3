/** A pruned linear classifier: per feature, the classes it raises or lowers. */
export interface LinearModel {
  readonly classes: number;
  /** Sorted feature hashes. */
  readonly features: Uint32Array;
  /** Start of feature i's entries; one longer than `features`. */
  readonly starts: Uint32Array;
  readonly entryClass: Uint8Array;
  readonly entryWeight: Float32Array;
}

/**
 * Weights are quantised to 12 logarithmic steps per sign: more coarse weights work better than fewer exact
 * ones.
 */
const levels = 12;

const extremes = (weights: Float32Array): [smallest: number, largest: number] => {
  let [smallest, largest] = [Number.MAX_VALUE, 1e-6];
  for (const weight of weights) {
    const size = Math.abs(weight);
    if (size > largest) largest = size;
    if (size < smallest) smallest = size;
  }
  return [Math.min(smallest, largest), largest];
};

const ratioOf = (smallest: number, largest: number): number =>
  Math.max(1.0001, (largest / smallest) ** (1 / (levels - 1)));

/** Weight of each step, from most negative to most positive. */
const weightsOf = (smallest: number, largest: number): Float32Array =>
  Float32Array.from({ length: 2 * levels + 1 }, (_, at) => {
    const level = at - levels;
    const size = smallest * ratioOf(smallest, largest) ** (Math.abs(level) - 1);
    return level === 0 ? 0 : Math.sign(level) * size;
  });

const indexOf = (sorted: Uint32Array, value: number): number => {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] ?? 0;
    if (at === value) return middle;
    if (at < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** Returns the raw score of every class. */
export const scoreClasses = (model: LinearModel, features: ReadonlyMap<number, number>): Float64Array => {
  const scores = new Float64Array(model.classes);
  for (const [key, weight] of features) {
    const at = indexOf(model.features, key);
    if (at < 0) continue;
    const end = model.starts[at + 1] ?? 0;
    for (let entry = model.starts[at] ?? 0; entry < end; entry++) {
      const target = model.entryClass[entry] ?? 0;
      scores[target] = (scores[target] ?? 0) + weight * (model.entryWeight[entry] ?? 0);
    }
  }
  return scores;
};

/** Converts scores to shares that sum to 1; higher sharpness amplifies small differences. */
export const toShares = (scores: Float64Array, sharpness: number): Float64Array => {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - highest) * sharpness));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

const headerBytes = 20;

/**
 * Encodes a model as header, sorted hashes, entry counts, classes and weights. Separate columns compress
 * best.
 */
export const encodeModel = (model: LinearModel): Uint8Array => {
  const [smallest, largest] = extremes(model.entryWeight);
  const step = Math.log(ratioOf(smallest, largest));
  const features = model.features.length;
  const entries = model.entryClass.length;
  const bytes = new Uint8Array(headerBytes + features * 5 + entries * 2);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, features, true);
  view.setUint32(4, entries, true);
  view.setFloat32(8, largest, true);
  view.setUint32(12, model.classes, true);
  view.setFloat32(16, smallest, true);
  let before = 0;
  for (let i = 0; i < features; i++) {
    // Delta-encoded hashes in byte columns: the high bytes are nearly always 0.
    const difference = (model.features[i] ?? 0) - before;
    before = model.features[i] ?? 0;
    for (let byte = 0; byte < 4; byte++)
      bytes[headerBytes + byte * features + i] = (difference >>> (8 * byte)) & 0xff;
    bytes[headerBytes + 4 * features + i] = (model.starts[i + 1] ?? 0) - (model.starts[i] ?? 0);
  }
  bytes.set(model.entryClass, headerBytes + features * 5);
  for (let entry = 0; entry < entries; entry++) {
    const weight = model.entryWeight[entry] as number;
    const level = 1 + Math.round(Math.log(Math.abs(weight) / smallest) / step);
    bytes[headerBytes + features * 5 + entries + entry] =
      levels + Math.sign(weight) * Math.min(levels, level);
  }
  return bytes;
};

/** Reads what `encodeModel` wrote. */
export const decodeModel = (bytes: Uint8Array): LinearModel => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const entries = view.getUint32(4, true);
  const features = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  let before = 0;
  for (let i = 0; i < count; i++) {
    let difference = 0;
    for (let byte = 3; byte >= 0; byte--)
      difference = difference * 256 + (bytes[headerBytes + byte * count + i] ?? 0);
    before += difference;
    features[i] = before;
    starts[i + 1] = (starts[i] ?? 0) + (bytes[headerBytes + 4 * count + i] ?? 0);
  }
  const at = headerBytes + count * 5;
  const weights = weightsOf(view.getFloat32(16, true), view.getFloat32(8, true));
  return {
    classes: view.getUint32(12, true),
    features,
    starts,
    // Not `slice`: a Node Buffer's slice is a view that keeps the whole memory alive.
    entryClass: new Uint8Array(bytes.subarray(at, at + entries)),
    entryWeight: Float32Array.from(
      bytes.subarray(at + entries, at + 2 * entries),
      (step) => weights[step] ?? 0,
    ),
  };
};
