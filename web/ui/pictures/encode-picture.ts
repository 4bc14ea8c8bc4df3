import type { PictureInput } from '#shared/api/pictures.ts';
import { fileWidths, maxPictureFileBytes, pictureWidths } from '#shared/domain/blog/pictures.ts';
import type { Rect } from './crop.ts';

const maxSourceBytes = 20 * 1024 * 1024;
/** Tried in order until a file is small enough. */
const qualities = [0.82, 0.7, 0.55, 0.4];

/** The limits, shown before a picture is chosen. */
export const pictureLimits =
  'JPEG, PNG, WebP or AVIF, at most 20 MB. It is resized to at most 1,600 pixels here; place and camera data are removed.';

/** Reads a chosen file. The error's message can be shown. */
export const openPicture = async (file: File): Promise<ImageBitmap> => {
  if (file.size > maxSourceBytes) throw new Error('This file is larger than 20 MB. Choose a smaller one.');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error('This file is no picture that this browser can read.');
  }
};

const draw = (picture: ImageBitmap, { x, y, width, height }: Rect, toWidth: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = toWidth;
  canvas.height = Math.max(1, Math.round((height * toWidth) / width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t resize pictures.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Encodes as WebP, or as JPEG in browsers that only read WebP. */
const encode = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  for (const quality of qualities) {
    const webp = await toBlob(canvas, 'image/webp', quality);
    const file = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg', quality);
    if (file && file.size <= maxPictureFileBytes) return file;
  }
  throw new Error('This picture stays too large. Cut out a smaller part.');
};

/** A file’s bytes in base64. */
export const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });

/** A small preview of the part inside the crop, as a data URL. */
export const previewPicture = (picture: ImageBitmap, rect: Rect): string =>
  draw(picture, rect, Math.min(rect.width, 640)).toDataURL('image/jpeg', 0.7);

/** Cuts, resizes and encodes a picture for upload. The error's message can be shown. */
export const encodePicture = async (picture: ImageBitmap, rect: Rect, alt: string): Promise<PictureInput> => {
  const width = Math.min(rect.width, Math.max(...pictureWidths));
  const files: string[] = [];
  for (const size of fileWidths(width)) files.push(await toBase64(await encode(draw(picture, rect, size))));
  return { alt, width, height: Math.max(1, Math.round((rect.height * width) / rect.width)), files };
};
