/** Backgrounds on which accent-coloured text appears; these are tokens in web/brand/tokens.css. */
const backgrounds = {
  light: ['#fbfaf7', '#f3f1ea', '#ffffff'],
  dark: ['#0b111e', '#080d18', '#131b2c', '#19233a'],
} as const;

export type Scheme = keyof typeof backgrounds;

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance by WCAG 2. */
const luminance = (hex: string): number => {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours (`#rrggbb`) by WCAG 2, from 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** WCAG's minimum for text. */
export const minContrast = 4.5;

/** The lowest contrast of an accent with the backgrounds of a scheme. */
export const accentContrast = (colour: string, scheme: Scheme): number =>
  Math.min(...backgrounds[scheme].map((background) => contrastRatio(colour, background)));

/** Whether text in this colour can be read on every background of the scheme. */
export const isReadableAccent = (colour: string, scheme: Scheme): boolean =>
  accentContrast(colour, scheme) >= minContrast;

/** The nearest legible shade: darker for the light scheme, lighter for the dark one. */
export const nearestReadable = (hex: string, scheme: Scheme): string => {
  const target = scheme === 'light' ? '#000000' : '#ffffff';
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mix(hex, target, percent / 100);
    if (isReadableAccent(shade, scheme)) return shade;
  }
  return target;
};

const mix = (colour: string, other: string, share: number): string => {
  const to = parse(other);
  return format(
    parse(colour).map((part, index) => part * (1 - share) + (to[index] ?? 0) * share) as [
      number,
      number,
      number,
    ],
  );
};

/** White or near-black, whichever is easier to read on the colour. */
const textOn = (colour: string): string =>
  contrastRatio(colour, '#ffffff') >= contrastRatio(colour, '#0b111e') ? '#ffffff' : '#0b111e';

/** The design tokens that an accent replaces, for one scheme. */
export const accentTokens = (colour: string, scheme: Scheme): Readonly<Record<string, string>> => {
  const towards = scheme === 'light' ? '#000000' : '#ffffff';
  const strong = mix(colour, towards, 0.18);
  return {
    accent: colour,
    'accent-text': strong,
    'accent-soft': mix(colour, scheme === 'light' ? '#ffffff' : '#0b111e', 0.86),
    'accent-fill': colour,
    'accent-fill-hover': strong,
    'on-accent': textOn(colour),
  };
};

/** The accent's tokens in web/brand/tokens.css. */
const defaultTokens: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: {
    accent: '#0f7f74',
    'accent-text': '#0a6a61',
    'accent-soft': '#dcefeb',
    'accent-fill': '#0f7f74',
    'accent-fill-hover': '#0a6a61',
    'on-accent': '#ffffff',
  },
  dark: {
    accent: '#2bc4ae',
    'accent-text': '#45d0bb',
    'accent-soft': '#10332f',
    'accent-fill': '#2bc4ae',
    'accent-fill-hover': '#52d6c3',
    'on-accent': '#04201c',
  },
};

/** CSS with the owner's accent colours, or an empty text without one. */
export const accentStyles = ({
  accentLight,
  accentDark,
}: {
  readonly accentLight?: string;
  readonly accentDark?: string;
} = {}): string => {
  if (!accentLight && !accentDark) return '';
  const light = accentLight ? accentTokens(accentLight, 'light') : defaultTokens.light;
  const dark = accentDark ? accentTokens(accentDark, 'dark') : defaultTokens.dark;
  const tokens = Object.keys(defaultTokens.light).map(
    (name) => `--${name}:light-dark(${light[name]},${dark[name]})`,
  );
  // The dark band is dark in both schemes.
  return `:root{${[...tokens, `--band-accent:${dark.accent}`].join(';')}}`;
};
