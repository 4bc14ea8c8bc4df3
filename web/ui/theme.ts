import { createTheme, defaultVariantColorsResolver, rem, type VariantColorsResolver } from '@mantine/core';
import { accent, ink, paper, spark } from '#web/brand/palette.ts';

/** What is filled has the site's own pair of colours in either scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colours;
  const name = input.color ?? input.theme.primaryColor;
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

/** Where menus, lists and dialogs are drawn: inside what is covered when a session ends. */
export const overlaysId = 'overlays';

const bubble = 'var(--radius-s) var(--radius-s) var(--radius-s) var(--tail)';

/** The component library in our language: same palette, type, corners and spacing as web/brand/tokens.css. */
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
  headings: { fontFamily: 'var(--font-display)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(16), xl: rem(24) },
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
    Button: { defaultProps: { radius: bubble } },
    Badge: { defaultProps: { variant: 'light', radius: bubble, tt: 'none' } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-start' } },
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
    // A drawer made of its parts doesn't hear of the whole one's defaults.
    DrawerRoot: { defaultProps: { position: 'right' } },
    Drawer: {
      defaultProps: { position: 'right', overlayProps: { backgroundOpacity: 1, color: 'var(--scrim)' } },
    },
  },
});
