import { useCallback, useEffect, useState } from 'react';
import { getLeadStory, type LeadStory } from '#shared/api/admin-leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { adminCall, sentenceOf } from '../session/session.ts';
import css from './story.module.css';
import { History, SameAddress, Visit } from './story-parts.tsx';

interface StoryDialogProps {
  readonly kind: 'contacts' | 'clients' | 'bookings';
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Everything known about a lead, beside the list it came from. */
export const StoryDialog = ({ kind, id, title, onClose }: StoryDialogProps) => {
  const [story, setStory] = useState<LeadStory>();
  const [problem, setProblem] = useState<string>();
  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      setStory(await adminCall(getLeadStory, { params: { kind, id } }));
    } catch (error) {
      setProblem(sentenceOf(error, 'The story could not be loaded'));
    }
  }, [kind, id]);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Dialog title={title} place="side" size="medium" onClose={onClose}>
      {problem && (
        <Empty title={problem} level={3}>
          <Button onClick={() => void load()}>Retry</Button>
        </Empty>
      )}
      {!story && !problem && <Spinner label="Loading the story" />}
      {story && (
        <div className={css.story}>
          <Visit visit={story.story} />
          <SameAddress same={story.sameAddress} />
          <History history={story.history} />
        </div>
      )}
    </Dialog>
  );
};
