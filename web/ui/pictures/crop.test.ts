import { describe, expect, it } from 'vitest';
import { cropRect } from './crop.ts';

const picture = { width: 4000, height: 3000 };

describe('cropRect', () => {
  it.each([
    [
      { shape: 'whole', zoom: 1, x: 0.5, y: 0.5 },
      { x: 0, y: 0, width: 4000, height: 3000 },
    ],
    [
      { shape: 'wide', zoom: 1, x: 0.5, y: 0 },
      { x: 0, y: 0, width: 4000, height: 2100 },
    ],
    [
      { shape: 'wide', zoom: 1, x: 0.5, y: 1 },
      { x: 0, y: 900, width: 4000, height: 2100 },
    ],
    [
      { shape: 'square', zoom: 1, x: 1, y: 0.5 },
      { x: 1000, y: 0, width: 3000, height: 3000 },
    ],
    [
      { shape: 'whole', zoom: 2, x: 0.5, y: 0.5 },
      { x: 1000, y: 750, width: 2000, height: 1500 },
    ],
  ] as const)('cuts %j to %j', (crop, rect) => {
    expect(cropRect(picture, crop)).toEqual(rect);
  });

  it('keeps at least one pixel and never leaves the picture', () => {
    expect(cropRect({ width: 1, height: 500 }, { shape: 'wide', zoom: 3, x: 1, y: 1 })).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});
