import { createTheme, defaultVariantColorsResolver, rem, type VariantColorsResolver } from '@mantine/core';
import { accent, ink, paper, spark } from '#web/brand/palette.ts';

/** Muted background and text colours of states, which always have words or icons too. */
const tones: Readonly<Record<string, readonly [ground: string, text: string]>> = {
  info: ['var(--info-soft)', 'var(--info)'],
  warning: ['var(--warning-soft)', 'var(--warning)'],
  success: ['var(--success-soft)', 'var(--success)'],
  gray: ['var(--paper-sunken)', 'var(--text-soft)'],
};

/** Filled variants use the site's own colours in both schemes, light variants the colours of their tone. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const name = input.color ?? input.theme.primaryColor;
  const [ground, text] = tones[name] ?? [];
  if (input.variant === 'light' && ground && text)
    return { ...colours, background: ground, hover: ground, color: text };
  if (input.variant !== 'filled') return colours;
  if (name === 'accent')
    return {
      ...colours,
      background: 'var(--accent-fill)',
      hover: 'var(--accent-fill-hover)',
      color: 'var(--on-accent)',
    };
  if (name === 'red')
    return { ...colours, background: 'var(--danger)', hover: 'var(--danger)', color: 'var(--surface)' };
  return colours;
};

/**
 * The element that holds menus, dropdowns and dialogs; it is hidden with the workspace when a session ends.
 */
export const overlaysId = 'overlays';

/** Corners of a bubble, a control and a frame. */
const bubble = 'var(--radius-s) var(--radius-s) var(--radius-s) var(--tail)';
const speech = 'var(--radius-m) var(--radius-m) var(--radius-m) var(--tail)';

/** Mantine's theme: palette, type, corners and spacing as in web/brand/tokens.css. */
export const theme = createTheme({
  colors: { accent, spark, dark: ink, gray: paper },
  variantColorResolver,
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  white: '#ffffff',
  black: '#0e1525',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--size-2xl)', lineHeight: 'var(--leading-tight)' },
      h2: { fontSize: 'var(--size-l)', lineHeight: 'var(--leading-tight)' },
      h3: { fontSize: 'var(--size-m)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--size-s)', lineHeight: '1.4' },
      h5: { fontSize: 'var(--size-xs)', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(16), xl: rem(24), bubble, speech },
  fontSizes: {
    xs: 'var(--size-xs)',
    sm: 'var(--size-s)',
    md: rem(17),
    lg: 'var(--size-l)',
    xl: 'var(--size-xl)',
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Portal: { defaultProps: { target: `#${overlaysId}` } },
    Alert: { defaultProps: { radius: 'speech', py: 'sm' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: {
      defaultProps: {
        variant: 'light',
        radius: '0.5rem 0.5rem 0.5rem 0.125rem',
        tt: 'none',
        fw: 600,
        lts: 0,
      },
      vars: (_: unknown, { size = 'md' }: { size?: unknown }) => ({
        root:
          size === 'md'
            ? { '--badge-fz': '0.75rem', '--badge-height': '1.4375rem', '--badge-padding-x': '0.5rem' }
            : {},
      }),
    },
    Button: { defaultProps: { radius: 'bubble' } },
    // Forced colours would replace the colour that a swatch shows.
    ColorSwatch: { styles: { root: { forcedColorAdjust: 'none' } } },
    NavLink: { defaultProps: { component: 'button', type: 'button' } },
    Paper: { defaultProps: { withBorder: true, radius: 'speech' } },
    Skeleton: { defaultProps: { radius: 'speech', animate: false } },
    // Focuses the first entry; Mantine's placeholder element isn't a valid child of a menu.
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-start', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 1, color: 'var(--scrim)' },
      },
    },
    // Drawers built from parts don't inherit the defaults of `Drawer`.
    DrawerRoot: { defaultProps: { position: 'right' } },
    Drawer: {
      defaultProps: { position: 'right', overlayProps: { backgroundOpacity: 1, color: 'var(--scrim)' } },
    },
  },
});
