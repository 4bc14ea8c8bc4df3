import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Publication, SiteChange } from '#shared/api/publication.ts';
import { cancelPublication, getPublication, restorePublication } from '#shared/api/site.ts';
import type { SiteFile } from '#shared/api/site-file.ts';
import { EffectsOfChange } from '#web/features/admin/conversation-tests/effects-of-change.tsx';
import { useTestedChange } from '#web/features/admin/conversation-tests/use-tested-change.ts';
import { Entries, Entry, Panel } from '#web/features/admin/parts/panel.tsx';
import { Badge, type Tone } from '#web/features/admin/parts/status-badge.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { IconDownload, IconUpload } from '#web/ui/icons.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { useSite } from '../draft/site-context.ts';
import type { Values } from '../draft/site-path.ts';
import { labelFor } from '../fields/labels.ts';
import { ChangesList } from './changes-list.tsx';
import { compareValues } from './compare-values.ts';
import { ImportDialog } from './import-dialog.tsx';
import { downloadSite, ImportProblem, readSiteFile } from './site-file.ts';

const states: Readonly<Record<Publication['state'], readonly [tone: Tone, label: string]>> = {
  scheduled: ['active', 'Scheduled'],
  rendering: ['active', 'Publishing'],
  live: ['good', 'Live'],
  failed: ['bad', 'Not published'],
  replaced: ['quiet', 'Earlier'],
  cancelled: ['quiet', 'Cancelled'],
};

const shownKeys = 3;

const summarize = (keys: readonly string[]): string => {
  if (keys.length === 0) return 'Nothing changed';
  const more = keys.length - shownKeys;
  return keys.slice(0, shownKeys).map(labelFor).join(' · ') + (more > 0 ? ` · and ${more} more` : '');
};

const readValues = async (number: number | undefined): Promise<object> =>
  number === undefined
    ? {}
    : (await sessionCall(getPublication, { params: { number: String(number) } })).values;

/** Describes what a publication changed compared with the one before. */
const compare = async (
  publication: Publication,
  publications: readonly Publication[],
  defaults: Values,
): Promise<readonly SiteChange[]> => {
  const before = publications.find(
    ({ number, state }) => number < publication.number && (state === 'replaced' || state === 'live'),
  );
  const [old, fresh] = await Promise.all([readValues(before?.number), readValues(publication.number)]);
  return compareValues(old as Values, fresh as Values, defaults);
};

/** A publication, or the site as installed with number 0. */
type Restorable = Pick<Publication, 'number' | 'liveAt' | 'createdAt'>;
const original: Restorable = { number: 0, createdAt: '' };

const titleOf = ({ number }: Restorable): string =>
  number === 0 ? 'the original site' : `version ${number}`;

const describeRestored = ({ number, liveAt, createdAt }: Restorable): string =>
  number === 0
    ? 'The site then shows the texts and prices that it was installed with. Posts stay.'
    : `The site then shows what it showed from ${formatDateTime(liveAt ?? createdAt)}.`;

interface HistoryPartProps {
  readonly publications: readonly Publication[];
  readonly onChanged: (followed?: number) => void;
  readonly onImported: () => void;
}

/** Everything that was published, with buttons to restore, export and import. */
export const HistoryPart = ({ publications, onChanged, onImported }: HistoryPartProps) => {
  const { draft, defaults } = useSite();
  const [restoring, setRestoring] = useState<Restorable>();
  const tested = useTestedChange();
  const [shown, setShown] = useState<{ number: number; changes: readonly SiteChange[] }>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [importing, setImporting] = useState<{ file: SiteFile; baseVersion: number }>();
  const [importProblem, setImportProblem] = useState<string>();
  const run = async (failureText: string, work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(describeFailure(error, failureText));
    } finally {
      setBusy(false);
    }
  };
  const restore = (number: number) =>
    run('Couldn’t restore this version', async () => {
      const { publication } = await sessionCall(restorePublication, { params: { number: String(number) } });
      setRestoring(undefined);
      onChanged(publication.number);
    });
  const askToRestore = (version: Restorable) => {
    setRestoring(version);
    void tested.start({ kind: 'publication', number: version.number });
  };
  const cancel = (number: number) =>
    run('Couldn’t cancel the publication', async () => {
      await sessionCall(cancelPublication, { params: { number: String(number) } });
      onChanged();
    });
  const show = (publication: Publication) =>
    run('Couldn’t load the changes', async () => {
      setShown({ number: publication.number, changes: await compare(publication, publications, defaults) });
    });
  const importFile = async (file: File | null) => {
    if (!file) return;
    setImportProblem(undefined);
    try {
      const content = await readSiteFile(file);
      // The server compares the file with the draft that it has stored.
      const baseVersion = await draft.save();
      if (baseVersion === undefined) throw new ImportProblem(['The draft is not saved yet. Save it first.']);
      setImporting({ file: content, baseVersion });
    } catch (error) {
      setImportProblem(
        error instanceof ImportProblem
          ? error.message
          : `${describeFailure(error, 'Couldn’t read the file')}.`,
      );
    }
  };
  return (
    <Stack maw="62rem">
      <Panel title="Published versions">
        {failure && (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        )}
        {publications.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nothing has been published from here yet. The site shows its defaults.
          </Text>
        ) : (
          <Entries label="Published versions">
            {publications.map((publication) => {
              const { number, state, createdAt, createdBy, at, changedKeys: keys, error } = publication;
              const [tone, label] = states[state];
              return (
                <Entry
                  key={number}
                  text={
                    <>
                      <strong>Version {number}</strong> <Badge tone={tone}>{label}</Badge>
                    </>
                  }
                  below={
                    <>
                      {formatDateTime(at ?? createdAt)}, by <bdi>{createdBy}</bdi>
                      <br />
                      {error ?? summarize(keys)}
                      {shown?.number === number && <ChangesList changes={shown.changes} />}
                    </>
                  }
                >
                  <Group gap="xs">
                    {keys.some((key) => key !== 'posts') && shown?.number !== number && (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        disabled={busy}
                        aria-label={`Show changes of version ${number}`}
                        onClick={() => void show(publication)}
                      >
                        Show changes
                      </Button>
                    )}
                    {state === 'scheduled' && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        disabled={busy}
                        aria-label={`Cancel version ${number}`}
                        onClick={() => void cancel(number)}
                      >
                        Cancel
                      </Button>
                    )}
                    {state === 'replaced' && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        disabled={busy}
                        aria-label={`Restore version ${number}`}
                        onClick={() => askToRestore(publication)}
                      >
                        Restore
                      </Button>
                    )}
                  </Group>
                </Entry>
              );
            })}
            <Entry text={<strong>Original site</strong>} below="Texts and prices as installed">
              <Button
                size="compact-sm"
                variant="default"
                disabled={busy}
                aria-label="Restore the original site"
                onClick={() => askToRestore(original)}
              >
                Restore
              </Button>
            </Entry>
          </Entries>
        )}
      </Panel>
      <Panel title="Export and import">
        <Text size="sm" c="dimmed">
          One file holds the draft, the published values, your posts with their pictures, your tests and the
          history. An import first shows what it would change.
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => void run('Couldn’t export the site', downloadSite)}
          >
            Export
          </Button>
          <FileButton accept="application/json,.json" onChange={(file) => void importFile(file)}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                disabled={busy}
                leftSection={<IconUpload size={18} aria-hidden="true" />}
              >
                Import
              </Button>
            )}
          </FileButton>
        </Group>
        {importProblem && (
          <Alert color="red" role="alert" p="xs">
            {importProblem} Nothing was changed.
          </Alert>
        )}
      </Panel>
      {importing && (
        <ImportDialog {...importing} onImported={onImported} onClose={() => setImporting(undefined)} />
      )}
      {restoring && (
        <Modal title={`Restore ${titleOf(restoring)}?`} size="small" onClose={() => setRestoring(undefined)}>
          <Text>
            {describeRestored(restoring)} Your draft stays, and the present version can be restored too.
          </Text>
          <EffectsOfChange
            tested={tested}
            action="Restore"
            onRetry={() => void tested.start({ kind: 'publication', number: restoring.number })}
          />
          <ModalFoot>
            <Button variant="default" onClick={() => setRestoring(undefined)}>
              Cancel
            </Button>
            <Button disabled={busy || !tested.mayGoOn} onClick={() => void restore(restoring.number)}>
              {busy ? 'Restoring…' : 'Restore'}
            </Button>
          </ModalFoot>
        </Modal>
      )}
    </Stack>
  );
};
