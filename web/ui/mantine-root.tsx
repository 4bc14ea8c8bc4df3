import './mantine-styles.ts';
import { type CSSVariablesResolver, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './mantine-root.module.css';
import { overlaysId, theme } from './theme.ts';

const base = {
  '--mantine-color-body': 'var(--surface-raised)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-placeholder': 'var(--text-soft)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--paper-sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-accent-filled': 'var(--accent-fill)',
  '--mantine-color-accent-filled-hover': 'var(--accent-fill-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-accent-light': 'var(--accent-soft)',
  '--mantine-color-accent-light-hover': 'var(--accent-soft)',
  '--mantine-color-accent-light-color': 'var(--accent-text)',
  '--mantine-color-accent-text': 'var(--accent-text)',
  '--mantine-color-accent-outline': 'var(--accent-text)',
  '--mantine-color-red-light': 'var(--danger-soft)',
  '--mantine-color-red-light-hover': 'var(--danger-soft)',
  '--mantine-color-red-light-color': 'var(--danger)',
  '--mantine-color-red-text': 'var(--danger)',
  // Menu items use this shade in both schemes.
  '--mantine-color-red-6': 'var(--danger)',
  '--mantine-color-red-outline': 'var(--danger)',
};

/** Maps Mantine's base colours to the site's tokens, in both schemes. */
const siteColours: CSSVariablesResolver = () => ({ variables: {}, light: base, dark: base });

interface MantineRootProps {
  readonly children: ReactNode;
  /** Shown instead of the children, which stay mounted but hidden. */
  readonly cover?: ReactNode;
}

/**
 * Mantine with the site's theme, for portal and flows. Public pages use plain elements to keep their scripts
 * small. `mantine-styles.ts` lists the styles of the components in use.
 */
export const MantineRoot = ({ children, cover }: MantineRootProps) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={siteColours}>
    <div className={css.work} data-covered={cover ? true : undefined}>
      {children}
      <div id={overlaysId} />
    </div>
    {cover}
  </MantineProvider>
);
