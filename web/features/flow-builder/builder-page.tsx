import '#web/ui/mantine-styles.ts';
import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { useWorkspace } from '#web/lib/session.ts';
import { BuilderScreen } from './builder-screen.tsx';

/** `/flows/new` and `/flows/{id}`: the builder. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const workspace = useWorkspace();
  const { id = 'new' } = useParams();
  const { state } = useLocation();
  const shown = useRef(id);
  // A new flow that has just been given its id is the one that is open: it must not be opened again.
  if ((state as { goesOn?: string } | null)?.goesOn !== id) shown.current = id;
  const open = shown.current;
  return <BuilderScreen key={`${workspace} ${open}`} id={open} />;
};
