import { useParams } from 'react-router-dom';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { useWorkspace } from '#web/lib/session.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { SnapshotScreen } from './snapshot-screen.tsx';

/** `/flows/new` and `/flows/{id}` are the builder, `/flows/snapshot/{id}` a flow that came with an enquiry. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const workspace = useWorkspace();
  const [first = 'new', second] = (useParams()['*'] ?? '').split('/').filter(Boolean);
  return first === 'snapshot' && second ? (
    <SnapshotScreen key={workspace} id={second} />
  ) : (
    <BuilderScreen key={`${workspace} ${first}`} id={first} />
  );
};
