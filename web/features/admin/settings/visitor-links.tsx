import { Switch } from '@mantine/core';
import { useState } from 'react';
import { closeVisitorLink, listVisitorLinks, type VisitorLink } from '#shared/api/visitor-links.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useReadAll } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { Entries, Entry } from '../parts/panel.tsx';

const Row = ({ link, onChanged }: { link: VisitorLink; onChanged: (link: VisitorLink) => void }) => {
  const { uuid, name, closed, updatedAt } = link;
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      onChanged(await sessionCall(closeVisitorLink, { params: { uuid }, body: { closed: !closed } }));
    } catch (error) {
      const description = errorMessage(error, 'The link could not be changed');
      showToast({ title: 'Error', description, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Entry
      text={
        <a href={paths.sharedFlow.to(uuid)} target="_blank" rel="noopener noreferrer" dir="auto">
          {name}
        </a>
      }
      below={
        <>
          changed {formatDateTime(updatedAt)} {closed && <strong>Closed</strong>}
        </>
      }
    >
      <Switch
        aria-label={`${name}: link is live`}
        checked={!closed}
        disabled={busy}
        onChange={() => void change()}
      />
    </Entry>
  );
};

/** Public flows built by visitors; the owner can review and close them. */
export const VisitorLinks = () => {
  const { data, problem, reload, put } = useReadAll(listVisitorLinks, undefined, {
    failure: 'The links of visitors’ flows could not be loaded',
  });
  if (problem)
    return (
      <>
        <p role="alert">{problem}</p>
        <Button size="small" look="quiet" onClick={reload}>
          Retry
        </Button>
      </>
    );
  if (!data) return <ListSkeleton label="Loading the links" />;
  if (data.length === 0) return <p>No visitor has made a flow public.</p>;
  return (
    <>
      <p>
        Flows that visitors built and made public under your address. A closed link behaves as if it didn’t
        exist.
      </p>
      <Entries>
        {data.map((link) => (
          <Row
            key={link.uuid}
            link={link}
            onChanged={(changed) =>
              put((before) => before.map((other) => (other.uuid === changed.uuid ? changed : other)))
            }
          />
        ))}
      </Entries>
    </>
  );
};
