import { Alert, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { linkPeople, type PersonRecord, unlinkPeople } from '#shared/api/admin-people.ts';
import { sessionCall } from '#web/lib/session.ts';
import { offerUndo } from '../data/undo.ts';
import { TextButton } from '../parts/text-button.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { displayIdentity } from './contact-line.tsx';

const reasons: Readonly<Record<PersonRecord['duplicates'][number]['reason'], string>> = {
  phone: 'the same phone number',
  email: 'the same address',
  domain: 'the same company domain',
};

/** Suggestions shown at first. A switchboard number matches many people and would push the record down. */
const shownAtFirst = 2;

interface SamePersonProps {
  readonly person: PersonRecord;
  readonly onOpen: (key: string) => void;
  readonly onChanged: () => void;
}

/**
 * Suggests duplicates and links them into one record on request. Linking copies nothing and can be undone.
 */
export const SamePerson = ({ person, onOpen, onChanged }: SamePersonProps) => {
  const [all, setAll] = useState(false);
  const { busy, failure, run } = useSave('That did not work');
  const { key, linked, duplicates } = person;
  const unlink = async (id: string) => {
    await sessionCall(unlinkPeople, { params: { key, id } });
    onChanged();
  };
  const link = async (other: string) => {
    const { id } = await sessionCall(linkPeople, { params: { key }, body: { with: other } });
    onChanged();
    return id;
  };
  const merge = (other: PersonRecord['duplicates'][number]) =>
    run(async () => {
      const id = await link(other.key);
      offerUndo(`${other.name || displayIdentity(other.identity)} merged into this record`, () => unlink(id));
    });
  const separate = (other: PersonRecord['linked'][number]) =>
    run(async () => {
      await unlink(other.link);
      offerUndo(`${other.name || displayIdentity(other.identity)} separated from this record`, async () => {
        await link(other.key);
      });
    });
  if (linked.length === 0 && duplicates.length === 0) return null;
  const twins = duplicates.filter(({ reason }) => reason !== 'domain');
  const colleagues = duplicates.filter(({ reason }) => reason === 'domain');
  return (
    <Stack component="section" gap="xs" aria-label="Same person">
      {linked.map((other) => (
        <Alert key={other.key} color="warning" role="note" p="xs">
          <Group justify="space-between" gap="xs">
            <span>
              One record with <bdi>{displayIdentity(other.identity)}</bdi>
            </span>
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void separate(other)}>
              Separate
            </Button>
          </Group>
        </Alert>
      ))}
      {twins.length > 0 && (
        <Alert color="warning" role="note" p="xs" title="The same person?">
          <Stack gap={4}>
            {(all ? twins : twins.slice(0, shownAtFirst)).map((other) => (
              <Group key={other.key} justify="space-between" gap="xs" wrap="nowrap">
                <span>
                  <TextButton onClick={() => onOpen(other.key)}>
                    <bdi>{other.name || displayIdentity(other.identity)}</bdi>
                  </TextButton>{' '}
                  has {reasons[other.reason]}
                </span>
                <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void merge(other)}>
                  Merge
                </Button>
              </Group>
            ))}
            {!all && twins.length > shownAtFirst && (
              <div>
                <TextButton onClick={() => setAll(true)}>{twins.length - shownAtFirst} more</TextButton>
              </div>
            )}
          </Stack>
        </Alert>
      )}
      {colleagues.length > 0 && (
        <Group gap="0 0.75rem">
          <Text component="span" inherit c="dimmed">
            Same company domain:
          </Text>
          {colleagues.map((other) => (
            <Menu key={other.key} position="bottom-start">
              <Menu.Target>
                <TextButton>
                  <bdi>{other.name || displayIdentity(other.identity)}</bdi>
                </TextButton>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => onOpen(other.key)}>Open the record</Menu.Item>
                <Menu.Item disabled={busy} onClick={() => void merge(other)}>
                  The same person: merge
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ))}
        </Group>
      )}
      <Failure text={failure} />
    </Stack>
  );
};
