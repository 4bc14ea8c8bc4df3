import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { use, useState } from 'react';
import { commentLimits, type FlowComment } from '#shared/api/flow-editing.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { TeamContext } from '../team-context.ts';
import type { Team } from '../use-team.ts';
import { FieldGroup } from './panel-parts.tsx';

const Comment = ({ comment, team }: { comment: FlowComment; team: Team }) => {
  const { id, text, at, resolvedAt } = comment;
  const short = text.slice(0, 40);
  return (
    <Paper component="li" withBorder p="xs">
      <Text size="sm" c={resolvedAt ? 'dimmed' : undefined} style={{ whiteSpace: 'pre-wrap' }} dir="auto">
        {text}
      </Text>
      <Group gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          {resolvedAt ? `Resolved ${formatDateTime(resolvedAt)}` : formatDateTime(at)}
        </Text>
        <Group gap={4}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`${resolvedAt ? 'Reopen' : 'Resolve'}: ${short}`}
            onClick={() => void team.resolve(id, !resolvedAt)}
          >
            {resolvedAt ? 'Reopen' : 'Resolve'}
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={`Delete: ${short}`}
            onClick={() => void team.remove(id)}
          >
            Delete
          </Button>
        </Group>
      </Group>
    </Paper>
  );
};

/** A node's comments, open ones first, and a field for the next. */
export const Comments = ({ nodeId }: { nodeId: string }) => {
  const team = use(TeamContext);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  if (!team) return null;
  const own = team.comments.filter((comment) => comment.nodeId === nodeId);
  const sorted = [...own.filter((one) => !one.resolvedAt), ...own.filter((one) => one.resolvedAt)];
  const add = async () => {
    if (!text.trim() || isBusy) return;
    setIsBusy(true);
    if (await team.add(nodeId, text)) setText('');
    setIsBusy(false);
  };
  return (
    <FieldGroup legend="Comments">
      {sorted.length > 0 && (
        <Stack component="ul" gap="xs">
          {sorted.map((comment) => (
            <Comment key={comment.id} comment={comment} team={team} />
          ))}
        </Stack>
      )}
      {team.canComment ? (
        <>
          <Textarea
            aria-label="New comment"
            placeholder="For your team; visitors never see it"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={commentLimits.chars}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void add();
            }}
          />
          <Button
            size="compact-sm"
            variant="default"
            style={{ alignSelf: 'start' }}
            disabled={!text.trim() || isBusy}
            onClick={() => void add()}
          >
            Add comment
          </Button>
        </>
      ) : (
        <Text size="xs" c="dimmed">
          Save the flow to comment on its steps.
        </Text>
      )}
    </FieldGroup>
  );
};
