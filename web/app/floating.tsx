import type { ComponentType } from 'react';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

/** The export of a feature's `floating.tsx`: a small component of the site frame that lazy-loads the rest. */
interface FloatingModule {
  readonly Floating: ComponentType;
}

// Chat button, learning card and template gallery: a feature adds itself by having this file.
const widgetModules = import.meta.glob<FloatingModule>('../features/*/floating.tsx', { eager: true });

/** Everything that floats over public pages; if one part crashes, the page and the others stay. */
export const FloatingFeatures = () => (
  <>
    {Object.entries(widgetModules).map(([file, { Floating }]) => (
      <ErrorBoundary key={file} fallback={null}>
        <Floating />
      </ErrorBoundary>
    ))}
  </>
);
