import { Button, Group, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { createFlow, type Flow, updateFlow } from '#shared/api/flows.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import { listJumpTargets, mapJumpTargets } from '#shared/flow/problems.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { listMissingTargets, type MissingTarget, type ParsedExport, parseExport } from './transfer.ts';

interface ImportDialogProps {
  readonly file: File;
  /** The flows of the workspace. */
  readonly flows: readonly Flow[];
  readonly onClose: () => void;
  readonly onCreated: (flow: Flow) => void;
}

interface Report {
  imported: string[];
  hosts: string[];
  refused: { name: string; reason: string }[];
  failure?: string;
}

const maxFileBytes = 20 * 1024 * 1024;

const failed = (failure: string): Report => ({ imported: [], hosts: [], refused: [], failure });

type Targets = ReadonlyMap<string, Pick<Flow, 'uuid' | 'name'>>;

/** Creates the flows; jumps between them follow to their new UUIDs, and jumps to other flows to the chosen ones. */
const importFlows = async (
  { flows, refused }: ParsedExport,
  chosen: Targets,
  onCreated: (flow: Flow) => void,
): Promise<Report> => {
  const report: Report = { imported: [], hosts: [], refused: [...refused] };
  const created: Flow[] = [];
  const targets = new Map(chosen);
  for (const { uuid, input } of flows) {
    try {
      const flowData = mapJumpTargets(input.flowData, chosen);
      const flow = await sessionCall(createFlow, { body: { ...input, flowData } });
      created.push(flow);
      if (uuid) targets.set(uuid, flow);
      onCreated(flow);
      report.hosts.push(...listUnapprovedHosts(flow));
      report.imported.push(input.name);
    } catch (error) {
      report.refused.push({ name: input.name, reason: errorMessage(error, 'Failed to create flow') });
    }
  }
  for (const { id, name, version, flowData } of created) {
    if (!listJumpTargets(flowData).some((uuid) => targets.has(uuid) && targets.get(uuid)?.uuid !== uuid))
      continue;
    try {
      const body = { flowData: mapJumpTargets(flowData, targets), baseVersion: version };
      onCreated(await sessionCall(updateFlow, { params: { id }, body }));
    } catch (error) {
      const reason = `Its jumps must be chosen again. ${errorMessage(error, 'Failed to update flow')}`;
      report.refused.push({ name, reason });
    }
  }
  return report;
};

const parseFile = async (file: File): Promise<ParsedExport> => {
  if (file.size > maxFileBytes) throw new Error('The file is larger than 20 MB.');
  return parseExport(await file.text());
};

interface JumpQuestionProps {
  readonly missing: readonly MissingTarget[];
  readonly flows: readonly Flow[];
  readonly onImport: (targets: Targets) => void;
}

/** Asks where jumps to flows of another workspace should lead. */
const JumpQuestion = ({ missing, flows, onImport }: JumpQuestionProps) => {
  const [chosen, setChosen] = useState<Targets>(
    () =>
      new Map(
        missing.flatMap(({ uuid, name }) => {
          const same = flows.find((flow) => flow.name === name);
          return same ? [[uuid, same] as const] : [];
        }),
      ),
  );
  const choose = (uuid: string, target: string) =>
    setChosen((before) => {
      const after = new Map(before);
      const flow = flows.find((candidate) => candidate.uuid === target);
      if (flow) after.set(uuid, flow);
      else after.delete(uuid);
      return after;
    });
  return (
    <Stack>
      <p>These flows jump to flows that are not in the file. Choose one of yours for each.</p>
      {missing.map(({ uuid, name }) => (
        <NativeSelect
          key={uuid}
          label={`“${name}”`}
          value={chosen.get(uuid)?.uuid ?? ''}
          data={[
            { value: '', label: 'Choose later' },
            ...flows.map((flow) => ({ value: flow.uuid, label: flow.name })),
          ]}
          onChange={(event) => choose(uuid, event.target.value)}
        />
      ))}
      {chosen.size < missing.length && (
        <Text size="sm" c="dimmed">
          A flow can’t be published until all its jumps have a flow.
        </Text>
      )}
      <Group justify="end">
        <Button onClick={() => onImport(chosen)}>Import</Button>
      </Group>
    </Stack>
  );
};

/** Imports the valid flows of a file and reports why others were refused. */
export const ImportDialog = ({ file, flows, onClose, onCreated }: ImportDialogProps) => {
  const [report, setReport] = useState<Report>();
  const [asking, setAsking] = useState<{ parsed: ParsedExport; missing: readonly MissingTarget[] }>();
  const parsedFile = useRef<File>(undefined);
  const start = (parsed: ParsedExport, targets: Targets) => {
    setAsking(undefined);
    void importFlows(parsed, targets, onCreated).then(setReport);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per file
  useEffect(() => {
    // Effects may run twice; import each file once.
    if (parsedFile.current === file) return;
    parsedFile.current = file;
    parseFile(file).then(
      (parsed) => {
        const missing = listMissingTargets(parsed.flows, flows);
        if (missing.length > 0) setAsking({ parsed, missing });
        else start(parsed, new Map());
      },
      (error: unknown) =>
        setReport(failed(error instanceof Error ? error.message : "Couldn't read the file.")),
    );
  }, [file]);
  return (
    <Modal title="Import" size="small" onClose={onClose}>
      {asking && (
        <JumpQuestion
          missing={asking.missing}
          flows={flows}
          onImport={(targets) => start(asking.parsed, targets)}
        />
      )}
      {!report && !asking && <Spinner label="Importing" />}
      {report && (
        <Stack role="status">
          {report.failure && <Text c="red">{report.failure}</Text>}
          {!report.failure && (
            <p>
              {report.imported.length === 1
                ? 'One flow imported.'
                : `${report.imported.length} flows imported.`}
              {report.refused.length > 0 && ` ${report.refused.length} refused:`}
            </p>
          )}
          {report.hosts.length > 0 && (
            <p>
              They call {[...new Set(report.hosts)].join(', ')}. You’ll be asked to approve them before they
              go live.
            </p>
          )}
          {report.refused.length > 0 && (
            <List mah="16rem" style={{ overflow: 'auto' }}>
              {report.refused.map(({ name, reason }) => (
                <List.Item key={`${name} ${reason}`}>
                  <strong>{name}</strong>: {reason}
                </List.Item>
              ))}
            </List>
          )}
          <Group justify="end" gap="sm">
            <Button onClick={onClose}>Close</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
};
