import type { MantineColorsTuple } from '@mantine/core';

/** The brand colour in ten steps from light to dark, for Mantine; the same as in tokens.css. */
export const accent: MantineColorsTuple = [
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
export const spark: MantineColorsTuple = [
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
/** The dark scheme, from the lightest text to the darkest background. */
export const ink: MantineColorsTuple = [
  '#f2efe8',
  '#d5d6da',
  '#abb3c4',
  '#8d97ad',
  '#2f3a55',
  '#1f2942',
  '#19233a',
  '#131b2c',
  '#0b111e',
  '#080d18',
];

/** The light scheme, from the lightest background to the darkest text. */
export const paper: MantineColorsTuple = [
  '#f7f5ef',
  '#f3f1ea',
  '#e3dfd4',
  '#e3dfd4',
  '#8c8878',
  '#6f6d64',
  '#5c6172',
  '#495163',
  '#2b3346',
  '#0e1525',
];
