import { isReadableAccent, type Scheme } from '#shared/site/accent.ts';

/** '#0f7f74' from '0F7F74' or 'abc'; undefined for anything that isn't a hex colour. */
export const parseHex = (text: string): string | undefined => {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
};

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The nearest readable shade: darker for the light scheme, lighter for the dark one. */
export const nearestReadable = (hex: string, scheme: Scheme): string => {
  const target = scheme === 'light' ? 0 : 255;
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = `#${channels(hex)
      .map((channel) => Math.round(channel + ((target - channel) * percent) / 100))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
    if (isReadableAccent(shade, scheme)) return shade;
  }
  return scheme === 'light' ? '#000000' : '#ffffff';
};
