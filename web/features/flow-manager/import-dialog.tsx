import { Button, Group, List, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import { isTypebotExport } from '#shared/flow/typebot/is-typebot-export.ts';
import { paths } from '#web/lib/paths.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type ImportReport, importFlows, type JumpTargets } from './import-flows.ts';
import { ImportSource } from './import-source.tsx';
import { JumpQuestion } from './jump-question.tsx';
import {
  listMissingTargets,
  type MissingTarget,
  type ParsedExport,
  parseExport,
  parseJson,
} from './transfer.ts';

const TypebotReview = lazy(async () => ({ default: (await import('./typebot-review.tsx')).TypebotReview }));

interface ImportDialogProps {
  /** The flows of the workspace. */
  readonly flows: readonly Flow[];
  readonly onClose: () => void;
  readonly onCreated: (flow: Flow) => void;
}

type Stage =
  | { readonly at: 'source'; readonly problem?: string }
  | { readonly at: 'typebot'; readonly value: unknown; readonly bytes: number }
  | { readonly at: 'jumps'; readonly parsed: ParsedExport; readonly missing: readonly MissingTarget[] }
  | { readonly at: 'work' }
  | { readonly at: 'report'; readonly report: ImportReport };

const maxFileBytes = 20 * 1024 * 1024;

const Report = ({ report, onClose }: { readonly report: ImportReport; readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const { created, hosts, refused } = report;
  const [only, ...others] = created;
  return (
    <Stack role="status">
      <p>
        {created.length === 1 ? 'One flow imported.' : `${created.length} flows imported.`}
        {refused.length > 0 && ` ${refused.length} refused:`}
      </p>
      {hosts.length > 0 && (
        <p>
          They call {[...new Set(hosts)].join(', ')}. You’ll be asked to approve them before they go live.
        </p>
      )}
      {refused.length > 0 && (
        <List mah="16rem" style={{ overflow: 'auto' }}>
          {refused.map(({ name, reason }) => (
            <List.Item key={`${name} ${reason}`}>
              <strong>{name}</strong>: {reason}
            </List.Item>
          ))}
        </List>
      )}
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {only && others.length === 0 && (
          <Button onClick={() => navigate(paths.flow.to(only.id))}>Open in the builder</Button>
        )}
      </Group>
    </Stack>
  );
};

/** Imports the valid flows from a file, or a Typebot export after a review, and reports why others were refused. */
export const ImportDialog = ({ flows, onClose, onCreated }: ImportDialogProps) => {
  const [stage, setStage] = useState<Stage>({ at: 'source' });
  const start = (parsed: ParsedExport, targets: JumpTargets) => {
    setStage({ at: 'work' });
    void importFlows(parsed, targets, onCreated).then((report) => setStage({ at: 'report', report }));
  };
  const take = (parsed: ParsedExport) => {
    const missing = listMissingTargets(parsed.flows, flows);
    if (missing.length > 0) setStage({ at: 'jumps', parsed, missing });
    else start(parsed, new Map());
  };
  const read = async (file: File) => {
    setStage({ at: 'work' });
    try {
      if (file.size > maxFileBytes) throw new Error('The file is larger than 20 MB.');
      const value = parseJson(await file.text());
      if (isTypebotExport(value)) setStage({ at: 'typebot', value, bytes: file.size });
      else take(parseExport(value));
    } catch (error) {
      setStage({ at: 'source', problem: error instanceof Error ? error.message : "Couldn't read the file." });
    }
  };
  return (
    <Modal title="Import" size={stage.at === 'typebot' ? 'large' : 'small'} onClose={onClose}>
      {stage.at === 'source' && <ImportSource problem={stage.problem} onFile={(file) => void read(file)} />}
      {stage.at === 'typebot' && (
        <Suspense fallback={<Spinner label="Reading the bot file" />}>
          <TypebotReview
            value={stage.value}
            bytes={stage.bytes}
            onBack={(problem) => setStage({ at: 'source', ...(problem ? { problem } : {}) })}
            onCreate={(input) => take({ flows: [{ uuid: undefined, input }], refused: [] })}
          />
        </Suspense>
      )}
      {stage.at === 'jumps' && (
        <JumpQuestion
          missing={stage.missing}
          flows={flows}
          onImport={(targets) => start(stage.parsed, targets)}
        />
      )}
      {stage.at === 'work' && <Spinner label="Importing" />}
      {stage.at === 'report' && <Report report={stage.report} onClose={onClose} />}
    </Modal>
  );
};
