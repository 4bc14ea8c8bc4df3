import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The Tabler icons (MIT) in use. To add one, add its name and run `npm run icons`. */
const names = [
  'address-book',
  'adjustments',
  'alert-triangle',
  'arrow-back-up',
  'arrow-down',
  'arrow-down-right',
  'arrow-forward-up',
  'arrow-left',
  'arrow-up-right',
  'arrows-maximize',
  'arrows-split',
  'barbell',
  'bold',
  'book',
  'brand-linkedin',
  'brand-x',
  'box-multiple',
  'box-off',
  'briefcase',
  'building',
  'calendar-event',
  'car',
  'chart-bar',
  'chart-histogram',
  'check',
  'chevron-down',
  'chevron-right',
  'chevron-up',
  'clock',
  'copy',
  'copy-plus',
  'corner-down-right',
  'dots',
  'download',
  'flag',
  'grip-vertical',
  'h-1',
  'h-2',
  'h-3',
  'headset',
  'heart',
  'heart-filled',
  'history',
  'home',
  'inbox',
  'key',
  'language',
  'link',
  'list',
  'logout',
  'mail',
  'map-pin',
  'message',
  'message-chatbot',
  'messages',
  'minus',
  'note',
  'pencil',
  'photo',
  'player-play',
  'plug-connected',
  'plus',
  'refresh',
  'robot',
  'rocket',
  'route',
  'school',
  'search',
  'send',
  'settings',
  'shield-lock',
  'shopping-cart',
  'sitemap',
  'star',
  'switch-horizontal',
  'tools-kitchen-2',
  'trash',
  'upload',
  'user',
  'user-cog',
  'user-plus',
  'variable',
  'world',
  'x',
] as const;

interface Set {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const pascal = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

const line = (name: string, { icons }: Set): string => {
  const body = icons[name]?.body;
  if (!body) throw new Error(`The icon set has no "${name}".`);
  const shapes = [...body.matchAll(/ d="([^"]+)"/g)]
    .map(([, shape = ''], index) => (index > 0 && shape.startsWith('m') ? `M0 0${shape}` : shape))
    .join('');
  if (body.replace(/<g [^>]*>|<\/g>|<path [^>]*\/>/g, '') !== '')
    throw new Error(`"${name}" is more than paths; draw it with another icon.`);
  return `export const Icon${pascal(name)} = /* @__PURE__ */ icon('${shapes}'${name.endsWith('-filled') ? ', true' : ''});`;
};

const head = `// Written by \`npm run icons\` from the Tabler icons (https://tabler.io/icons, MIT licence).
import type { ComponentType, SVGProps } from 'react';

type Attributes = Omit<SVGProps<SVGSVGElement>, 'stroke'>;

export interface IconProps extends Attributes {
  /** Width and height in pixels, 24 by default. */
  readonly size?: number;
  /** Stroke width on a grid of 24, 2 by default. */
  readonly stroke?: number;
}
export type Icon = ComponentType<IconProps>;

const icon =
  (shape: string, filled?: boolean): Icon =>
  ({ size = 24, stroke = 2, ...rest }) => {
    const paint: Attributes & { stroke?: string } = filled
      ? { fill: 'currentColor' }
      : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' };
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: the caller names or hides it
      <svg viewBox="0 0 24 24" width={size} height={size} {...paint} {...rest}>
        <path d={shape} />
      </svg>
    );
  };
`;

const path = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json');
const set: Set = JSON.parse(await readFile(path, 'utf8'));
const target = new URL('../ui/icons.tsx', import.meta.url);
await writeFile(target, `${head}\n${names.map((name) => line(name, set)).join('\n')}\n`);
