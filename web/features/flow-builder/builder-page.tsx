import { useParams } from 'react-router-dom';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { useWorkspace } from '#web/lib/session.ts';
import { BuilderScreen } from './builder-screen.tsx';

/** `/flows/new` and `/flows/{id}`: the builder. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const workspace = useWorkspace();
  const { id = 'new' } = useParams();
  return <BuilderScreen key={`${workspace} ${id}`} id={id} />;
};
