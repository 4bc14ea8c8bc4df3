import { type ComponentProps, lazy, Suspense } from 'react';

// Most edits open no dialog, and the dialogs load the portal's modal and a searchable list.
const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));
const NodeSearch = lazy(async () => ({ default: (await import('./node-search.tsx')).NodeSearch }));

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
