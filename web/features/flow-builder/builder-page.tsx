import '#web/ui/mantine-styles.ts';
import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { useWorkspace } from '#web/lib/session.ts';
import { BuilderScreen } from './builder-screen.tsx';

/** The builder at `/flows/new` and `/flows/{id}`. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const workspace = useWorkspace();
  const { id = 'new' } = useParams();
  const { state } = useLocation();
  const shown = useRef(id);
  // The first save of a new flow changes the URL; the builder must not be remounted then.
  if ((state as { isSameFlow?: string } | null)?.isSameFlow !== id) shown.current = id;
  const open = shown.current;
  return <BuilderScreen key={`${workspace} ${open}`} id={open} />;
};
