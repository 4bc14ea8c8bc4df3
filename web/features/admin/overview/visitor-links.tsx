import { useState } from 'react';
import { closeVisitorLink, listVisitorLinks, type VisitorLink } from '#shared/api/visitor-links.ts';
import { paths } from '#web/lib/paths.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { useReadAll } from '#web/lib/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '../data/dates.ts';
import css from './overview.module.css';

const Row = ({ link, onChanged }: { link: VisitorLink; onChanged: (link: VisitorLink) => void }) => {
  const { uuid, name, closed, updatedAt } = link;
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      onChanged(await sessionCall(closeVisitorLink, { params: { uuid }, body: { closed: !closed } }));
    } catch (error) {
      const description = sentenceOf(error, 'The link could not be changed');
      showToast({ title: 'Error', description, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <a href={paths.sharedFlow.to(uuid)} target="_blank" rel="noopener noreferrer" dir="auto">
        {name}
      </a>
      , changed {momentText(updatedAt)} {closed && <strong>Closed</strong>}{' '}
      <Button
        size="small"
        look="quiet"
        disabled={busy}
        aria-label={`${closed ? 'Open' : 'Close'} the link of ${name}`}
        onClick={() => void change()}
      >
        {closed ? 'Open again' : 'Close'}
      </Button>
    </li>
  );
};

/** Live links of visitors' flows on this site's address, for the owner to look at and to take down. */
export const VisitorLinks = () => {
  const { data, problem, reload, put } = useReadAll(listVisitorLinks, undefined, {
    failure: 'The links of visitors’ flows could not be loaded',
  });
  if (problem)
    return (
      <section className={css.panel}>
        <h2>Visitors’ live links</h2>
        <p role="alert">{problem}</p>
        <Button size="small" look="quiet" onClick={reload}>
          Retry
        </Button>
      </section>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={css.panel}>
      <h2>Visitors’ live links</h2>
      <p>
        Flows that visitors built and made public under your address. A closed one answers as if it did not
        exist.
      </p>
      <ul>
        {data.map((link) => (
          <Row
            key={link.uuid}
            link={link}
            onChanged={(changed) =>
              put((before) => before.map((other) => (other.uuid === changed.uuid ? changed : other)))
            }
          />
        ))}
      </ul>
    </section>
  );
};
