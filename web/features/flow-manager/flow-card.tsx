import { Anchor, Badge, Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { type CardAction, cardActions } from './card-actions.ts';
import { CardMenu } from './card-menu.tsx';
import { formatDuration } from './format-duration.ts';
import css from './manager.module.css';
import { StatList } from './stat-list.tsx';

interface FlowCardProps {
  readonly flow: Flow;
  readonly onToggle: () => void;
  readonly onDuplicate: () => void;
  readonly onDuplicateContent: () => void;
  readonly onRename: () => void;
  readonly onExport: () => void;
  readonly onCopyLink: () => void;
  readonly onAttach: () => void;
  readonly onDelete: () => void;
  readonly onAction: (action: CardAction) => void;
}

/** In seconds, as specified; from a minute on also in minutes and hours. */
const AverageTime = ({ seconds }: { seconds: number }) => (
  <>
    <span>{Math.round(seconds)}s</span>
    {seconds >= 60 && (
      <Text span display="block" size="xs" c="dimmed">
        {formatDuration(seconds)}
      </Text>
    )}
  </>
);

/** A flow with its statistics and actions. */
export const FlowCard = ({ flow, ...on }: FlowCardProps) => {
  const { name, stats, isActive } = flow;
  const navigate = useNavigate();
  const more: (readonly [string, () => void])[] = [
    ['Duplicate with content', on.onDuplicateContent],
    ['Rename', on.onRename],
    ['Export', on.onExport],
    ['Copy link', on.onCopyLink],
    // The owner sends no enquiries.
    ...(isSignedIn() ? [] : [['Attach to my enquiry', on.onAttach] as const]),
    ...cardActions
      .filter(({ ownerOnly }) => !ownerOnly || isSignedIn())
      .map((action) => [action.label, () => on.onAction(action)] as const),
  ];
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <Paper component="li" p="md" className={css.card} style={{ '--rows': 6 } as CSSProperties}>
      <Group component="header" wrap="nowrap" gap="xs" align="start">
        <Title order={2} flex="1" miw={0} fz="var(--size-m)">
          <Anchor component={Link} inherit c="inherit" to={paths.flow.to(flow.id)}>
            {name}
          </Anchor>
        </Title>
        {/* Offsets the button's touch area. */}
        <Box m={-6}>
          <CardMenu name={name} entries={more} />
        </Box>
      </Group>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {flow.industry}
        </Text>
        <Badge color={isActive ? 'accent' : 'gray'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        <Badge color="gray">v{flow.version}</Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {flow.description || 'No description available'}
      </Text>
      <StatList
        figures={[
          ['Sessions', formatCount(stats.totalSessions)],
          ['Today', formatCount(stats.activeToday)],
          ['Completion', `${Math.round(stats.completionRate)}%`],
          ['Avg Time', <AverageTime key="time" seconds={stats.avgSessionTime} />],
        ]}
      />
      <Text size="xs" c="dimmed">
        Last updated {formatDate(flow.updatedAt)}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" aria-label={`${verb} ${name}`} onClick={on.onToggle}>
          {verb}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Edit ${name}`}
          onClick={() => navigate(paths.flow.to(flow.id))}
        >
          Edit
        </Button>
        <Button size="compact-sm" variant="default" aria-label={`Duplicate ${name}`} onClick={on.onDuplicate}>
          Duplicate
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          ms="auto"
          aria-label={`Delete ${name}`}
          onClick={on.onDelete}
        >
          Delete
        </Button>
      </Group>
    </Paper>
  );
};
