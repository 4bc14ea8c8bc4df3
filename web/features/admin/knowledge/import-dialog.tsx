import { Alert, Badge, Button, FileButton, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { importKnowledge } from '#shared/api/knowledge.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { decodeFile } from '../import/read-sheet.ts';
import { Entries, Entry } from '../parts/panel.tsx';

type Report = RouteResponse<typeof importKnowledge>;
const statusLabels = { new: 'New', known: 'Known', refused: 'Refused' } as const;
const formats = { csv: 'CSV', markdown: 'Markdown', plain: 'plain text', entries: 'entries' } as const;
const countCards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;
const countEntries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Imports questions and answers from pasted text or a file, with a report before anything is stored. */
export const ImportDialog = ({ onClose, onStored }: { onClose: () => void; onStored: () => void }) => {
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (store: boolean) => {
    setBusy(true);
    setProblem('');
    try {
      setReport(await sessionCall(importKnowledge, { body: { text, language, store } }));
      if (store) onStored();
    } catch (error) {
      setProblem(errorMessage(error, 'The text could not be read.'));
    }
    setBusy(false);
  };
  const newCount = report?.entries.filter(({ status }) => status === 'new').length ?? 0;
  return (
    <Modal
      onClose={onClose}
      title="Import knowledge"
      // A click outside must not discard pasted text.
      mayClose={() => text.trim() === '' || (report?.stored ?? 0) > 0}
    >
      <Stack gap="sm">
        <Select
          label="Language of the text"
          searchable
          data={languageCodes.map((value) => ({ value, label: languages[value].name }))}
          value={language}
          onChange={(value) => value && setLanguage(value as LanguageCode)}
        />
        <Textarea
          label="Questions and answers"
          description="An FAQ as text, a CSV with question and answer, or Markdown with questions as headings."
          autosize
          minRows={6}
          maxRows={14}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setReport(undefined);
          }}
        />
        <FileButton
          accept=".csv,.md,.txt,text/*"
          onChange={async (file) => {
            if (file) setText(await decodeFile(file));
            setReport(undefined);
          }}
        >
          {(props) => (
            <Button variant="default" style={{ alignSelf: 'start' }} {...props}>
              Or choose a file
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          Articles of Crisp, Intercom or Chatwoot?{' '}
          <a href="/admin?tab=settings#moving">Import your export files</a>.
        </Text>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {report && (
          <>
            <Alert role="status">
              {report.stored > 0
                ? `${countCards(report.stored)} ${report.stored === 1 ? 'was' : 'were'} imported.`
                : `Detected ${formats[report.format]}: ${newCount} of ${countEntries(report.entries.length)} new.`}
            </Alert>
            <Entries label="Report">
              {report.entries.map((entry) => (
                <Entry
                  key={`${entry.line} ${entry.question}`}
                  text={entry.question || `Line ${entry.line}`}
                  below={entry.reason ? `Line ${entry.line}: ${entry.reason}` : entry.answer.slice(0, 140)}
                >
                  <Badge
                    color={entry.status === 'refused' ? 'red' : entry.status === 'new' ? 'accent' : 'gray'}
                  >
                    {statusLabels[entry.status]}
                  </Badge>
                </Entry>
              ))}
            </Entries>
          </>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            loading={busy}
            disabled={text.trim() === ''}
            onClick={() => void run(false)}
          >
            Preview
          </Button>
          <Button
            disabled={newCount === 0 || (report?.stored ?? 0) > 0}
            loading={busy}
            onClick={() => void run(true)}
          >
            {newCount === 0 ? 'Store cards' : `Store ${countCards(newCount)}`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
