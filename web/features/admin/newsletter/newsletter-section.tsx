import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { getSettings } from '#shared/api/admin-settings.ts';
import {
  deleteNewsletter,
  listNewsletters,
  type Newsletter,
  sendNewsletter,
} from '#shared/api/newsletters.ts';
import { formatDate } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { Entries, Entry, Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { Badge } from '../parts/status-badge.tsx';

const NewsletterEditor = lazy(async () => ({
  default: (await import('./newsletter-editor.tsx')).NewsletterEditor,
}));

const pollMs = 10_000;

const stateLabels = { draft: 'Draft', sending: 'Sending', done: 'Sent' } as const;
const stateTones = { draft: 'quiet', sending: 'active', done: 'good' } as const;

const issueDetail = ({ state, sent, failed, unsubscribed, updatedAt, startedAt, problem }: Newsletter) => {
  if (state === 'draft') return `Saved on ${formatDate(updatedAt)}`;
  return [
    `${formatDate(startedAt ?? updatedAt)}: ${sent} sent, ${failed} failed, ${unsubscribed} unsubscribed`,
    problem,
  ]
    .filter(Boolean)
    .join('. ');
};

interface IssueProps {
  readonly issue: Newsletter;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
}

const Issue = ({ issue, onEdit, onChanged }: IssueProps) => {
  const [failure, setFailure] = useState<string>();
  const { id, subject, state, failed } = issue;
  const act = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
      onChanged();
    } catch (error) {
      setFailure(errorMessage(error, 'That did not work.'));
    }
  };
  return (
    <Entry
      text={
        <>
          <bdi>{subject}</bdi> <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        </>
      }
      below={issueDetail(issue)}
    >
      <Group gap="xs">
        {state === 'draft' && (
          <>
            <Button size="compact-sm" variant="default" aria-label={`Edit ${subject}`} onClick={onEdit}>
              Edit
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              color="red"
              aria-label={`Delete ${subject}`}
              onClick={() => void act(() => sessionCall(deleteNewsletter, { params: { id } }))}
            >
              Delete
            </Button>
          </>
        )}
        {state === 'done' && failed > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void act(() => sessionCall(sendNewsletter, { params: { id } }))}
          >
            Try failed ones again
          </Button>
        )}
      </Group>
      {failure && <p role="alert">{failure}</p>}
    </Entry>
  );
};

/** The newsletter's issues, above the list of subscribers. */
export const NewsletterSection = ({ readers }: { readonly readers: number }) => {
  const { data, problem, reload } = useRead(
    listNewsletters,
    {},
    { failure: 'The newsletter’s issues could not be loaded', pollMs },
  );
  const { data: settings } = useRead(getSettings, undefined, {
    failure: 'The settings could not be loaded',
    cache: 'once',
  });
  const [editing, setEditing] = useState<Newsletter | 'new'>();
  const hasMail = settings?.mail.setUp ?? false;
  return (
    <Panel
      title="Newsletter"
      aside={
        <Button size="compact-sm" ms="auto" onClick={() => setEditing('new')}>
          Write an issue
        </Button>
      }
    >
      {settings && !hasMail && (
        <Text size="sm" c="dimmed">
          Mail is not set up, so issues can be written but not sent. See Settings, Mail and Slack.
        </Text>
      )}
      {problem && <LoadFailure text={problem} onRetry={reload} />}
      {!data && !problem && <ListSkeleton label="Loading the issues" />}
      {data?.length === 0 && <Quiet>No issues yet.</Quiet>}
      {data && data.length > 0 && (
        <Entries label="Issues">
          {data.map((issue) => (
            <Issue key={issue.id} issue={issue} onEdit={() => setEditing(issue)} onChanged={reload} />
          ))}
        </Entries>
      )}
      {editing && (
        <Suspense fallback={null}>
          <NewsletterEditor
            issue={editing === 'new' ? undefined : editing}
            readers={readers}
            hasMail={hasMail}
            onChanged={reload}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
};
