import type { ComponentType } from 'react';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

/** What a feature's `floating.tsx` exports: a small part of the site frame that loads its heavy half when used. */
interface FloatingModule {
  readonly Floating: ComponentType;
}

// Chat button, learning card and template modal live in their features; a feature takes part by having the file.
const modules = import.meta.glob<FloatingModule>('../features/*/floating.tsx', { eager: true });

/** Everything that floats over the public pages; one broken part never takes the page along. */
export const FloatingFeatures = () => (
  <>
    {Object.entries(modules).map(([file, { Floating }]) => (
      <ErrorBoundary key={file} fallback={null}>
        <Floating />
      </ErrorBoundary>
    ))}
  </>
);
