import { checkLogo, maxLogoChars } from '#shared/site/logo.ts';
import { maxPngLogoBytes, pngLogo, readPng } from '#shared/site/png-logo.ts';

const maxKb = Math.floor(maxLogoChars / 1000);
const maxPngFileBytes = 5 * 1024 * 1024;

/** Requirements for a logo file, shown before one is chosen. */
export const logoRule = `Best an SVG of shapes with at most ${maxKb} KB, with text converted to paths. A PNG of up to 5 MB is resized to at most 192 pixels here. The logo is part of every page.`;

type LogoResult = { readonly svg: string } | { readonly problem: string };

const otherBitmaps: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['WebP', [0x52, 0x49, 0x46, 0x46]],
];

/** Sides in pixels to try until the file is small enough. */
const sides = [192, 144, 96, 64] as const;

const resizePng = async (picture: ImageBitmap, side: number): Promise<Uint8Array> => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array();
};

/** Re-encodes a PNG at the size that pages need, which drops metadata and anything else in the file. */
const readPngLogo = async (file: Blob): Promise<LogoResult> => {
  if (file.size > maxPngFileBytes) return { problem: 'This PNG is larger than 5 MB.' };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: 'This PNG is damaged: the browser can’t read it.' };
  for (const side of sides) {
    const bytes = await resizePng(picture, side);
    const png = readPng(bytes);
    if (png && bytes.length <= maxPngLogoBytes)
      return { svg: pngLogo(png, btoa(String.fromCharCode(...bytes))) };
  }
  return { problem: 'This picture has too many details for a logo. Export the logo as SVG.' };
};

/** Reads a logo by its content, not its name: other bitmaps and SVGs with scripts, links or fonts are refused. */
export const readLogo = async (file: Blob): Promise<LogoResult> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, index) => start[index] === byte);
  if (startsWith([0x89, 0x50, 0x4e, 0x47])) return readPngLogo(file);
  const bitmap = otherBitmaps.find(([, bytes]) => startsWith(bytes));
  if (bitmap) return { problem: `This is a ${bitmap[0]} picture. Export the logo as SVG or PNG.` };
  if (file.size > maxLogoChars * 4)
    return { problem: `This file has ${Math.ceil(file.size / 1000)} KB; at most ${maxKb} KB are allowed.` };
  const checked = checkLogo(await file.text());
  return checked.problem === undefined ? { svg: checked.svg } : { problem: checked.problem };
};
