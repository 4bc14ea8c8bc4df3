import { createTheme, type MantineColorsTuple, rem } from '@mantine/core';

const verdigris: MantineColorsTuple = [
  '#e3f6f3',
  '#cdeae5',
  '#9fd7ce',
  '#6ec6b9',
  '#48bbaa',
  '#2bc4ae',
  '#159382',
  '#0f7f74',
  '#0a6a61',
  '#06524b',
];
const amber: MantineColorsTuple = [
  '#fef5e4',
  '#fdeacc',
  '#fad59a',
  '#f7c068',
  '#f4af44',
  '#f2a93b',
  '#d68f22',
  '#a96b12',
  '#80500a',
  '#5c3905',
];
const ink: MantineColorsTuple = [
  '#f2efe8',
  '#d5d6da',
  '#abb3c4',
  '#76819a',
  '#4b566e',
  '#273149',
  '#19233a',
  '#131b2c',
  '#0b111e',
  '#080d18',
];

/** The component library in our language: same palette, type, corners and spacing as web/app/tokens.css. */
export const theme = createTheme({
  colors: { verdigris, amber, dark: ink },
  primaryColor: 'verdigris',
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
