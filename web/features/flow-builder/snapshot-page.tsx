import '#web/ui/mantine-styles.ts';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { useWorkspace } from '#web/lib/session.ts';
import { SnapshotScreen } from './snapshot-screen.tsx';

/** A flow that was attached to an enquiry, at `/flows/snapshot/{id}`. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const { id = '' } = useParams();
  return <SnapshotScreen key={useWorkspace()} id={id} />;
};
