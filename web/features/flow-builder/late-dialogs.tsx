import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

// Most edits open no dialog, and the dialogs load the portal's modal and a searchable list.
const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));
const NodeSearch = lazy(async () => ({ default: (await import('./node-search.tsx')).NodeSearch }));

const Outline = lazy(async () => ({ default: (await import('./outline.tsx')).Outline }));
const Coverage = lazy(async () => ({ default: (await import('./tests/coverage.tsx')).Coverage }));

/** The flow as a list, loaded when it is shown: on wide screens most authors stay on the canvas. */
export const LateOutline = (props: ComponentProps<typeof Outline>) => (
  <Suspense fallback={<Spinner label="Loading the outline" />}>
    <Outline {...props} />
  </Suspense>
);

/** The marks of exits without a test, loaded with the engine when they are shown. */
export const LateCoverage = (props: ComponentProps<typeof Coverage>) => (
  <Suspense>
    <Coverage {...props} />
  </Suspense>
);

/** The builder's dialogs, loaded with the first that opens. */
export const LateDialogs = (props: ComponentProps<typeof Dialogs>) => (
  <Suspense>{(props.open || props.model.stale) && <Dialogs {...props} />}</Suspense>
);

/** The search for a node, loaded on demand. */
export const LateNodeSearch = (props: ComponentProps<typeof NodeSearch>) => (
  <Suspense>
    <NodeSearch {...props} />
  </Suspense>
);
