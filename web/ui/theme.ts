import { createTheme, rem } from '@mantine/core';
import { accent, ink, spark } from '#web/brand/palette.ts';

/** The component library in our language: same palette, type, corners and spacing as web/brand/tokens.css. */
export const theme = createTheme({
  colors: { accent, spark, dark: ink },
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
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
