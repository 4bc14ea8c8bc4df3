import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { createFlow, type Flow } from '#shared/api/flows.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { parseExport } from './transfer.ts';

interface ImportDialogProps {
  readonly file: File;
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

const importFile = async (file: File, onCreated: (flow: Flow) => void): Promise<Report> => {
  if (file.size > maxFileBytes)
    return { imported: [], hosts: [], refused: [], failure: 'The file is larger than 20 MB.' };
  try {
    const { flows, refused } = parseExport(await file.text());
    const report: Report = { imported: [], hosts: [], refused: [...refused] };
    for (const input of flows) {
      try {
        const flow = await sessionCall(createFlow, { body: input });
        onCreated(flow);
        report.hosts.push(...listUnapprovedHosts(flow));
        report.imported.push(input.name);
      } catch (error) {
        report.refused.push({ name: input.name, reason: errorMessage(error, 'Failed to create flow') });
      }
    }
    return report;
  } catch (error) {
    return {
      imported: [],
      hosts: [],
      refused: [],
      failure: error instanceof Error ? error.message : "Couldn't read the file.",
    };
  }
};

/** Imports the valid flows of a file and reports why others were refused. */
export const ImportDialog = ({ file, onClose, onCreated }: ImportDialogProps) => {
  const [report, setReport] = useState<Report>();
  const imported = useRef<File>(undefined);
  useEffect(() => {
    // Effects may run twice; import each file once.
    if (imported.current === file) return;
    imported.current = file;
    void importFile(file, onCreated).then(setReport);
  }, [file, onCreated]);
  return (
    <Modal title="Import" size="small" onClose={onClose}>
      {!report && <Spinner label="Importing" />}
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
