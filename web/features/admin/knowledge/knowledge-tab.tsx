import { Badge, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  deleteTaughtCard,
  getKnowledge,
  listUnanswered,
  type UnansweredGroup,
} from '#shared/api/knowledge.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { useRead } from '#web/lib/use-read.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Entries, Entry, Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { CardEditor, type Draft } from './card-editor.tsx';
import { cardFile } from './card-file.ts';
import { FactsForm } from './facts-form.tsx';
import { ImportDialog } from './import-dialog.tsx';

const newId = (): string => `taught.${crypto.randomUUID().slice(0, 13)}`;

const draftOf = (card: TaughtCard): Draft => {
  const { id, version, questions, answers, link, validFrom, validUntil } = card;
  return {
    id,
    version,
    card: {
      questions: structuredClone(questions) as Draft['card']['questions'],
      answers: structuredClone(answers) as Draft['card']['answers'],
      link,
      validFrom,
      validUntil,
    },
  };
};

/** A new card with the questions of a group, each in its language. */
const draftFor = ({ questions }: UnansweredGroup): Draft => {
  const asked: Partial<Record<LanguageCode, string[]>> = {};
  for (const { language, text } of questions) {
    const lines = asked[language] ?? [];
    if (!lines.includes(text) && lines.length < 20) lines.push(text.slice(0, 300));
    asked[language] = lines;
  }
  return { id: newId(), version: 0, card: { questions: asked, answers: {} } };
};

/** What the owner teaches the assistant, and what it could not answer. */
export const KnowledgeTab = () => {
  const knowledge = useRead(getKnowledge, {}, { failure: 'Failed to fetch what is taught' });
  const unanswered = useRead(listUnanswered, {}, { failure: 'Failed to fetch open questions' });
  const [draft, setDraft] = useState<Draft>();
  const [importing, setImporting] = useState(false);
  if (knowledge.loading) return <Waiting label="Loading knowledge" />;
  const { data } = knowledge;
  if (!data)
    return (
      <Empty title="What is taught could not be read" text={knowledge.problem}>
        <Button onClick={knowledge.reload}>Retry</Button>
      </Empty>
    );
  const put = (card: TaughtCard) => {
    knowledge.put((before) => ({
      ...before,
      cards: [...before.cards.filter(({ id }) => id !== card.id), card as (typeof before.cards)[number]],
    }));
    setDraft(undefined);
    showToast({ title: 'Taught', description: 'The assistant says it within a minute.', tone: 'success' });
  };
  const remove = async (card: TaughtCard) => {
    try {
      await sessionCall(deleteTaughtCard, { params: { id: card.id } });
      knowledge.put((before) => ({ ...before, cards: before.cards.filter(({ id }) => id !== card.id) }));
      // Its words are still here: a wrong press is undone by saving them again.
      showToast({ title: 'Deleted', description: 'Its versions are kept.', tone: 'info' });
    } catch (error) {
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'The card could not be deleted.'),
        tone: 'error',
      });
    }
  };
  const exportAll = () => saveFile('taught-cards.ts', cardFile(data.cards), 'text/plain');
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <Panel title="Not answered">
            {unanswered.problem && <Quiet>{unanswered.problem}</Quiet>}
            {unanswered.data?.length === 0 && (
              <Quiet>Every question of the last weeks found an answer.</Quiet>
            )}
            <Entries>
              {unanswered.data?.slice(0, 30).map((group) => (
                <Entry
                  key={group.questions[0]?.turn ?? group.question}
                  text={
                    <span lang={group.language} dir="auto">
                      {group.question}
                    </span>
                  }
                  below={`${group.count === 1 ? 'Asked once' : `Asked ${group.count} times`} · ${[
                    ...new Set(group.questions.map(({ language }) => languages[language].name)),
                  ].join(', ')}`}
                >
                  <Button size="compact-sm" onClick={() => setDraft(draftFor(group))}>
                    Teach
                  </Button>
                </Entry>
              ))}
            </Entries>
          </Panel>
          <Panel title="Taught answers" aside={<Badge color="gray">{data.cards.length}</Badge>}>
            <Group gap="xs">
              <Button
                size="compact-sm"
                onClick={() => setDraft({ id: newId(), version: 0, card: { questions: {}, answers: {} } })}
              >
                New answer
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setImporting(true)}>
                Bring your knowledge
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={data.cards.length === 0}
                onClick={exportAll}
              >
                Export
              </Button>
            </Group>
            {data.cards.length === 0 && (
              <Quiet>Nothing yet. Teach what was not answered, or bring an FAQ along.</Quiet>
            )}
            <Entries>
              {[...data.cards]
                .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
                .map((card) => (
                  <Entry
                    key={card.id}
                    text={<span dir="auto">{Object.values(card.questions)[0]?.[0]}</span>}
                    below={
                      <>
                        {Object.values(card.answers)[0]?.text.slice(0, 140)}
                        {Object.values(card.answers).some((answer) => answer?.draft) && ' · holds a draft'}
                        {card.validUntil && ` · until ${card.validUntil}`}
                      </>
                    }
                  >
                    <Group gap="xs">
                      <Button size="compact-sm" variant="default" onClick={() => setDraft(draftOf(card))}>
                        Change
                      </Button>
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        color="red"
                        onClick={() => void remove(card)}
                      >
                        Delete
                      </Button>
                    </Group>
                  </Entry>
                ))}
            </Entries>
          </Panel>
        </Stack>
        <FactsForm
          facts={data.facts}
          onSaved={(facts) => knowledge.put((before) => ({ ...before, facts: facts as typeof before.facts }))}
        />
      </SimpleGrid>
      {draft && <CardEditor key={draft.id} draft={draft} onClose={() => setDraft(undefined)} onSaved={put} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} onStored={knowledge.reload} />}
    </>
  );
};
