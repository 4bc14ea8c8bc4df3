import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { getSiteChanges, publishSite } from '#shared/api/site.ts';
import { EffectsOfChange } from '#web/features/admin/conversation-tests/effects-of-change.tsx';
import { useTestedChange } from '#web/features/admin/conversation-tests/use-tested-change.ts';
import { ListSkeleton } from '#web/features/admin/parts/list-skeleton.tsx';
import { useRead } from '#web/lib/query.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { useSite } from '../draft/site-context.ts';
import type { Values } from '../draft/site-path.ts';
import { UnfinishedFields } from '../fields/unfinished-fields.tsx';
import { ChangesList, TouchedParts } from './changes-list.tsx';
import { compareValues } from './compare-values.ts';
import { renewSharePicture } from './renew-share-picture.ts';

interface PublishDialogProps {
  readonly onPublished: (number: number) => void;
  readonly liveValues: Values;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** A local date and time as UTC; undefined if it is not complete or already over. */
const toInstant = (local: string): string | undefined => {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) || time.getTime() <= Date.now() ? undefined : time.toISOString();
};

/** Lists what will change on the site, with buttons to publish or schedule it. */
export const PublishDialog = ({ liveValues, onPublished, onDiscard, onClose }: PublishDialogProps) => {
  const { draft, defaults } = useSite();
  // The server compares what it has stored, so the last edits and the share picture are saved first.
  const { save, state } = draft;
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values that the dialog was opened with
  useEffect(() => {
    void renewSharePicture(draft.values, defaults, draft.change)
      .then(save)
      .then(() => setReady(true));
  }, []);
  const comparison = useRead(getSiteChanges, isReady && state === 'saved' ? {} : null, {
    failure: 'Couldn’t compare the draft',
    cache: 'fresh',
  });
  const tested = useTestedChange();
  const { start: runTests } = tested;
  const isStored = state === 'saved';
  // Another tab may save while the dialog is open: then the tests run over the newer draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stored version
  useEffect(() => {
    if (isStored) void runTests({ kind: 'site' });
  }, [isStored, draft.version, runTests]);
  const [isScheduling, setScheduling] = useState(false);
  const [time, setTime] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const at = isScheduling ? toInstant(time) : undefined;
  const publish = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const draftVersion = await draft.save();
      if (draftVersion === undefined) throw new Error('not saved');
      const { publication } = await sessionCall(publishSite, {
        body: { draftVersion, ...(at ? { at } : {}) },
      });
      onPublished(publication.number);
      onClose();
    } catch (error) {
      setFailure(describeFailure(error, 'Couldn’t publish. Nothing on the site has changed'));
    } finally {
      setBusy(false);
    }
  };
  const { data, reload } = comparison;
  const problem = state === 'failed' ? draft.failure : comparison.problem;
  const changes = useMemo(
    () => compareValues(liveValues, draft.values, defaults),
    [liveValues, draft.values, defaults],
  );
  const hasChanges = changes.length > 0;
  return (
    <Modal title="Review changes" place="side" onClose={onClose}>
      <Stack gap="md">
        {problem && (
          <Alert color="warning" role="status" p="xs">
            <Group gap="sm">
              Couldn’t find out which pages change.
              <Button size="compact-sm" variant="default" onClick={reload}>
                Retry
              </Button>
            </Group>
          </Alert>
        )}
        {!hasChanges && <Text>The site already shows everything in the draft.</Text>}
        <ChangesList changes={changes} />
        <UnfinishedFields />
        {hasChanges && !data && !problem && (
          <ListSkeleton label="Finding the pages and answers that change" />
        )}
        {data && hasChanges && <TouchedParts touches={data.touches} />}
        {hasChanges && (
          <EffectsOfChange tested={tested} action="Publish" onRetry={() => void runTests({ kind: 'site' })} />
        )}
        {isScheduling && (
          <TextInput
            type="datetime-local"
            label="Publish at"
            description="In your time zone. The draft is frozen for this publication; later edits wait for the next one."
            value={time}
            error={time !== '' && !at ? 'Choose a time in the future.' : undefined}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <ModalFoot>
          <Group me="auto">
            <Button variant="subtle" color="red" disabled={!hasChanges || busy} onClick={onDiscard}>
              Discard
            </Button>
          </Group>
          <Button
            variant="default"
            disabled={!hasChanges || busy}
            onClick={() => setScheduling((before) => !before)}
          >
            {isScheduling ? 'Publish now instead' : 'Schedule'}
          </Button>
          <Button
            disabled={!hasChanges || !isReady || busy || !tested.mayGoOn || (isScheduling && !at)}
            onClick={() => void publish()}
          >
            {busy ? 'Publishing…' : isScheduling ? 'Schedule' : 'Publish now'}
          </Button>
        </ModalFoot>
      </Stack>
    </Modal>
  );
};
