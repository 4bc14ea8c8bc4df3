import { ActionIcon, Button, Flex, Group, Menu, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import type { SalesLead } from '#shared/domain/lead-stats.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { formatCalendarDate, localDay } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';
import { IconDots, IconSend } from '#web/ui/icons.tsx';
import { readDraft, saveDraft } from '../data/drafts.ts';
import type { Portal } from '../data/portal.ts';
import { replyTarget } from '../leads/reply-model.ts';
import { type Lead, showSaveError, useChange } from '../leads/use-change.ts';
import { useNow } from '../leads/use-now.ts';
import { Failure } from '../shared/form/failure.tsx';
import { BookingLine } from './booking-line.tsx';
import { Composer, reminderDays } from './composer.tsx';
import { ContactLine } from './contact-line.tsx';
import { ErasePerson } from './erase-person.tsx';
import { LeadSection } from './lead-section.tsx';
import { NoteForm } from './note-form.tsx';
import { SamePerson } from './same-person.tsx';
import { PersonTimeline } from './timeline.tsx';
import type { Person } from './use-person.ts';
import { usePersonActions } from './use-person-actions.ts';

interface PersonRecordProps {
  readonly person: Person;
  readonly personKey: string;
  readonly portal: Portal;
  readonly answering: boolean;
  /** A reply was sent. */
  readonly onAnswered: () => void;
  readonly onOpenKey: (key: string) => void;
  readonly onClose: () => void;
}

const Waiting = () => (
  <Stack role="status" aria-label="Loading the record">
    <Skeleton height={44} width="60%" />
    <Skeleton height={160} />
    <Skeleton height={240} />
  </Stack>
);

/** Everything about one person: leads, bookings, timeline, notes and the reply form. */
export const PersonRecordView = ({
  person,
  personKey,
  portal,
  answering,
  onAnswered,
  onOpenKey,
  onClose,
}: PersonRecordProps): ReactNode => {
  const { data, reload, putLead } = person;
  const now = useNow();
  const [writing, setWriting] = useState(answering);
  /** Remounts the reply form with a text to send again. */
  const [attempt, setAttempt] = useState(0);
  const [erasing, setErasing] = useState(false);
  const { contacts, clients } = portal;
  const onChange = useCallback(
    (lead: Lead, saved: boolean) => {
      putLead(lead);
      // A saved change appears in the timeline and may stop the response clock of other leads.
      if (saved) reload();
    },
    [putLead, reload],
  );
  const { change } = useChange(portal, onChange);
  const actions = usePersonActions(personKey, reload);
  if (person.unknown)
    return (
      <Empty
        title="Nothing is stored about this person"
        text="Their records were erased or never existed."
        level={3}
      />
    );
  if (person.problem && !data)
    return (
      <Empty title={person.problem} level={3}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  if (!data) return <Waiting />;

  const live = <T extends { readonly id: string; readonly updatedAt: string }>(
    mine: T,
    rows: readonly T[],
  ): T => {
    const listed = rows.find(({ id }) => id === mine.id);
    return listed && listed.updatedAt > mine.updatedAt ? listed : mine;
  };
  const leads: readonly SalesLead[] = [
    ...data.clients.map((lead): SalesLead => ({ kind: 'clients', lead: live(lead, clients.rows) })),
    ...data.contacts.map((lead): SalesLead => ({ kind: 'contacts', lead: live(lead, contacts.rows) })),
  ];
  const target = replyTarget(data);
  const identities = data.identities.map(({ identity }) => identity);
  const retry = ({ subject, text }: { subject: string; text: string }) => {
    const draft = readDraft(`reply:${personKey}`);
    saveDraft(`reply:${personKey}`, {
      subject,
      text: draft?.text.trim() ? `${draft.text.trimEnd()}\n\n${text}` : text,
    });
    setWriting(true);
    setAttempt((count) => count + 1);
  };
  /** Sets a follow-up for the lead that was answered, or for the newest lead if a booking was. */
  const setReminder = (answered: SalesLead | undefined) => {
    const lead = answered ?? leads[0];
    const followUpDate = localDay(new Date(Date.now() + reminderDays * 86_400_000));
    if (lead)
      void change(lead, { followUpDate }, `Reminder set for ${formatCalendarDate(followUpDate)}`).then(
        (result) => showSaveError('Error', result),
      );
  };
  const converted = (client: Client, contact: Contact) => {
    portal.onConverted(client, contact);
    reload();
  };
  return (
    <Stack gap="md" fz="sm">
      <Flex wrap="wrap" justify="space-between" gap="sm">
        <ContactLine person={data} now={now} />
        <Group gap="xs" align="start" ms="auto">
          {target && !writing && (
            <Button
              leftSection={<IconSend size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setWriting(true)}
            >
              Answer
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="default" size="lg" aria-label="More about this person">
                <IconDots size={18} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void actions.exportAll(identities)}>Export as JSON</Menu.Item>
              <Menu.Item color="red" onClick={() => setErasing(true)}>
                Erase everything…
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Flex>
      {person.problem && (
        <Failure text={`${person.problem.replace(/\.$/, '')}. What you see may be out of date.`} />
      )}
      <Failure text={actions.failure} />
      {erasing && (
        <ErasePerson
          identities={identities}
          onKeep={() => setErasing(false)}
          onErased={() => {
            void contacts.refresh();
            void clients.refresh();
            onClose();
          }}
        />
      )}
      <SamePerson person={data} onOpen={onOpenKey} onChanged={reload} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack align="stretch" miw={0}>
          {target && writing && (
            <Composer
              key={attempt}
              personKey={personKey}
              target={target}
              language={data.language}
              focused={writing}
              onSent={({ contact, client }, remind) => {
                if (contact) contacts.replace(contact);
                if (client) clients.replace(client);
                if (remind)
                  setReminder(
                    client
                      ? { kind: 'clients', lead: client }
                      : contact && { kind: 'contacts', lead: contact },
                  );
                setWriting(false);
                void contacts.refresh();
                void clients.refresh();
                reload();
                onAnswered();
              }}
            />
          )}
          <NoteForm personKey={personKey} onAdded={reload} />
          <PersonTimeline
            entries={person.timeline}
            onOlder={person.onOlder}
            onDeleteNote={(entry) => void actions.deleteNote(entry)}
            onRetry={target && retry}
          />
          <Failure text={person.olderProblem} />
        </Stack>
        <Stack component="aside" gap="xl" miw={0} aria-label="Details">
          {data.bookings.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
          {leads.map((lead) => (
            <LeadSection key={lead.lead.id} lead={lead} onChange={change} onConverted={converted} />
          ))}
        </Stack>
      </SimpleGrid>
    </Stack>
  );
};
