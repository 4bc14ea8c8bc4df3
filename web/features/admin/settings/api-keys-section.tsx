import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type ApiKey, listApiKeys, revokeApiKey } from '#shared/api/api-keys.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { Entries, Entry } from '../parts/panel.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { describeScopes } from './api-scopes.tsx';

interface RevokeDialogProps {
  readonly stored: ApiKey;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

const RevokeDialog = ({ stored, onClose, onRevoked }: RevokeDialogProps) => {
  const { busy, failure, run } = useSave('The key could not be revoked');
  const revoke = () =>
    run(async () => {
      await sessionCall(revokeApiKey, { params: { id: stored.id } });
      onRevoked();
    });
  return (
    <Modal title={`Revoke “${stored.name}”?`} size="small" onClose={onClose}>
      <Failure text={failure} />
      <p>What uses this key stops working at once. This can’t be undone.</p>
      <ModalFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep the key
        </Button>
        <Button color="red" disabled={busy} onClick={() => void revoke()}>
          {busy ? 'Revoking…' : 'Revoke key'}
        </Button>
      </ModalFoot>
    </Modal>
  );
};

const isExpired = ({ expiresOn }: ApiKey): boolean =>
  expiresOn !== undefined && expiresOn < new Date().toISOString().slice(0, 10);

const describeUse = (stored: ApiKey): string =>
  [
    `Created by ${stored.createdBy} on ${formatDate(stored.createdAt)}`,
    stored.lastUsedOn ? `last used ${formatCalendarDate(stored.lastUsedOn)}` : 'not used yet',
    stored.expiresOn
      ? `${isExpired(stored) ? 'expired' : 'expires'} after ${formatCalendarDate(stored.expiresOn)}`
      : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** API keys for other systems: list, create, revoke. */
export const ApiKeysSection = () => {
  const [dialog, setDialog] = useState<'create' | ApiKey>();
  const { data, problem, reload } = useRead(listApiKeys, undefined, {
    failure: 'The API keys could not be loaded',
  });
  if (!data && problem) return <LoadFailure text={problem} onRetry={reload} />;
  if (!data) return <ListSkeleton label="Loading the API keys" />;
  const close = () => setDialog(undefined);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        With a key, another system such as n8n, Make or Zapier reads or changes what you allow. Keys never
        reach settings, exports or other keys.
      </Text>
      {data.keys.length === 0 ? (
        <Text size="sm">No API keys yet.</Text>
      ) : (
        <Entries label="API keys">
          {data.keys.map((stored) => (
            <Entry
              key={stored.id}
              text={
                <>
                  <strong dir="auto">{stored.name}</strong>{' '}
                  {isExpired(stored) && <Badge tone="bad">Expired</Badge>}
                </>
              }
              below={
                <>
                  {describeScopes(stored.scopes)}
                  <br />
                  {describeUse(stored)}
                </>
              }
            >
              <Button
                size="compact-sm"
                variant="default"
                color="red"
                aria-label={`Revoke ${stored.name}`}
                onClick={() => setDialog(stored)}
              >
                Revoke
              </Button>
            </Entry>
          ))}
        </Entries>
      )}
      <Group>
        <Button size="compact-sm" onClick={() => setDialog('create')}>
          Create a key
        </Button>
      </Group>
      {dialog === 'create' && <ApiKeyDialog onClose={close} onCreated={reload} />}
      {typeof dialog === 'object' && (
        <RevokeDialog
          stored={dialog}
          onClose={close}
          onRevoked={() => {
            close();
            reload();
          }}
        />
      )}
    </Stack>
  );
};
