import { Alert, Button, Group, SimpleGrid, Text, Textarea } from '@mantine/core';
import type { AdminPost, PostInput } from '#shared/api/admin-posts.ts';
import { formatDateTime } from '#web/lib/format.ts';

interface PostConflictProps {
  readonly mine: PostInput;
  readonly theirs: AdminPost;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const whole = ({ title, excerpt, content }: PostInput): string => [title, excerpt, content].join('\n\n');

/** Shows both texts when another tab or device saved the post in the meantime. */
export const PostConflict = ({ mine, theirs, onKeepMine, onTakeTheirs }: PostConflictProps) => (
  <Alert color="warning" role="alert" title="This post was saved elsewhere while you edited it.">
    <Text size="sm">Nothing was overwritten. Compare both texts, then choose one.</Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }} my="sm">
      <Textarea
        label={`Saved ${formatDateTime(theirs.savedAt)}${theirs.savedBy ? ` by ${theirs.savedBy}` : ''}`}
        readOnly
        autosize
        minRows={6}
        maxRows={14}
        value={whole(theirs as unknown as PostInput)}
      />
      <Textarea label="Yours" readOnly autosize minRows={6} maxRows={14} value={whole(mine)} />
    </SimpleGrid>
    <Group gap="xs">
      <Button size="compact-md" onClick={onKeepMine}>
        Keep mine and save
      </Button>
      <Button size="compact-md" variant="default" onClick={onTakeTheirs}>
        Use the saved text
      </Button>
    </Group>
  </Alert>
);
