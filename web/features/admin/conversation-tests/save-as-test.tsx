import { Button } from '@mantine/core';
import { useState } from 'react';
import { proposeConversationTest } from '#shared/api/conversation-tests.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { pluralize } from '#web/lib/format.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Titles } from './describe-source.ts';
import { TestEditor } from './test-editor.tsx';

type Proposal = RouteResponse<typeof proposeConversationTest>;

/** What was replaced and left out, and what the owner should look at. */
export const describeProposal = ({ replaced, leftOut }: Proposal): string =>
  [
    replaced > 0
      ? `${pluralize(replaced, 'personal detail was', 'personal details were')} replaced by sample data.`
      : 'No names, addresses or numbers were found.',
    'Check the messages for anything else that identifies the visitor.',
    leftOut > 0
      ? `${pluralize(leftOut, 'message', 'messages')} of flows or demos, or beyond the first 20, ${leftOut === 1 ? 'is' : 'are'} left out.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');

interface SaveAsTestProps {
  readonly conversation: string;
  readonly titles: Titles;
}

/** Turns a conversation into a test, which the owner checks before it is stored. */
export const SaveAsTest = ({ conversation, titles }: SaveAsTestProps) => {
  const [proposal, setProposal] = useState<Proposal>();
  const [busy, setBusy] = useState(false);
  const propose = async () => {
    setBusy(true);
    try {
      setProposal(await sessionCall(proposeConversationTest, { body: { conversation } }));
    } catch (error) {
      showToast({
        title: 'Error',
        description: errorMessage(error, 'The conversation could not be read.'),
        tone: 'error',
      });
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => void propose()}>
        Save as test
      </Button>
      {proposal && (
        <TestEditor
          test={proposal.test}
          note={describeProposal(proposal)}
          titles={titles}
          onClose={() => setProposal(undefined)}
          onSaved={() => {
            setProposal(undefined);
            showToast({
              title: 'Test saved',
              description: 'It runs before each publication and each taught answer. See Knowledge, Tests.',
              tone: 'success',
            });
          }}
        />
      )}
    </>
  );
};
