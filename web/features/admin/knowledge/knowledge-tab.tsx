import { Button, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteTaughtCard, getKnowledge, putTaughtCard } from '#shared/api/knowledge.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.ts';
import { EffectsOfChange } from '../conversation-tests/effects-of-change.tsx';
import { hasEffects } from '../conversation-tests/run-tests.ts';
import { TestsPart } from '../conversation-tests/tests-part.tsx';
import { useTestedChange } from '../conversation-tests/use-tested-change.ts';
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

const noPart = { kpart: 'answers' };
const parts = ['answers', 'tests'] as const;

/** Taught answers, unanswered questions and company facts, and the tests for all of them. */
export const KnowledgeTab = () => {
  const knowledge = useRead(
    getKnowledge,
    {},
    { failure: 'Couldn’t load the taught answers', cache: 'fresh' },
  );
  const [draft, setDraft] = useState<Draft>();
  const [importing, setImporting] = useState(false);
  const [query, setQuery] = useQueryState(noPart);
  const [removing, setRemoving] = useState<TaughtCard>();
  const deletion = useTestedChange();
  /** Id of the card whose deletion is being tested. */
  const [checked, setChecked] = useState<string>();
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
  const testRemoval = ({ id }: TaughtCard) => deletion.start({ kind: 'card-deleted', id });
  const askToRemove = async (card: TaughtCard) => {
    setChecked(card.id);
    const affectsTests = hasEffects(await testRemoval(card));
    setChecked(undefined);
    if (affectsTests) setRemoving(card);
    else await remove(card);
  };
  const titles = Object.fromEntries(
    data.cards.map(({ id, questions }) => [id, Object.values(questions)[0]?.[0] ?? '']),
  );
  const exportAll = () => saveFile('taught-cards.jsonl', cardFile(data.cards), 'application/jsonl');
  return (
    <Tabs
      value={oneOf(query.kpart, parts, 'answers')}
      onChange={(kpart) => kpart && setQuery({ kpart })}
      keepMounted={false}
    >
      <Tabs.List aria-label="Parts of the knowledge" mb="md">
        <Tabs.Tab value="answers">Answers</Tabs.Tab>
        <Tabs.Tab value="tests">Tests</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="tests">
        <TestsPart titles={titles} />
      </Tabs.Panel>
      <Tabs.Panel value="answers" keepMounted>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <Stack>
            <UnansweredPanel taught={data.cards} onTeach={setDraft} />
            <TaughtPanel
              cards={data.cards}
              checked={checked}
              onNew={() => setDraft(newDraft())}
              onChange={(card) => setDraft(draftFromCard(card))}
              onRemove={(card) => void askToRemove(card)}
              onImport={() => setImporting(true)}
              onExport={exportAll}
            />
          </Stack>
          <FactsForm
            facts={data.facts}
            published={data.published}
            onSaved={(facts) =>
              knowledge.put((before) => ({ ...before, facts: facts as typeof before.facts }))
            }
          />
        </SimpleGrid>
      </Tabs.Panel>
      {draft && (
        <CardEditor
          key={draft.id}
          draft={draft}
          titles={titles}
          onClose={() => setDraft(undefined)}
          onSaved={showSaved}
        />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} onStored={knowledge.reload} />}
      {removing && (
        <Modal title="Delete this answer?" onClose={() => setRemoving(undefined)}>
          <Stack gap="sm">
            <Text size="sm" dir="auto">
              {titles[removing.id]}
            </Text>
            <EffectsOfChange
              tested={deletion}
              titles={titles}
              action="Delete"
              onRetry={() => void testRemoval(removing)}
            />
            <ModalFoot>
              <Button variant="default" data-autofocus onClick={() => setRemoving(undefined)}>
                Keep it
              </Button>
              <Button
                color="red"
                disabled={!deletion.mayGoOn}
                onClick={() => {
                  setRemoving(undefined);
                  void remove(removing);
                }}
              >
                Delete answer
              </Button>
            </ModalFoot>
          </Stack>
        </Modal>
      )}
    </Tabs>
  );
};
