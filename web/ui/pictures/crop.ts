/** Aspect ratios to which a picture can be cut, as width by height; or uncut. */
export const shapes = { whole: undefined, wide: 40 / 21, square: 1 } as const;
export type Shape = keyof typeof shapes;

export interface Crop {
  readonly shape: Shape;
  /** Zoom: 1 shows as much as the shape allows, 3 a third of it. */
  readonly zoom: number;
  /** Position of the cut within the remaining room, 0 to 1. */
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture of this size in pixels that a crop keeps, in whole pixels. */
export const cropRect = (
  { width, height }: { readonly width: number; readonly height: number },
  { shape, zoom, x, y }: Crop,
): Rect => {
  const ratio = shapes[shape] ?? width / height;
  const fitted = Math.min(width, height * ratio) / zoom;
  const size = {
    width: Math.max(1, Math.round(fitted)),
    height: Math.max(1, Math.min(height, Math.round(fitted / ratio))),
  };
  return {
    ...size,
    x: Math.round((width - size.width) * x),
    y: Math.round((height - size.height) * y),
  };
};
