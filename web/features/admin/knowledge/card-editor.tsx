import { Alert, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  draftTranslation,
  listCardVersions,
  previewTaughtCard,
  putTaughtCard,
  type TaughtInput,
} from '#shared/api/knowledge.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { cardLanguages, questionChars, type TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { Titles } from '../conversation-tests/describe-source.ts';
import { EffectsOfChange } from '../conversation-tests/effects-of-change.tsx';
import { hasEffects } from '../conversation-tests/run-tests.ts';
import { useTestedChange } from '../conversation-tests/use-tested-change.ts';
import { Entries, Entry } from '../parts/panel.tsx';
import { LanguagesField } from './languages-field.tsx';

export interface Draft {
  readonly id: string;
  readonly version: number;
  readonly card: TaughtInput;
}

interface CardEditorProps {
  readonly draft: Draft;
  /** First questions of the taught cards, to name them in test results. */
  readonly titles?: Titles | undefined;
  readonly onClose: () => void;
  readonly onSaved: (card: TaughtCard) => void;
}

type Preview = RouteResponse<typeof previewTaughtCard>;

/** Most questions translated in one request. */
const maxDrafted = 8;

const options = languageCodes.map((value) => ({ value, label: languages[value].name }));

const omitEmpty = <T extends object>(record: T, empty: (value: T[keyof T]) => boolean): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !empty(value))) as T;

/** Drops empty lines and languages without text before sending. */
const cleanCard = (card: TaughtInput): TaughtInput => ({
  questions: omitEmpty(
    Object.fromEntries(
      Object.entries(card.questions).map(([code, lines]) => [
        code,
        (lines ?? []).map((line) => line.trim()).filter(Boolean),
      ]),
    ) as TaughtInput['questions'],
    (lines) => (lines ?? []).length === 0,
  ),
  answers: omitEmpty(card.answers, (answer) => (answer?.text ?? '').trim() === ''),
  ...(card.link ? { link: card.link.trim() } : {}),
  ...(card.validFrom ? { validFrom: card.validFrom } : {}),
  ...(card.validUntil ? { validUntil: card.validUntil } : {}),
});

/** Edits a taught answer and previews its effect on past questions before saving. */
export const CardEditor = ({ draft, titles, onClose, onSaved }: CardEditorProps) => {
  const [card, setCard] = useState(draft.card);
  const [language, setLanguage] = useState<LanguageCode>(
    (Object.keys(draft.card.questions)[0] as LanguageCode | undefined) ?? 'en',
  );
  const [preview, setPreview] = useState<Preview>();
  const [versions, setVersions] = useState<readonly TaughtCard[]>();
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState('');
  const [drafted, setDrafted] = useState<number>();
  const tested = useTestedChange();
  const answer = card.answers[language];
  const sourceFor = (to: LanguageCode): [LanguageCode, string] | undefined => {
    const own = Object.entries(card.answers).find(
      ([code, one]) => code !== to && one && !one.draft && one.text,
    );
    return own && [own[0] as LanguageCode, own[1]?.text ?? ''];
  };
  const source = sourceFor(language);

  const change = (next: Partial<TaughtInput>) => {
    setCard((before) => ({ ...before, ...next }));
    setPreview(undefined);
    tested.reset();
  };
  const runTests = () => tested.start({ kind: 'card', id: draft.id, card: cleanCard(card) });
  const attempt = async (what: string, run: () => Promise<void>) => {
    setBusy(what);
    setProblem('');
    setFields({});
    try {
      await run();
    } catch (error) {
      if (error instanceof ApiError && error.fields) setFields(error.fields);
      setProblem(errorMessage(error, 'That did not work. Please try again.'));
    }
    setBusy('');
  };
  const save = () =>
    attempt('save', async () => {
      // The first click shows which tests would be lost or answered differently.
      if (!tested.mayGoOn && hasEffects(await runTests())) return;
      onSaved(
        await sessionCall(putTaughtCard, {
          params: { id: draft.id },
          body: { card: cleanCard(card), basedOn: draft.version },
        }),
      );
    });
  const runPreview = () =>
    attempt('try', async () => {
      setPreview(await sessionCall(previewTaughtCard, { body: { id: draft.id, card: cleanCard(card) } }));
    });
  /** Drafts the answer and, if there are none yet, the questions in another language. */
  const translate = async (to: LanguageCode) => {
    const source = sourceFor(to);
    if (!source) return;
    const [from, text] = source;
    const draftText = async (given: string) =>
      (await sessionCall(draftTranslation, { body: { text: given, from, to } })).text;
    if (!card.answers[to]?.text) {
      const made = await draftText(text);
      setCard((before) => ({ ...before, answers: { ...before.answers, [to]: { text: made, draft: true } } }));
    }
    const sourceLines = (card.questions[from] ?? []).filter((line) => line.trim()).slice(0, maxDrafted);
    if (sourceLines.length === 0 || (card.questions[to] ?? []).some((line) => line.trim())) return;
    const lines = (await draftText(sourceLines.join('\n')))
      .split('\n')
      .map((line) => line.slice(0, questionChars));
    setCard((before) => ({ ...before, questions: { ...before.questions, [to]: lines } }));
  };
  const translateMissing = () =>
    attempt('drafts', async () => {
      setPreview(undefined);
      const { missing } = cardLanguages(card);
      try {
        for (const [done, to] of missing.entries()) {
          setDrafted(done);
          if (!card.answers[to]?.draft) await translate(to);
        }
      } finally {
        setDrafted(undefined);
      }
    });
  const approveDrafts = () =>
    change({
      answers: Object.fromEntries(
        Object.entries(card.answers).map(([code, one]) => [code, one && { text: one.text }]),
      ) as TaughtInput['answers'],
    });
  const restore = ({ questions, answers, link, validFrom, validUntil }: TaughtCard) =>
    change({
      questions: structuredClone(questions) as TaughtInput['questions'],
      answers: structuredClone(answers) as TaughtInput['answers'],
      link,
      validFrom,
      validUntil,
    });
  const fieldError = (part: string) =>
    Object.entries(fields).find(([name]) => name.startsWith(`card.${part}`))?.[1];

  return (
    <Modal
      onClose={onClose}
      title={draft.version === 0 ? 'Teach an answer' : 'Change an answer'}
      // A click outside must not discard typed text.
      mayClose={() => card === draft.card}
    >
      <Stack gap="sm">
        <Select
          label="Language"
          data={options}
          value={language}
          searchable
          onChange={(value) => value && setLanguage(value as LanguageCode)}
        />
        <Textarea
          label="Questions, one per line"
          description="Write them the way visitors would. The more wordings you add, the easier the answer is to find."
          autosize
          minRows={3}
          maxRows={10}
          error={fieldError('questions')}
          value={(card.questions[language] ?? []).join('\n')}
          onChange={({ currentTarget }) =>
            change({ questions: { ...card.questions, [language]: currentTarget.value.split('\n') } })
          }
        />
        <Textarea
          label="Answer"
          description={
            answer?.draft
              ? 'Drafted by the model. Visitors don’t see it until you edit or approve it.'
              : undefined
          }
          autosize
          minRows={3}
          maxRows={12}
          error={fieldError('answers')}
          value={answer?.text ?? ''}
          onChange={({ currentTarget }) =>
            change({ answers: { ...card.answers, [language]: { text: currentTarget.value } } })
          }
        />
        {answer?.draft && (
          <Button
            variant="default"
            onClick={() => change({ answers: { ...card.answers, [language]: { text: answer.text } } })}
          >
            Approve draft
          </Button>
        )}
        {source && !answer?.text && (
          <Button
            variant="default"
            loading={busy === 'draft'}
            onClick={() => void attempt('draft', () => translate(language))}
          >
            Draft it from {languages[source[0]].name}
          </Button>
        )}
        <LanguagesField
          card={card}
          language={language}
          onChoose={setLanguage}
          onDraft={
            Object.values(card.answers).some((one) => one && !one.draft && one.text)
              ? () => void translateMissing()
              : undefined
          }
          onApprove={approveDrafts}
          drafted={drafted}
        />
        <TextInput
          label="Page on the site"
          placeholder="/pricing#plans"
          error={fieldError('link')}
          value={card.link ?? ''}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
        <Group gap="xs">
          <TextInput
            type="date"
            label="Valid from"
            error={fieldError('validFrom')}
            value={card.validFrom ?? ''}
            onChange={({ currentTarget }) => change({ validFrom: currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Valid until"
            error={fieldError('validUntil')}
            value={card.validUntil ?? ''}
            onChange={({ currentTarget }) => change({ validUntil: currentTarget.value })}
          />
        </Group>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {preview && (
          <Alert role="status">
            Would now answer {preview.wouldAnswer.length} of {preview.unanswered} unanswered questions, and
            change {preview.wouldChange.length} of {preview.answered} answers that were right.
            {preview.wouldChange.length > 0 && (
              <Text size="sm">{preview.wouldChange.slice(0, 5).join(' · ')}</Text>
            )}
          </Alert>
        )}
        <EffectsOfChange
          tested={tested}
          titles={{ ...titles, [draft.id]: Object.values(card.questions)[0]?.[0] ?? '' }}
          action="Save"
          note="Nothing is saved yet. Look at the answers, then save."
          onRetry={() => void runTests()}
        />
        {versions && (
          <Entries label="Versions">
            {versions.map((one) => (
              <Entry
                key={one.version}
                text={`Version ${one.version}`}
                below={Object.values(one.answers)[0]?.text.slice(0, 120)}
              >
                <Button size="compact-sm" variant="default" onClick={() => restore(one)}>
                  Restore this version
                </Button>
              </Entry>
            ))}
          </Entries>
        )}
        <Group gap="xs">
          <Button
            loading={busy === 'save'}
            disabled={tested.check.state !== 'idle' && !tested.mayGoOn}
            onClick={() => void save()}
          >
            {draft.version === 0 ? 'Teach' : 'Save'}
          </Button>
          <Button variant="default" loading={busy === 'try'} onClick={() => void runPreview()}>
            Test on past questions
          </Button>
          {draft.version > 0 && (
            <Button
              variant="subtle"
              onClick={() =>
                void attempt('versions', async () => {
                  setVersions(await sessionCall(listCardVersions, { params: { id: draft.id } }));
                })
              }
            >
              Earlier versions
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
};
