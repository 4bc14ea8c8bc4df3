/** A pruned linear classifier: per feature the classes it speaks for or against, in 8 bits. */
export interface LinearModel {
  readonly classes: number;
  /** Sorted hashes of the features. */
  readonly features: Uint32Array;
  /** Where the entries of feature i begin; one longer than `features`. */
  readonly starts: Uint32Array;
  readonly entryClass: Uint8Array;
  readonly entryWeight: Int8Array;
  readonly scale: number;
}

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

/** The raw score of every class for a text's features. */
export const scoresOf = (model: LinearModel, features: ReadonlyMap<number, number>): Float64Array => {
  const scores = new Float64Array(model.classes);
  for (const [key, weight] of features) {
    const at = indexOf(model.features, key);
    if (at < 0) continue;
    const end = model.starts[at + 1] ?? 0;
    for (let entry = model.starts[at] ?? 0; entry < end; entry++) {
      const target = model.entryClass[entry] ?? 0;
      scores[target] = (scores[target] ?? 0) + weight * (model.entryWeight[entry] ?? 0) * model.scale;
    }
  }
  return scores;
};

/** Scores as shares of 1; a higher sharpness trusts small differences more. */
export const sharesOf = (scores: Float64Array, sharpness: number): Float64Array => {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - highest) * sharpness));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

const headerBytes = 16;

/** One block of bytes: header, sorted hashes, entries per feature, classes, weights; columns compress best apart. */
export const encodeModel = (model: LinearModel): Uint8Array => {
  const features = model.features.length;
  const entries = model.entryClass.length;
  const bytes = new Uint8Array(headerBytes + features * 5 + entries * 2);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, features, true);
  view.setUint32(4, entries, true);
  view.setFloat32(8, model.scale, true);
  view.setUint32(12, model.classes, true);
  let before = 0;
  for (let i = 0; i < features; i++) {
    // Differences of sorted hashes, byte by byte in columns: the high bytes are nearly always 0.
    const difference = (model.features[i] ?? 0) - before;
    before = model.features[i] ?? 0;
    for (let byte = 0; byte < 4; byte++)
      bytes[headerBytes + byte * features + i] = (difference >>> (8 * byte)) & 0xff;
    bytes[headerBytes + 4 * features + i] = (model.starts[i + 1] ?? 0) - (model.starts[i] ?? 0);
  }
  bytes.set(model.entryClass, headerBytes + features * 5);
  bytes.set(
    new Uint8Array(model.entryWeight.buffer, model.entryWeight.byteOffset, entries),
    headerBytes + features * 5 + entries,
  );
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
  return {
    classes: view.getUint32(12, true),
    features,
    starts,
    // Not `slice`: a Node Buffer's slice is a view and would share the whole memory behind it.
    entryClass: new Uint8Array(bytes.subarray(at, at + entries)),
    entryWeight: new Int8Array(bytes.subarray(at + entries, at + 2 * entries)),
    scale: view.getFloat32(8, true),
  };
};
