import { Badge, Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { liveMessageChars } from '#shared/domain/conversations.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Composer } from '#web/ui/talk/composer.tsx';
import css from './conversations.module.css';
import { Transcript } from './transcript.tsx';
import { useTalk } from './use-talk.ts';
import { languageName } from './words.ts';

interface ConversationViewProps {
  readonly id: string;
  readonly onPerson: (identity: string) => void;
  readonly onClose: () => void;
}

const states = {
  assistant: 'The assistant answers',
  waiting: 'Waits for a person',
  person: 'You are talking',
} as const;

/** One conversation: read along, stepped into, handed back. */
export const ConversationView = ({ id, onPerson, onClose }: ConversationViewProps) => {
  const { talk, problem, unsent, speaker, say, sayAgain, typing, mark } = useTalk(id);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const size = (talk?.turns.length ?? 0) + (talk?.messages.length ?? 0) + unsent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    // Newer browsers answer scrolling with a promise, which is no clean-up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [size]);
  if (problem && !talk)
    return (
      <Empty title="This conversation is not there any more" text={problem}>
        <Button variant="default" onClick={onClose}>
          Back to the list
        </Button>
      </Empty>
    );
  if (!talk) return <Skeleton height={320} radius="lg" />;
  const { conversation, people, visitor } = talk;
  const isOurs = conversation.state === 'person';
  const refused = text.trim() === '' || text.trim().length > liveMessageChars;
  const send = () => {
    say(text.trim());
    setText('');
  };
  return (
    <section className={css.view} aria-label="Conversation">
      <header className={css.head}>
        <Button variant="subtle" size="compact-sm" className={css.back} onClick={onClose}>
          All conversations
        </Button>
        <Badge color={isOurs ? 'accent' : conversation.state === 'waiting' ? 'spark' : 'gray'}>
          {states[conversation.state]}
        </Badge>
        <span className={css.facts}>
          {languageName(conversation.language)} · {conversation.page} · kept until{' '}
          {new Date(conversation.endsAt).toLocaleDateString('en-GB')}
        </span>
        {people.map((identity) => (
          <Button key={identity} variant="default" size="compact-sm" onClick={() => onPerson(identity)}>
            {identity.endsWith('@phone.invalid') ? identity.split('@')[0] : identity}
          </Button>
        ))}
        <Button
          size="compact-sm"
          className={css.take}
          onClick={() => void speaker(isOurs ? 'assistant' : 'person')}
        >
          {isOurs ? 'Hand back to the assistant' : 'Take over'}
        </Button>
      </header>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={css.scroll}>
        <Transcript talk={talk} onMark={(turn, how) => void mark(turn, how)} />
        {unsent.map((message) => (
          <div key={message.clientId} className={css.ours} dir="auto">
            {message.text}
            <small>
              Not sent yet ·{' '}
              <button type="button" className={css.again} onClick={() => sayAgain(message)}>
                Try again
              </button>
            </small>
          </div>
        ))}
        {visitor.typingUntil && <p className={css.why}>The visitor is writing…</p>}
        <div ref={end} />
      </div>
      {isOurs && (
        <Composer
          value={text}
          onChange={(value) => {
            setText(value);
            if (value.trim()) typing();
          }}
          onSend={send}
          label="Your message to the visitor"
          placeholder="Write to the visitor…"
          sendLabel="Send"
          hint="Enter sends, Shift + Enter starts a new line."
          canSend={!refused}
        />
      )}
    </section>
  );
};
