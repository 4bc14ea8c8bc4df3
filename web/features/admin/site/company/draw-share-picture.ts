import { shareSize } from '#shared/domain/share-picture.ts';
import { accentTokens } from '#shared/site/accent.ts';
import { readPath, type Values } from '../draft/site-path.ts';

/** What the picture shows. */
export interface ShareValues {
  readonly name: string;
  readonly tagline: string;
  readonly accent: string;
  readonly logoSvg: string | undefined;
}

const inputs = ['company.name', 'company.tagline', 'appearance.accentLight', 'appearance.logoSvg'] as const;

/**
 * The values that the picture shows, or undefined while all are defaults, for which a drawn picture exists.
 */
export const shareValues = (values: Values, defaults: Values): ShareValues | undefined => {
  if (inputs.every((path) => readPath(values, path) === undefined)) return undefined;
  const read = (path: string) => readPath(values, path) ?? readPath(defaults, path);
  const [name, tagline, accent, logoSvg] = inputs.map(read);
  return {
    name: String(name),
    tagline: String(tagline),
    accent: String(accent),
    logoSvg: logoSvg === undefined ? undefined : String(logoSvg),
  };
};

/** Eight hexadecimal digits (FNV-1a) that change whenever the picture must be drawn again. */
export const fingerprint = (values: ShareValues): string => {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(values)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const paper = '#fbfaf7';
const ink = '#0e1525';
const margin = 72;
const band = 24;
const logoSide = 72;
const sizes = [104, 88, 72, 60, 48] as const;
const maxLines = 4;

/** Breaks a text into lines that are at most `width` wide. */
export const breakLines = (text: string, width: number, measure: (line: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const loadLogo = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image(logoSide, logoSide);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

/** Draws the picture shown with a shared link: logo, name and tagline over the accent. */
export const drawSharePicture = async (canvas: HTMLCanvasElement, values: ShareValues): Promise<void> => {
  const { width, height } = shareSize;
  const { name, tagline, accent, logoSvg } = values;
  const display =
    getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
  await document.fonts.load(`650 48px ${display}`).catch(() => []);
  const logo = logoSvg ? await loadLogo(logoSvg) : undefined;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw the share picture.');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = accent;
  context.fillRect(0, height - band, width, band);
  context.textBaseline = 'middle';
  let left = margin;
  if (logo) {
    const scale = logoSide / Math.max(logo.naturalWidth || 1, logo.naturalHeight || 1);
    const [w, h] = [(logo.naturalWidth || 1) * scale, (logo.naturalHeight || 1) * scale];
    context.drawImage(logo, left, margin + (logoSide - h) / 2, w, h);
    left += w + 20;
  }
  context.fillStyle = ink;
  context.font = `650 44px ${display}`;
  context.fillText(name, left, margin + logoSide / 2, width - margin - left);
  context.textBaseline = 'alphabetic';
  const measure = (line: string) => context.measureText(line).width;
  let lines: string[] = [];
  let size: number = sizes[0];
  for (size of sizes) {
    context.font = `650 ${size}px ${display}`;
    lines = breakLines(tagline, width - 2 * margin, measure);
    if (lines.length <= maxLines && lines.every((line) => measure(line) <= width - 2 * margin)) break;
  }
  context.fillStyle = accentTokens(accent, 'light')['accent-text'] ?? ink;
  const bottom = height - band - margin;
  lines.slice(0, maxLines).forEach((line, index, shown) => {
    context.fillText(line, margin, bottom - (shown.length - 1 - index) * size * 1.05, width - 2 * margin);
  });
};
