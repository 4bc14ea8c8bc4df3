import { Button, Stack } from '@mantine/core';
import { getLeadStory } from '#shared/api/admin-leads.ts';
import { useRead } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { History, SameAddress, Visit } from './story-parts.tsx';

interface StoryDialogProps {
  readonly kind: 'contacts' | 'clients' | 'bookings';
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Everything known about a lead, in a dialog over the list. */
export const StoryDialog = ({ kind, id, title, onClose }: StoryDialogProps) => {
  const {
    data: story,
    problem,
    loading,
    reload,
  } = useRead(getLeadStory, { params: { kind, id } }, { failure: 'Couldn’t load the timeline' });
  return (
    <Modal title={title} place="side" size="medium" onClose={onClose}>
      {problem && (
        <Empty title={problem} level={3}>
          <Button onClick={reload}>Retry</Button>
        </Empty>
      )}
      {loading && <Spinner label="Loading the timeline" />}
      {story && (
        <Stack gap="lg">
          <Visit visit={story.story} conversation={story.conversation} />
          <SameAddress same={story.sameAddress} />
          <History history={story.history} />
        </Stack>
      )}
    </Modal>
  );
};
