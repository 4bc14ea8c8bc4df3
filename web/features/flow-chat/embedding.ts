import { accentTokens, nearestReadable } from '#shared/site/accent.ts';

/** Theme options of the embedding page and the design tokens that they set. */
const tokens: Readonly<Record<string, readonly string[]>> = {
  accent: ['--accent', '--accent-text', '--accent-fill', '--accent-fill-hover', '--bubble-us'],
  onAccent: ['--on-accent', '--on-bubble-us'],
  surface: ['--surface', '--surface-raised', '--paper'],
  text: ['--text', '--text-soft'],
  bubble: ['--bubble-them'],
  radius: ['--radius-m', '--radius-l'],
};
const color = /^#[0-9a-f]{3,8}$/i;
const length = /^\d{1,2}px$/;

export interface Embedding {
  /** Answers that the embedding page already knows. */
  readonly known: Readonly<Record<string, string>>;
  /** The page's colours as custom properties. */
  readonly style: Readonly<Record<string, string>>;
}

/** Reads known answers and colours from the URL fragment; ignores invalid values. */
export const parseEmbedding = (hash: string): Embedding => {
  const known: Record<string, string> = {};
  const style: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const [kind, name = ''] = key.split('.');
    if (kind === 'v' && /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name) && value && Object.keys(known).length < 30)
      known[name] = value.slice(0, 500);
    if (kind === 't' && Object.hasOwn(tokens, name) && (name === 'radius' ? length : color).test(value))
      for (const token of tokens[name] ?? []) style[token] = value;
  }
  return { known, style };
};

/** The flow's own colour as custom properties, in the nearest shade that can be read in each scheme. */
export const buildAccentStyle = (accent: string | undefined): Readonly<Record<string, string>> => {
  if (accent === undefined || !color.test(accent)) return {};
  const light = accentTokens(nearestReadable(accent, 'light'), 'light');
  const dark = accentTokens(nearestReadable(accent, 'dark'), 'dark');
  const style = Object.fromEntries(
    Object.keys(light).map((name) => [`--${name}`, `light-dark(${light[name]}, ${dark[name]})`]),
  );
  return {
    ...style,
    '--bubble-us': style['--accent-fill'] ?? accent,
    '--on-bubble-us': style['--on-accent'] ?? '',
  };
};

/** `escape` closes the popup or bubble; the embedding page doesn't receive it. */
export type EmbedEvent = 'started' | 'answered' | 'completed' | 'escape';

/** Tells the embedding page about events, never about answers. */
export const notifyParent = (flow: string, event: EmbedEvent, detail?: { readonly step: number }): void => {
  if (window.parent !== window) window.parent.postMessage({ parley: flow, event, detail }, '*');
};
