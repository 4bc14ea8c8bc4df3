import { checkLogo, maxLogoChars } from '#shared/site/logo.ts';

const maxKb = Math.floor(maxLogoChars / 1000);

/** What a logo file must be, shown before one is chosen. */
export const logoRule = `An SVG of shapes with at most ${maxKb} KB, with text converted to paths. It is part of every page.`;

type LogoResult = { readonly svg: string } | { readonly problem: string };

const bitmaps: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['WebP', [0x52, 0x49, 0x46, 0x46]],
];

/** Reads a logo by its content, not its name: bitmaps and SVGs with scripts, links or fonts are refused. */
export const readLogo = async (file: Blob): Promise<LogoResult> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const bitmap = bitmaps.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
  if (bitmap)
    return {
      problem: `This is a ${bitmap[0]} picture, which would be blurred on many screens. Export the logo as SVG.`,
    };
  if (file.size > maxLogoChars * 4)
    return { problem: `This file has ${Math.ceil(file.size / 1000)} KB; at most ${maxKb} KB are allowed.` };
  const checked = checkLogo(await file.text());
  return checked.problem === undefined ? { svg: checked.svg } : { problem: checked.problem };
};
