import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PersonExport } from '#shared/api/admin-leads.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { Erasure } from './erasure.tsx';
import { downloadPersonData, readPersonData } from './person-data.ts';

interface PersonDialogProps {
  readonly onClose: () => void;
  readonly onErased: () => void;
}

const counted = (list: readonly unknown[], one: string, more = `${one}s`): string =>
  `${list.length} ${list.length === 1 ? one : more}`;

const isTalk = ({ entity }: Readonly<Record<string, unknown>>): boolean =>
  entity === 'Conversation' || entity === 'FlowSession';

/** Lists how many records of each kind were found; leaves out kinds without any. */
const describeRecords = ({
  contacts,
  clients,
  bookings,
  stories,
  subscriptions,
  other,
}: PersonExport): string => {
  const talks = other.filter(isTalk);
  const kinds = [
    contacts.length && counted(contacts, 'submission'),
    clients.length && counted(clients, 'client project'),
    bookings.length && counted(bookings, 'booking'),
    stories.length && counted(stories, 'transcript or visit', 'transcripts and visits'),
    subscriptions.length && 'subscribed',
    talks.length && counted(talks, 'conversation'),
    other.length > talks.length &&
      counted(
        other.filter((one) => !isTalk(one)),
        'other record',
      ),
  ].filter(Boolean);
  return kinds.length > 0 ? `Found: ${kinds.join(', ')}.` : 'Nothing is stored about them.';
};

/** Finds, exports or erases everything stored about one email or phone number. */
export const PersonDialog = ({ onClose, onErased }: PersonDialogProps) => {
  const [email, setEmail] = useState('');
  const [data, setData] = useState<PersonExport>();
  const [confirming, setConfirming] = useState(false);
  const { busy, failure, fields, run } = useSave('That did not work');

  const look = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => setData(await readPersonData(email)));
  };
  const save = () => data && downloadPersonData(data, data.exportedAt.slice(0, 10));
  return (
    <Modal title="A person’s data" size="small" onClose={onClose}>
      <Form onSubmit={look}>
        <TextInput
          label="E-mail address or phone number"
          data-autofocus
          value={email}
          error={fields.email}
          onChange={(event) => {
            setEmail(event.target.value);
            setData(undefined);
            setConfirming(false);
          }}
        />
        <Failure text={failure} />
        {!data && (
          <Button type="submit" disabled={busy || !email.trim()}>
            {busy ? 'Searching…' : 'Find everything'}
          </Button>
        )}
      </Form>
      {data && (
        <Stack>
          {!confirming && (
            <>
              <p role="status">{describeRecords(data)}</p>
              <Group gap="xs">
                <Button variant="default" onClick={save}>
                  Export as JSON
                </Button>
                <Button variant="outline" color="red" onClick={() => setConfirming(true)}>
                  Erase everything…
                </Button>
              </Group>
            </>
          )}
          {confirming && (
            <Alert color="red" role="alert">
              <Erasure
                email={data.email}
                onKeep={() => setConfirming(false)}
                onErased={() => {
                  setEmail('');
                  setData(undefined);
                  setConfirming(false);
                  onErased();
                }}
              />
            </Alert>
          )}
        </Stack>
      )}
    </Modal>
  );
};
