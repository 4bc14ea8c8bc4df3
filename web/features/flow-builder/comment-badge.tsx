import { Badge } from '@mantine/core';
import { use } from 'react';
import { pluralize } from '#web/lib/format.ts';
import { TeamContext } from './team-context.ts';

/** The number of a node's open comments. */
export const CommentBadge = ({ nodeId }: { nodeId: string }) => {
  const comments = use(TeamContext)?.comments ?? [];
  const open = comments.filter((one) => one.nodeId === nodeId && !one.resolvedAt);
  if (open.length === 0) return null;
  return (
    <Badge size="sm" color="info" title={open.map(({ text }) => text).join('\n')}>
      {pluralize(open.length, 'comment', 'comments')}
    </Badge>
  );
};
