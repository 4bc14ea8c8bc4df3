import { lazy, type ReactNode, Suspense, useState } from 'react';

const StoryDialog = lazy(async () => ({ default: (await import('./story-dialog.tsx')).StoryDialog }));

/** Opens a lead's timeline; render the returned dialog anywhere on the screen. */
export const useStory = <T extends { readonly id: string }>(
  kind: 'contacts' | 'clients' | 'bookings',
  getTitle: (row: T) => string,
): { readonly openStory: (row: T) => void; readonly storyDialog: ReactNode } => {
  const [row, setRow] = useState<T>();
  return {
    openStory: setRow,
    storyDialog: row && (
      <Suspense>
        <StoryDialog kind={kind} id={row.id} title={getTitle(row)} onClose={() => setRow(undefined)} />
      </Suspense>
    ),
  };
};
