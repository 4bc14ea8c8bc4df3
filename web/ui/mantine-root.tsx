import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import { type CSSVariablesResolver, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const base = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-error': 'var(--danger)',
};

/** The library's base colours are the site's own tokens, in both schemes. */
const siteColours: CSSVariablesResolver = () => ({ variables: {}, light: base, dark: base });

/**
 * Wraps what uses Mantine components. Only those parts load it: the landing page is plain elements, so that its scripts
 * stay small. Each Mantine component also needs its own `@mantine/core/styles/<Component>.css` import.
 */
export const MantineRoot = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={siteColours}>
    {children}
  </MantineProvider>
);
