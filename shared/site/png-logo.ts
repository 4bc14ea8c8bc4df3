/** Most bytes in a PNG logo; as text it is a third longer, and it is part of every page. */
export const maxPngLogoBytes = 14_000;
/** Most pixels per side: logos are shown at 30 pixels, and screens have up to four device pixels for each. */
export const maxPngLogoSide = 512;

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunkBytes = 12;

interface Png {
  readonly width: number;
  readonly height: number;
}

/** Reads a PNG's size from its content; undefined unless the bytes are one complete PNG and nothing else. */
export const readPng = (bytes: Uint8Array): Png | undefined => {
  if (!signature.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  let at: number = signature.length;
  while (at + chunkBytes <= bytes.length && nameAt(at) !== 'IEND') at += chunkBytes + view.getUint32(at);
  const isWhole = at + chunkBytes === bytes.length && nameAt(at) === 'IEND';
  if (!isWhole || nameAt(signature.length) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** The SVG that shows a PNG, given in base64. */
export const pngLogo = ({ width, height }: Png, base64: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${base64}"/></svg>`;

const pattern = /href="data:image\/png;base64,([A-Za-z0-9+/]+={0,2})"/;

/** Whether a logo is exactly what `pngLogo` writes, around a PNG of an allowed size. */
export const isPngLogo = (source: string): boolean => {
  const [, base64 = ''] = pattern.exec(source) ?? [];
  if (base64 === '' || base64.length % 4 !== 0) return false;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const png = readPng(bytes);
  if (!png || bytes.length > maxPngLogoBytes) return false;
  const sides = [png.width, png.height];
  return sides.every((side) => side > 0 && side <= maxPngLogoSide) && source === pngLogo(png, base64);
};
