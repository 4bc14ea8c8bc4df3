import { Button, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TimelineEntry } from '#shared/api/admin-people.ts';
import { formatDateTime } from '#web/lib/format.ts';
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
import { LongText } from '../leads/long-text.tsx';
import { Transcript } from '../parts/message-bubble.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { TextButton } from '../parts/text-button.tsx';
import {
  changeLines,
  entryGroup,
  filterByGroup,
  listGroups,
  mailState,
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
        {open ? 'Hide transcript' : `Read transcript (${turns.length})`}
      </TextButton>
      {open && <Transcript turns={turns} height="20rem" />}
    </>
  );
};

interface PersonTimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Loads older entries; undefined if there are none. */
  readonly onOlder: (() => void) | undefined;
  readonly onDeleteNote: (entry: TimelineEntry) => void;
  /** Opens the reply form with the text of a mail that was not sent; undefined if nobody can be answered. */
  readonly onRetry: ((mail: { subject: string; text: string }) => void) | undefined;
}

/** The person's history, newest first, with a filter by kind. */
export const PersonTimeline = ({ entries, onOlder, onDeleteNote, onRetry }: PersonTimelineProps) => {
  const [group, setGroup] = useState<TimelineGroup | 'all'>('all');
  const groups = listGroups(entries);
  const chosen = group === 'all' || groups.includes(group) ? group : 'all';
  const shown = filterByGroup(entries, chosen);
  return (
    <Stack component="section" miw={0} align="stretch" aria-labelledby="person-timeline">
      <Title order={3} id="person-timeline">
        Timeline
      </Title>
      {groups.length > 1 && (
        <Group component="fieldset" gap={4}>
          <legend className="visually-hidden">Show in the timeline</legend>
          {(['all', ...groups] as const).map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant={chosen === name ? 'light' : 'default'}
              fw={500}
              aria-pressed={chosen === name}
              onClick={() => setGroup(name)}
            >
              {name === 'all' ? 'All' : timelineGroups[name].label}
            </Button>
          ))}
        </Group>
      )}
      {entries.length === 0 && <Quiet>No activity yet.</Quiet>}
      <Timeline bulletSize={26} lineWidth={1}>
        {shown.map((entry) => {
          const Icon = icons[entryGroup(entry.kind) ?? 'changes'] ?? IconHistory;
          const lines = changeLines(entry);
          const sent = mailState(entry);
          const reply = entry.change?.reply;
          return (
            <Timeline.Item
              key={entry.id}
              title={<bdi>{entry.title}</bdi>}
              bullet={<Icon size={14} stroke={1.75} aria-hidden="true" />}
            >
              <Text size="xs" c="dimmed">
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                {entry.by && entry.by !== 'visitor' && `, ${entry.by}`}
              </Text>
              {lines.map((line) => (
                <Text key={line} size="xs" c="dimmed">
                  {line}
                </Text>
              ))}
              {sent && (
                <Text size="xs" c={reply?.failed ? 'red' : 'dimmed'}>
                  {sent}
                </Text>
              )}
              {reply?.failed && onRetry && <TextButton onClick={() => onRetry(reply)}>Send again</TextButton>}
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
                  aria-label={`Delete the note of ${formatDateTime(entry.at)}`}
                >
                  <Group component="span" gap={4}>
                    <IconTrash size={14} aria-hidden="true" /> Delete
                  </Group>
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
    </Stack>
  );
};
