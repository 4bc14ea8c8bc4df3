import { Link } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { type CardAction, cardActions } from './card-actions.ts';
import { CardMenu } from './card-menu.tsx';
import css from './flow-card.module.css';

interface FlowCardProps {
  readonly flow: Flow;
  readonly onToggle: () => void;
  readonly onDuplicate: () => void;
  readonly onDuplicateContent: () => void;
  readonly onRename: () => void;
  readonly onExport: () => void;
  readonly onShare: () => void;
  readonly onAttach: () => void;
  readonly onDelete: () => void;
  readonly onAction: (action: CardAction) => void;
}

/** One flow: what it is, how it does, and everything that can be done with it. */
export const FlowCard = ({ flow, ...on }: FlowCardProps) => {
  const { stats } = flow;
  const more: (readonly [string, () => void])[] = [
    ['Duplicate with content', on.onDuplicateContent],
    ['Rename', on.onRename],
    ['Export', on.onExport],
    ['Copy link', on.onShare],
    ['Send with my enquiry', on.onAttach],
    ...cardActions
      .filter(({ ownerOnly }) => !ownerOnly || isSignedIn())
      .map((action) => [action.label, () => on.onAction(action)] as const),
  ];
  return (
    <li className={css.card}>
      <header className={css.top}>
        <h2 className={css.name}>
          <Link to={paths.flow.to(flow.id)}>{flow.name}</Link>
        </h2>
        <CardMenu name={flow.name} entries={more} />
      </header>
      <div className={css.kind}>
        <span className={css.industry}>{flow.industry}</span>
        <span className={css.badge} data-on={flow.isActive}>
          {flow.isActive ? 'Active' : 'Inactive'}
        </span>
        <span className={css.badge}>v{flow.version}</span>
      </div>
      <p className={css.description}>{flow.description || 'No description available'}</p>
      <dl className={css.stats}>
        <div>
          <dt>Sessions</dt>
          <dd>{stats.totalSessions.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>Today</dt>
          <dd>{stats.activeToday.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>Completion</dt>
          <dd>{Math.round(stats.completionRate)}%</dd>
        </div>
        <div>
          <dt>Avg Time</dt>
          <dd>{Math.round(stats.avgSessionTime)}s</dd>
        </div>
      </dl>
      <p className={css.updated}>
        Last updated{' '}
        {new Date(flow.updatedAt).toLocaleDateString('en-US', {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
        })}
      </p>
      <div className={css.actions}>
        <Button
          size="small"
          look="quiet"
          aria-label={`${flow.isActive ? 'Deactivate' : 'Activate'} ${flow.name}`}
          onClick={on.onToggle}
        >
          {flow.isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <ButtonLink size="small" look="quiet" aria-label={`Edit ${flow.name}`} to={paths.flow.to(flow.id)}>
          Edit
        </ButtonLink>
        <Button size="small" look="quiet" aria-label={`Duplicate ${flow.name}`} onClick={on.onDuplicate}>
          Duplicate
        </Button>
        <Button
          size="small"
          look="plain"
          className={css.delete}
          aria-label={`Delete ${flow.name}`}
          onClick={on.onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
};
