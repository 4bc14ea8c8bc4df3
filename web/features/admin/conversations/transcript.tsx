import { ActionIcon, Badge, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import type { LiveMessage, Turn } from '#shared/api/conversations.ts';
import { countedOutcome, inOrder, isOpenQuestion } from '#shared/domain/conversations.ts';
import { formatPercent, formatShortDateTime } from '#web/lib/format.ts';
import { IconCheck, IconX } from '#web/ui/icons.tsx';
import { MessageMedia } from '#web/ui/talk/message-media.tsx';
import { cardLabel, type Titles } from '../conversation-tests/describe-source.ts';
import { MessageBubble } from '../parts/message-bubble.tsx';
import { languageName, originLabel, outcomeLabels } from './labels.ts';
import type { ConversationDetail } from './use-conversation.ts';

const formatTime = (at: string): string => formatShortDateTime(at);
const formatShare = (score: number | undefined): string => (score === undefined ? '' : formatPercent(score));

/** One line that explains how the assistant chose this answer. */
const Explanation = ({ turn, titles }: { turn: Turn; titles: Titles }) => {
  const { card, score, runnerUp, checksFailed = [] } = turn.explained ?? {};
  const parts = [
    card ? `Matched ${cardLabel(card, titles)} ${formatShare(score)}` : 'No confident match',
    ...(runnerUp ? [`next best ${cardLabel(runnerUp.card, titles)} ${formatShare(runnerUp.score)}`] : []),
    turn.mode === 'model'
      ? `written by the AI model${turn.tokens ? `, ${turn.tokens} tokens` : ''}`
      : 'built-in answer',
    ...checksFailed.map((reason) => `rejected: ${reason}`),
  ];
  return (
    <Text size="xs" c="dimmed">
      {parts.join(' · ')}
    </Text>
  );
};

interface TurnViewProps {
  readonly turn: Turn;
  readonly onMark: (mark: Turn['mark'] | null) => void;
  readonly onTeach: () => void;
  readonly titles: Titles;
}

const TurnView = ({ turn, onMark, onTeach, titles }: TurnViewProps) => {
  const counted = countedOutcome(turn);
  return (
    <Stack component="li" gap="xs">
      {turn.said && <MessageBubble lang={turn.language}>{turn.said}</MessageBubble>}
      <MessageBubble isOurs>
        {turn.text && (
          <p lang={turn.language} dir="auto">
            {turn.text}
          </p>
        )}
        {turn.media && (
          <Stack component="div" gap="xs" mt={turn.text ? 'xs' : 0}>
            <MessageMedia items={turn.media} language={turn.language} plays="nothing" text="" />
          </Stack>
        )}
        <Group component="footer" gap="xs" mt="xs" fz="xs" c="dimmed">
          <Badge
            // The default soft badge has too little contrast on the bubble.
            bg={counted === 'answered' && !isOpenQuestion(turn) ? 'var(--surface)' : undefined}
            color={isOpenQuestion(turn) ? 'red' : counted === 'answered' ? 'accent' : 'gray'}
          >
            {outcomeLabels[counted]}
          </Badge>
          <span>
            {originLabel(turn.where)} · {languageName(turn.language)} · {formatTime(turn.at)}
          </span>
          {turn.where === 'site' && (
            <Group component="span" gap={4} ms="auto">
              <Tooltip label={turn.mark === 'good' ? 'Remove mark' : 'This answer is good'}>
                <ActionIcon
                  size="sm"
                  variant={turn.mark === 'good' ? 'filled' : 'subtle'}
                  aria-label="Good answer"
                  aria-pressed={turn.mark === 'good'}
                  onClick={() => onMark(turn.mark === 'good' ? null : 'good')}
                >
                  <IconCheck size={15} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={turn.mark === 'wrong' ? 'Remove mark' : 'This answer is wrong'}>
                <ActionIcon
                  size="sm"
                  color="red"
                  variant={turn.mark === 'wrong' ? 'filled' : 'subtle'}
                  aria-label="Wrong answer"
                  aria-pressed={turn.mark === 'wrong'}
                  onClick={() => onMark(turn.mark === 'wrong' ? null : 'wrong')}
                >
                  <IconX size={15} />
                </ActionIcon>
              </Tooltip>
            </Group>
          )}
        </Group>
        {turn.where === 'site' && <Explanation turn={turn} titles={titles} />}
        {turn.where === 'site' && isOpenQuestion(turn) && (
          <Button size="compact-sm" variant="default" mt="xs" onClick={onTeach}>
            Teach
          </Button>
        )}
      </MessageBubble>
    </Stack>
  );
};

const MessageView = ({ message, isRead }: { message: LiveMessage; isRead: boolean }) => (
  <li>
    <MessageBubble isOurs={message.from !== 'visitor'}>
      {message.text}
      <Text size="xs" c="dimmed">
        {message.from === 'visitor' ? 'Visitor' : 'You'} · {formatTime(message.at)}
        {message.from === 'person' && isRead ? ' · read' : ''}
      </Text>
    </MessageBubble>
  </li>
);

interface TranscriptProps {
  readonly detail: ConversationDetail;
  readonly onMark: (turn: Turn, mark: Turn['mark'] | null) => void;
  readonly onTeach: (turn: Turn) => void;
  readonly titles: Titles;
}

/** Turns and live messages in order; live messages are ordered by sequence number. */
export const Transcript = ({ detail, onMark, onTeach, titles }: TranscriptProps) => (
  <Stack component="ol" gap="sm" aria-label="What was said">
    {inOrder(detail.turns, detail.messages).map((entry) =>
      'turn' in entry ? (
        <TurnView
          key={entry.turn.id}
          turn={entry.turn}
          onMark={(mark) => onMark(entry.turn, mark)}
          onTeach={() => onTeach(entry.turn)}
          titles={titles}
        />
      ) : (
        <MessageView
          key={entry.message.seq}
          message={entry.message}
          isRead={detail.visitor.read >= entry.message.seq}
        />
      ),
    )}
  </Stack>
);
