import { Button, FileButton, Group, List, Progress, Select, Stack, Text } from '@mantine/core';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { formatCount } from '#web/lib/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { downloadReport, MovingResults, summarize } from './moving-results.tsx';
import { type Moving, useMoving } from './use-moving.ts';

const Choose = ({ work }: { work: Moving }) => (
  <Stack fz="sm">
    <p>Choose all exported files at once, because conversations refer to people in other files.</p>
    <List size="sm" spacing={4} listStyleType="disc">
      <List.Item>Articles and saved answers (JSON, CSV, Markdown) become taught answers.</List.Item>
      <List.Item>Contacts (JSON, CSV) become contacts.</List.Item>
      <List.Item>
        Conversations (JSON) become part of each person’s timeline. The conversation lists of Chatwoot and
        Crisp contain no messages, so add the files with the messages.
      </List.Item>
    </List>
    <Quiet>The import sends no mail, adds nothing to Today and keeps the original dates.</Quiet>
    <Select
      label="Language of answers without one"
      searchable
      allowDeselect={false}
      data={languageCodes.map((value) => ({ value, label: languages[value].name }))}
      value={work.language}
      onChange={(value) => value && work.setLanguage(value as LanguageCode)}
    />
    {work.interrupted && (
      <Text role="status">
        The import of {work.interrupted.names.join(', ')} stopped after {formatCount(work.interrupted.done)}{' '}
        of {formatCount(work.interrupted.total)} records. Choose the same files to continue: nothing is stored
        twice.
      </Text>
    )}
    <Failure text={work.failure} />
    <Group gap="sm">
      <FileButton
        multiple
        accept=".json,.ndjson,.jsonl,.csv,.md,.markdown,application/json,text/*"
        onChange={(files) => files.length > 0 && void work.check(files)}
      >
        {(props) => (
          <Button {...props} disabled={work.busy}>
            {work.busy ? 'Reading the files…' : 'Choose files'}
          </Button>
        )}
      </FileButton>
    </Group>
  </Stack>
);

const Report = ({ work, onClose }: { work: Moving; onClose: () => void }) => {
  const { step, results, done, busy } = work;
  const total = work.read?.total ?? 0;
  const isStored = step === 'importing' || step === 'done';
  const fresh = results.filter(({ result }) => result === 'new').length;
  return (
    <Stack fz="sm">
      <Text role="status" ff="heading" size="lg" fw={650}>
        {step === 'checking' && !work.failure
          ? `Checking… ${formatCount(done)} of ${formatCount(total)}`
          : summarize(results, isStored)}
      </Text>
      {(step === 'checking' || step === 'importing') && (
        <Progress value={(done / Math.max(1, total)) * 100} aria-label={`${done} of ${total} records`} />
      )}
      <Failure
        text={work.failure && `${work.failure}${step === 'importing' ? ' Imported records are stored.' : ''}`}
      />
      <MovingResults results={results} isStored={isStored} />
      <Group gap="sm">
        {step === 'checked' && (
          <Button disabled={fresh === 0} onClick={() => void work.start()}>
            Import {formatCount(fresh)} {fresh === 1 ? 'record' : 'records'}
          </Button>
        )}
        {step === 'importing' && (
          <Button disabled={busy} onClick={() => void work.start()}>
            {busy ? `Importing… ${formatCount(done)} of ${formatCount(total)}` : 'Continue'}
          </Button>
        )}
        {step === 'done' && <Button onClick={onClose}>Done</Button>}
        {(step === 'checked' || step === 'done') && (
          <Button variant="default" onClick={() => downloadReport(results, isStored)}>
            Download the report
          </Button>
        )}
        <Button variant="subtle" disabled={busy} onClick={work.giveUp}>
          Other files
        </Button>
      </Group>
    </Stack>
  );
};

interface MovingDialogProps {
  readonly onClose: () => void;
  readonly onStored: () => void;
}

/** Imports what Crisp, Intercom or Chatwoot exported: choose files, check every record, import. */
export const MovingDialog = ({ onClose, onStored }: MovingDialogProps) => {
  const work = useMoving(onStored);
  return (
    <Modal
      title="Move from another system"
      size="large"
      onClose={onClose}
      // Closing would stop the import between two records.
      mayClose={() => !(work.busy && work.step === 'importing')}
    >
      {work.step === 'choose' ? <Choose work={work} /> : <Report work={work} onClose={onClose} />}
    </Modal>
  );
};
