import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { listReplyTemplates } from '#shared/api/admin-replies.ts';
import { getKnowledge } from '#shared/api/knowledge.ts';
import { liveMessageChars } from '#shared/domain/conversations.ts';
import { blanksIn, filledIn } from '#shared/domain/reply-texts.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import { Composer } from '#web/ui/talk/composer.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SaveAsTest } from '../conversation-tests/save-as-test.tsx';
import { CardEditor, type Draft } from '../knowledge/card-editor.tsx';
import { describeReach } from '../knowledge/coverage.ts';
import { draftFromQuestions } from '../knowledge/drafts.ts';
import { sortTemplates } from '../leads/reply-model.ts';
import { MessageBubble } from '../parts/message-bubble.tsx';
import { TextButton } from '../parts/text-button.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { languageName, pageLabel } from './labels.ts';
import { Transcript } from './transcript.tsx';
import { useConversation } from './use-conversation.ts';

interface ConversationViewProps {
  readonly id: string;
  readonly onPerson: (identity: string) => void;
  readonly onClose: () => void;
  /** The conversation no longer exists; refresh the list. */
  readonly onGone: () => void;
  /** An answer was marked right or wrong, or unmarked. */
  readonly onMarked: () => void;
}

/** A visitor in a chat is anonymous, so templates leave out names. */
const noFacts = { firstName: '', lastName: '', company: '', service: '' };

const states = {
  assistant: 'Handled by the assistant',
  waiting: 'Waiting for a person',
  person: 'You’re in this chat',
} as const;

/** One conversation: follow it live, take it over, hand it back. */
export const ConversationView = ({ id, onPerson, onClose, onGone, onMarked }: ConversationViewProps) => {
  const live = useConversation(id);
  const { detail, problem, isGone, isTyping, unsent, setSpeaker, sendMessage, reportTyping, mark, remove } =
    live;
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft>();
  const { data: knowledge } = useRead(
    getKnowledge,
    {},
    { failure: 'Couldn’t load the taught answers', cache: 'once' },
  );
  const titles = Object.fromEntries(
    (knowledge?.cards ?? []).map(({ id: card, questions }) => [card, Object.values(questions)[0]?.[0] ?? '']),
  );
  const { data: templates = [] } = useRead(
    listReplyTemplates,
    {},
    { failure: 'Templates could not be loaded', cache: 'once' },
  );
  const input = useRef<HTMLTextAreaElement>(null);
  const [isFocusDue, setFocusDue] = useState(false);
  const speaker = detail?.conversation.state;
  useEffect(() => {
    if (!isFocusDue || speaker !== 'person') return;
    input.current?.focus();
    setFocusDue(false);
  }, [isFocusDue, speaker]);
  const end = useRef<HTMLDivElement>(null);
  const size = (detail?.turns.length ?? 0) + (detail?.messages.length ?? 0) + unsent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new message
  useEffect(() => {
    // Braces, because newer browsers return a promise here, which React would take for a clean-up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [size, isTyping]);
  const latestOnGone = useRef(onGone);
  latestOnGone.current = onGone;
  useEffect(() => {
    if (isGone) latestOnGone.current();
  }, [isGone]);
  const backButton = (
    <Button variant="default" onClick={onClose}>
      Back to the list
    </Button>
  );
  if (isGone)
    return (
      <div role="status">
        <Empty
          title="This conversation was deleted"
          text="The visitor or somebody on your team deleted it, or its 90 days are over."
        >
          {backButton}
        </Empty>
      </div>
    );
  if (problem && !detail)
    return (
      <Empty title="This conversation could not be loaded" text={problem}>
        {backButton}
      </Empty>
    );
  if (!detail) return <Skeleton height={320} radius="lg" />;
  const { conversation, people } = detail;
  const isOurs = conversation.state === 'person';
  const blanks = blanksIn(text);
  const length = text.trim().length;
  const isLong = length > liveMessageChars;
  const takeOver = async () => {
    await setSpeaker('person');
    setFocusDue(true);
  };
  const insertTemplate = (template: string) => {
    const filled = filledIn(template, noFacts);
    setText((before) => (before.trim() ? `${before.trimEnd()}\n\n${filled}` : filled));
    input.current?.focus();
  };
  const send = () => {
    sendMessage(text.trim());
    setText('');
  };
  return (
    <Paper component="section" p="md" miw={0} aria-label="Conversation">
      <Stack gap="sm">
        <Group component="header" gap="xs">
          <Button variant="subtle" size="compact-sm" hiddenFrom="md" onClick={onClose}>
            All conversations
          </Button>
          {conversation.danger && <Badge color="red">Needs care</Badge>}
          <Badge
            color={
              isOurs ? 'accent' : conversation.state === 'waiting' && !conversation.left ? 'warning' : 'gray'
            }
          >
            {conversation.left ? 'Waited for a person, then left' : states[conversation.state]}
          </Badge>
          <Text component="span" size="xs" c="dimmed">
            {languageName(conversation.language)} · {pageLabel(conversation.page)} · kept until{' '}
            {formatDate(conversation.endsAt)}
          </Text>
          {people.map((identity) => (
            <Button key={identity} variant="default" size="compact-sm" onClick={() => onPerson(identity)}>
              {identity.endsWith('@phone.invalid') ? identity.split('@')[0] : identity}
            </Button>
          ))}
          <Group gap="xs" ms="auto">
            {detail.turns.some(({ where }) => where === 'site') && (
              <SaveAsTest conversation={id} titles={titles} />
            )}
            <Button size="compact-sm" onClick={() => void (isOurs ? setSpeaker('assistant') : takeOver())}>
              {isOurs ? 'Hand back to the assistant' : 'Take over'}
            </Button>
            <DeleteConversation
              messageCount={conversation.turns + conversation.live}
              hasLead={detail.leads.length > 0}
              remove={remove}
              onDeleted={() => {
                onClose();
                onGone();
                showToast({ title: 'Conversation deleted', description: 'It can’t be restored.' });
              }}
            />
          </Group>
        </Group>
        <Failure text={problem} />
        <Stack
          gap="sm"
          mah={{ base: isOurs ? '44dvh' : '60dvh', md: 'min(60vh, 44rem)' }}
          style={{ overflowY: 'auto' }}
        >
          <Transcript
            detail={detail}
            onMark={(turn, how) => void mark(turn, how).then(onMarked)}
            onTeach={({ language, said }) => setDraft(draftFromQuestions([{ language, text: said }]))}
            titles={titles}
          />
          {unsent.map((message) => (
            <MessageBubble key={message.clientId} isOurs>
              {message.text}
              <Text size="xs" c="dimmed">
                Not sent yet ·{' '}
                {isOurs ? (
                  <TextButton onClick={live.resend}>Try again</TextButton>
                ) : (
                  'it is sent when you take over'
                )}{' '}
                · <TextButton onClick={() => live.discard(message.clientId)}>Discard</TextButton>
              </Text>
            </MessageBubble>
          ))}
          {isTyping && (
            <Text size="xs" c="dimmed">
              The visitor is writing…
            </Text>
          )}
          <div ref={end} />
        </Stack>
        {isOurs && templates.length > 0 && (
          <LateMenu
            position="top-start"
            returnFocus={false}
            entries={sortTemplates(templates, conversation.language).map((template) => ({
              label: template.name,
              run: () => insertTemplate(template.text),
            }))}
            target={
              <Button size="compact-sm" variant="default" style={{ alignSelf: 'start' }}>
                Template
              </Button>
            }
          />
        )}
        {isOurs && (
          <Composer
            value={text}
            onChange={(value) => {
              setText(value);
              if (value.trim()) reportTyping();
            }}
            onSend={send}
            label="Your message to the visitor"
            placeholder="Write to the visitor…"
            sendLabel="Send"
            hint="Enter sends, Shift + Enter starts a new line."
            canSend={length > 0 && !isLong && blanks.length === 0}
            inputRef={input}
            error={
              blanks.length > 0
                ? `Replace ${blanks.join(', ')} first.`
                : isLong
                  ? `A message has at most ${formatCount(liveMessageChars)} characters (${formatCount(length)}).`
                  : undefined
            }
          />
        )}
      </Stack>
      {draft && (
        <CardEditor
          key={draft.id}
          draft={draft}
          titles={titles}
          onClose={() => setDraft(undefined)}
          onSaved={(card) => {
            setDraft(undefined);
            showToast({
              title: 'Taught',
              description: describeReach(card),
              tone: 'success',
              durationMs: 10_000,
            });
          }}
        />
      )}
    </Paper>
  );
};
