import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { deleteTaughtCard, getKnowledge, putTaughtCard } from '#shared/api/knowledge.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.ts';
import { offerUndo } from '../data/undo.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { CardEditor, type Draft } from './card-editor.tsx';
import { cardFile } from './card-file.ts';
import { describeReach } from './coverage.ts';
import { draftFromCard, newDraft } from './drafts.ts';
import { FactsForm } from './facts-form.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { TaughtPanel } from './taught-panel.tsx';
import { UnansweredPanel } from './unanswered-panel.tsx';

/** Long enough to read the list of missing languages. */
const noticeMs = 10_000;

/** Taught answers, unanswered questions and company facts. */
export const KnowledgeTab = () => {
  const knowledge = useRead(
    getKnowledge,
    {},
    { failure: 'Couldn’t load the taught answers', cache: 'fresh' },
  );
  const [draft, setDraft] = useState<Draft>();
  const [importing, setImporting] = useState(false);
  if (knowledge.loading) return <ListSkeleton label="Loading knowledge" />;
  const { data } = knowledge;
  if (!data)
    return (
      <Empty title="Knowledge could not be loaded" text={knowledge.problem}>
        <Button onClick={knowledge.reload}>Retry</Button>
      </Empty>
    );
  const showSaved = (card: TaughtCard) => {
    knowledge.put((before) => ({
      ...before,
      cards: [...before.cards.filter(({ id }) => id !== card.id), card as (typeof before.cards)[number]],
    }));
    setDraft(undefined);
    showToast({ title: 'Taught', description: describeReach(card), durationMs: noticeMs, tone: 'success' });
  };
  const restore = async (card: TaughtCard) => {
    const { id, card: words, version } = draftFromCard(card);
    try {
      showSaved(
        await sessionCall(putTaughtCard, { params: { id }, body: { card: words, basedOn: version } }),
      );
    } catch (error) {
      showToast({
        title: 'Error',
        description: errorMessage(error, 'The answer could not be restored.'),
        tone: 'error',
      });
    }
  };
  const remove = async (card: TaughtCard) => {
    try {
      await sessionCall(deleteTaughtCard, { params: { id: card.id } });
      knowledge.put((before) => ({ ...before, cards: before.cards.filter(({ id }) => id !== card.id) }));
      const question = Object.values(card.questions)[0]?.[0] ?? 'A card';
      offerUndo(`Deleted: ${question.slice(0, 60)}`, () => restore(card));
    } catch (error) {
      showToast({
        title: 'Error',
        description: errorMessage(error, 'The card could not be deleted.'),
        tone: 'error',
      });
    }
  };
  const exportAll = () => saveFile('taught-cards.jsonl', cardFile(data.cards), 'application/jsonl');
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <UnansweredPanel taught={data.cards} onTeach={setDraft} />
          <TaughtPanel
            cards={data.cards}
            onNew={() => setDraft(newDraft())}
            onChange={(card) => setDraft(draftFromCard(card))}
            onRemove={(card) => void remove(card)}
            onImport={() => setImporting(true)}
            onExport={exportAll}
          />
        </Stack>
        <FactsForm
          facts={data.facts}
          onSaved={(facts) => knowledge.put((before) => ({ ...before, facts: facts as typeof before.facts }))}
        />
      </SimpleGrid>
      {draft && (
        <CardEditor key={draft.id} draft={draft} onClose={() => setDraft(undefined)} onSaved={showSaved} />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} onStored={knowledge.reload} />}
    </>
  );
};
