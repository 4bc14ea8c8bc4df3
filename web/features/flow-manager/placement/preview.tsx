import { Box, Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { type Flow, getFlowRevision } from '#shared/api/flows.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import type { Placement } from '#shared/domain/placements.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { answerFlow, resumeFlow, startFlow } from '#shared/flow/engine.ts';
import type { Turn } from '#shared/flow/state.ts';
import { chooseLanguage } from '#shared/flow/translations.ts';
import { useRead } from '#web/lib/query.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble } from '#web/ui/talk/bubble.tsx';
import { Composer } from '#web/ui/talk/composer.tsx';

/** Proportions of a phone, so that long texts look long. */
const frame = {
  gap: 'sm',
  mah: '32rem',
  p: 'sm',
  bd: 'var(--hairline)',
  bdrs: '1.25rem',
  bg: 'var(--surface)',
  style: { overflowY: 'auto' },
} as const;

interface PreviewMessage {
  readonly from: 'them' | 'us';
  readonly text: string;
}

/** Runs to the next question or the end; requests are simulated. */
const runToAnswer = (document: FlowDocument, first: Turn): { turn: Turn; said: PreviewMessage[] } => {
  const said: PreviewMessage[] = [];
  let turn = first;
  for (let count = 0; count < 20; count += 1) {
    said.push(...turn.messages.map(({ text }) => ({ from: 'them' as const, text })));
    if (turn.awaiting?.kind !== 'request') break;
    turn = resumeFlow(document, turn.state, { ok: true, isSimulated: true });
  }
  return { turn, said };
};

const PreviewConversation = ({
  flow,
  document,
  placement,
}: {
  flow: Flow;
  document: FlowDocument;
  placement: Placement;
}) => {
  const language = chooseLanguage(document, flow.language, placement.languages);
  const begun = () => runToAnswer(document, startFlow(document, { language, seed: crypto.randomUUID() }));
  const [{ turn, said }, setTalk] = useState(begun);
  const [text, setText] = useState('');
  const answer = (input: string, shown: string) => {
    if (!input.trim() || turn.done) return;
    const after = runToAnswer(document, answerFlow(document, turn.state, input));
    setTalk({ turn: after.turn, said: [...said, { from: 'us', text: shown }, ...after.said] });
    setText('');
  };
  const code = isLanguageCode(language) ? language : 'en';
  return (
    <Stack {...frame} lang={code} dir={languages[code].dir}>
      <Stack component="ol" gap="xs" aria-live="polite">
        {said.map(({ from, text: words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
          <Bubble key={index} from={from} speaker={from === 'us' ? 'Visitor' : flow.name}>
            {words}
          </Bubble>
        ))}
      </Stack>
      {turn.awaiting?.options && (
        <Group justify="flex-end" gap="xs">
          {turn.awaiting.options.map(({ value, label }) => (
            <Button key={value} size="xs" radius="xl" variant="outline" onClick={() => answer(value, label)}>
              {label}
            </Button>
          ))}
        </Group>
      )}
      {turn.done ? (
        <Button size="xs" variant="subtle" onClick={() => setTalk(begun())}>
          Start again
        </Button>
      ) : (
        <Composer
          value={text}
          onChange={setText}
          onSend={() => answer(text, text)}
          label="Your answer"
          placeholder="Answer like a visitor"
          sendLabel="Send"
          hint=""
          canSend={text.trim() !== ''}
        />
      )}
    </Stack>
  );
};

/** A test conversation with the published version; nothing is stored or counted. */
export const PlacementPreview = ({ flow, placement }: { flow: Flow; placement: Placement }) => {
  const live = flow.publishedVersion;
  const { data, problem } = useRead(
    getFlowRevision,
    live && live !== flow.version ? { params: { id: flow.id, version: String(live) } } : null,
    { failure: "Couldn't load the published version" },
  );
  const document = live && live !== flow.version ? data?.flowData : flow.flowData;
  return (
    <Box component="section" w={{ sm: '20rem' }} flex="none" aria-label="Preview">
      <Title order={3} size="h4" mb="xs">
        Preview
      </Title>
      {problem && <p role="alert">{problem}</p>}
      {!document && !problem && <Spinner label="Loading the published version" />}
      {document && <PreviewConversation flow={flow} document={document} placement={placement} />}
    </Box>
  );
};
