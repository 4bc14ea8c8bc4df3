import { Button, Timeline, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TimelineEntry } from '#shared/api/admin-people.ts';
import {
  IconBriefcase,
  IconCalendarEvent,
  IconHistory,
  IconMail,
  IconMessages,
  IconNote,
  IconPencil,
  IconSend,
  type Icon as IconShape,
  IconTrash,
} from '#web/ui/icons.tsx';
import { momentText } from '../data/dates.ts';
import { LongText } from '../leads/long-text.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { TextButton } from '../parts/text-button.tsx';
import css from './timeline.module.css';
import {
  changeLines,
  groupOf,
  groupsIn,
  inGroup,
  type TimelineGroup,
  timelineGroups,
} from './timeline-model.ts';

const icons: Readonly<Record<TimelineGroup, IconShape>> = {
  messages: IconMail,
  projects: IconBriefcase,
  bookings: IconCalendarEvent,
  talks: IconMessages,
  mails: IconSend,
  notes: IconNote,
  newsletter: IconMail,
  changes: IconPencil,
};

const Turns = ({ turns }: { turns: NonNullable<TimelineEntry['turns']> }) => {
  const [open, setOpen] = useState(false);
  if (turns.length === 0) return null;
  return (
    <>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fold what was said' : `Read what was said (${turns.length})`}
      </TextButton>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className={css.turns} tabIndex={0} aria-label="Transcript">
          {turns.map(({ role, content }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished transcript never changes its order
            <p key={index} data-role={role} dir="auto">
              {content}
            </p>
          ))}
        </section>
      )}
    </>
  );
};

interface PersonTimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Reads older ones; undefined when there are none. */
  readonly onOlder: (() => void) | undefined;
  readonly onDeleteNote: (entry: TimelineEntry) => void;
}

/** Everything that happened with somebody, newest first, narrowed to one kind on request. */
export const PersonTimeline = ({ entries, onOlder, onDeleteNote }: PersonTimelineProps) => {
  const [group, setGroup] = useState<TimelineGroup | 'all'>('all');
  const groups = groupsIn(entries);
  const chosen = group === 'all' || groups.includes(group) ? group : 'all';
  const shown = inGroup(entries, chosen);
  return (
    <section className={css.whole} aria-labelledby="person-timeline">
      <h3 id="person-timeline">Timeline</h3>
      {groups.length > 1 && (
        <fieldset className={css.filters}>
          <legend className="visually-hidden">Show in the timeline</legend>
          {(['all', ...groups] as const).map((name) => (
            <UnstyledButton
              key={name}
              className={css.filter}
              aria-pressed={chosen === name}
              onClick={() => setGroup(name)}
            >
              {name === 'all' ? 'All' : timelineGroups[name].label}
            </UnstyledButton>
          ))}
        </fieldset>
      )}
      {entries.length === 0 && <Quiet>Nothing has happened yet.</Quiet>}
      <Timeline bulletSize={26} lineWidth={1} className={css.line}>
        {shown.map((entry) => {
          const Icon = icons[groupOf(entry.kind) ?? 'changes'] ?? IconHistory;
          const lines = changeLines(entry);
          return (
            <Timeline.Item
              key={entry.id}
              title={<bdi>{entry.title}</bdi>}
              bullet={<Icon size={14} stroke={1.75} aria-hidden="true" />}
            >
              <p className={css.when}>
                <time dateTime={entry.at}>{momentText(entry.at)}</time>
                {entry.by && entry.by !== 'visitor' && <span>{entry.by}</span>}
              </p>
              {lines.map((line) => (
                <p key={line} className={css.change}>
                  {line}
                </p>
              ))}
              {entry.text && <LongText what="text" text={entry.text} />}
              {entry.turns && <Turns turns={entry.turns} />}
              {entry.link && (
                <p>
                  <Link to={entry.link} aria-label={`Open: ${entry.title}`}>
                    Open
                  </Link>
                </p>
              )}
              {entry.kind === 'note' && (
                <TextButton
                  onClick={() => onDeleteNote(entry)}
                  aria-label={`Delete the note of ${momentText(entry.at)}`}
                >
                  <IconTrash size={14} aria-hidden="true" /> Delete
                </TextButton>
              )}
            </Timeline.Item>
          );
        })}
      </Timeline>
      {onOlder && (
        <Button variant="default" size="compact-md" onClick={onOlder}>
          Show older
        </Button>
      )}
    </section>
  );
};
