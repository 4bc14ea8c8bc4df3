import { Anchor, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listUnanswered, putIgnored, type UnansweredGroup } from '#shared/api/knowledge.ts';
import { languages } from '#shared/domain/languages.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { Entries, Entry, Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { TextButton } from '../parts/text-button.tsx';
import type { Draft } from './card-editor.tsx';
import { draftFromQuestions } from './drafts.ts';
import { reasonLabels } from './reason-labels.ts';

const maxShown = 30;

const groupKey = ({ questions, question }: UnansweredGroup): string => questions[0]?.turn ?? question;

const describeGroup = ({ count: times, questions }: UnansweredGroup): string =>
  `${times === 1 ? 'Asked once' : `Asked ${times} times`} · ${[
    ...new Set(questions.map(({ language }) => languages[language].name)),
  ].join(
    ', ',
  )} · ${[...new Set(questions.map(({ reason }) => reasonLabels[reason].toLowerCase()))].join(', ')}`;

/** Every wording in a group, with a link to its conversation. */
const Wordings = ({ group }: { group: UnansweredGroup }) => (
  <Stack component="ul" gap={4} mt="xs" w="100%" aria-label="Wordings">
    {group.questions.map(({ text, language, conversation, turn, reason }) => (
      <Group key={turn} component="li" gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" lang={language} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Badge color="gray" visibleFrom="xs">
            {reasonLabels[reason]}
          </Badge>
          <Anchor
            component={Link}
            size="sm"
            lh={1.75}
            display="block"
            to={`?tab=conversations&talk=${conversation}`}
          >
            Conversation
          </Anchor>
        </Group>
      </Group>
    ))}
  </Stack>
);

interface UnansweredPanelProps {
  /** Taught cards; a change reloads the unanswered questions. */
  readonly taught: unknown;
  readonly onTeach: (draft: Draft) => void;
}

/** Unanswered questions, grouped by similarity: teach, inspect or ignore. */
export const UnansweredPanel = ({ taught, onTeach }: UnansweredPanelProps) => {
  const unanswered = useRead(listUnanswered, {}, { failure: 'Couldn’t load the open questions' });
  const { reload } = unanswered;
  const known = useRef(taught);
  useEffect(() => {
    if (known.current === taught) return;
    known.current = taught;
    // A new card may answer more than the question it was written for.
    reload();
  }, [taught, reload]);
  const [open, setOpen] = useState<string>();
  const [ignored, setIgnored] = useState<UnansweredGroup>();
  const ignore = async (group: UnansweredGroup, isIgnored: boolean) => {
    const texts = [...new Set(group.questions.map(({ text }) => text))].slice(0, 50);
    try {
      await sessionCall(putIgnored, { body: { questions: texts, ignored: isIgnored } });
      unanswered.put((before) =>
        isIgnored
          ? before.filter((one) => groupKey(one) !== groupKey(group))
          : [...before, group as (typeof before)[number]].sort((a, b) => b.count - a.count),
      );
      setIgnored(isIgnored ? group : undefined);
    } catch (error) {
      showToast({
        title: 'Error',
        description: errorMessage(error, 'That could not be saved.'),
        tone: 'error',
      });
    }
  };
  const { data } = unanswered;
  return (
    <Panel title="Not answered" aside={data && data.length > 0 && <Badge color="gray">{data.length}</Badge>}>
      {unanswered.loading && <Skeleton height="8rem" role="status" aria-label="Loading open questions" />}
      {unanswered.problem && !data && (
        <Quiet>
          {unanswered.problem} <TextButton onClick={unanswered.reload}>Try again</TextButton>
        </Quiet>
      )}
      {ignored && (
        <Text size="sm" role="status">
          Ignored: <bdi>“{ignored.question.slice(0, 80)}”</bdi>, also when it is asked again.{' '}
          <TextButton onClick={() => void ignore(ignored, false)}>Undo</TextButton>
        </Text>
      )}
      {data?.length === 0 && <Quiet>All done: every recent question was answered.</Quiet>}
      <Entries label="Questions without an answer">
        {data?.slice(0, maxShown).map((group) => (
          <Entry
            key={groupKey(group)}
            text={
              <span lang={group.language} dir="auto">
                {group.question}
              </span>
            }
            below={describeGroup(group)}
          >
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="light"
                onClick={() => onTeach(draftFromQuestions(group.questions))}
              >
                Teach
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-expanded={open === groupKey(group)}
                onClick={() => setOpen(open === groupKey(group) ? undefined : groupKey(group))}
              >
                {group.count === 1 ? 'Details' : 'Wordings'}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                onClick={() => void ignore(group, true)}
              >
                Ignore
              </Button>
            </Group>
            {open === groupKey(group) && <Wordings group={group} />}
          </Entry>
        ))}
      </Entries>
    </Panel>
  );
};
