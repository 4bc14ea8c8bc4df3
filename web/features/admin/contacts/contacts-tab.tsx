import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type ContactStatus, contactStatuses, contactStatusOrder } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { showToast } from '#web/ui/toast.ts';
import { undefinedIfUnspecified } from '../clients/columns.tsx';
import { deleteLater, useDeleted } from '../data/pending-deletes.ts';
import type { Portal } from '../data/portal.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { Pipeline } from '../leads/pipeline.tsx';
import { MailLink } from '../leads/reach-links.tsx';
import { showSaveError, useChange } from '../leads/use-change.ts';
import { useNow } from '../leads/use-now.ts';
import { useStory } from '../leads/use-story.tsx';
import { Select } from '../parts/filter-bar.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { contactTones } from '../parts/status-badge.tsx';
import { Line, OneLine, Soft } from '../shared/table/cells.tsx';
import { RowButton } from '../shared/table/controls.tsx';
import { RowMenu } from '../shared/table/row-menu.tsx';
import { sortOptions, validSort } from '../shared/table/sort-options.ts';
import { ContactBadges, contactColumns, serviceLabel } from './columns.tsx';
import {
  contactSorts,
  countByEmail,
  countContacts,
  describeContacts,
  filterContacts,
  fullName,
  sortContacts,
} from './model.ts';

// Loaded on demand, to keep the first screen small.
const DeleteContactDialog = lazy(async () => ({
  default: (await import('./delete-contact-dialog.tsx')).DeleteContactDialog,
}));
const EditContactDialog = lazy(async () => ({
  default: (await import('./form.tsx')).EditContactDialog,
}));

const defaults = { q: '', status: 'all', sort: 'newest', view: 'list' };
const names = { words: 'q', sort: 'sort', view: 'view' } as const;
const statusOptions = { all: 'All Status', ...contactStatuses };

type Open = { what: 'edit' | 'delete'; contact: Contact } | undefined;

export const ContactsTab = ({ contacts, clients, onPerson, onConverted }: Portal) => {
  const [query, setQuery] = useQueryState(defaults);
  const [open, setOpen] = useState<Open>();
  const { openStory, storyDialog } = useStory<Contact>('contacts', fullName);
  const now = useNow();
  const deleted = useDeleted();
  const status = oneOf<ContactStatus | 'all'>(
    query.status,
    Object.keys(statusOptions) as ContactStatus[],
    'all',
  );
  const view = oneOf(query.view, ['list', 'board'] as const, 'list');
  const rows = useMemo(
    () => (deleted.size > 0 ? contacts.rows.filter(({ id }) => !deleted.has(id)) : contacts.rows),
    [contacts.rows, deleted],
  );
  const addresses = useMemo(() => countByEmail(rows), [rows]);
  const columns = useMemo(
    () => contactColumns(now, ({ email }) => addresses.get(email.toLowerCase()) ?? 1, onPerson),
    [now, addresses, onPerson],
  );
  const sort = validSort(query.sort, contactSorts, columns, defaults.sort);
  // Only the order by due time depends on the clock; the others need not sort again every minute.
  const sortTime = sort === 'overdue' ? now : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column's sort order never changes
  const sorted = useMemo(() => sortContacts(rows, sort, sortTime, columns), [rows, sort, sortTime]);
  // The input updates at once; the list follows when the browser has time.
  const words = useDeferredValue(query.q);
  const shown = useMemo(() => filterContacts(sorted, words, status), [sorted, words, status]);
  const counts = useMemo(() => countContacts(rows, new Date(now)), [rows, now]);
  const stats = useMemo(
    () => [
      { label: 'Total Inquiries', value: counts.total },
      { label: 'Today', value: counts.today },
      { label: 'This Week', value: counts.week },
    ],
    [counts],
  );
  const filtered = words.trim() !== '' || status !== 'all';

  const { change, changeAll } = useChange({ contacts, clients });
  const move = useCallback(
    async (contact: Contact, next: ContactStatus) => {
      const text = `${fullName(contact)}: ${contactStatuses[next]}`;
      showSaveError('Error', await change({ kind: 'contacts', lead: contact }, { status: next }, text));
    },
    [change],
  );
  const remove = (chosen: readonly Contact[]) =>
    deleteLater(
      chosen.map(({ id }) => id),
      (failed) => {
        for (const { id } of chosen) if (!failed.includes(id)) contacts.remove(id);
        if (failed.length > 0)
          showToast({ title: 'Error', description: 'Failed to delete contact submission', tone: 'error' });
        void contacts.refresh();
      },
    );
  const rowActions = useCallback(
    (contact: Contact) => (
      <>
        <RowButton onClick={() => setOpen({ what: 'edit', contact })}>Edit Status</RowButton>
        <RowButton danger onClick={() => setOpen({ what: 'delete', contact })}>
          Delete
        </RowButton>
        <RowMenu
          name={fullName(contact)}
          actions={[
            { label: 'Story', run: () => openStory(contact) },
            {
              label: contact.status === 'spam' ? 'Not spam' : 'Mark as spam',
              run: () => void move(contact, contact.status === 'spam' ? 'new' : 'spam'),
            },
            { label: 'Write an answer', run: () => onPerson(contact.email, { answer: true }) },
          ]}
        />
      </>
    ),
    [move, openStory, onPerson],
  );
  const filters = useMemo(
    () => (
      <>
        <Select
          label="Status"
          value={status}
          options={statusOptions}
          onChange={(value) => setQuery({ status: value })}
        />
        <Select
          label="Sort"
          value={sort}
          options={sortOptions(contactSorts, sort, columns)}
          onChange={(value) => setQuery({ sort: value })}
        />
      </>
    ),
    [status, sort, columns, setQuery],
  );
  const board = useMemo(
    () => ({
      columns: contactStatuses,
      tones: contactTones,
      order: contactStatusOrder,
      getTitle: fullName,
      onMove: (contact: Contact, next: ContactStatus) => void move(contact, next),
      onOpen: (contact: Contact) => setOpen({ what: 'edit', contact }),
    }),
    [move],
  );
  const card = useCallback(
    (contact: Contact) => (
      <>
        <Soft>
          {[undefinedIfUnspecified(contact.company), contact.service && serviceLabel(contact.service)]
            .filter(Boolean)
            .join(' · ')}
        </Soft>
        <OneLine>
          <MailLink email={contact.email} />
        </OneLine>
        <Soft cut>{contact.message}</Soft>
        <Soft>{formatDate(contact.createdAt)}</Soft>
        <Line>
          <ContactBadges contact={contact} />
          <ClockLine lead={contact} now={now} />
        </Line>
      </>
    ),
    [now],
  );
  return (
    <>
      <Pipeline
        collection={contacts}
        shown={shown}
        found={words}
        now={now}
        stats={stats}
        words={{
          rows: 'contacts',
          list: 'Contact submissions',
          search: 'Search by name, email, company, service, or message...',
          export: 'Export Contacts',
        }}
        filters={filters}
        filtered={filtered}
        query={query}
        onQuery={setQuery}
        names={names}
        sort={{ value: sort, none: defaults.sort }}
        view={view}
        dataset="contacts"
        notice={<Quiet announced>{describeContacts(shown.length, rows.length, words, status)}</Quiet>}
        empty={
          <Empty
            title="No contact submissions found"
            text={
              filtered
                ? 'No contacts match your current filters. Try adjusting your search or status filter.'
                : 'No contact forms have been submitted yet.'
            }
          >
            {filtered ? (
              <Button variant="default" onClick={() => setQuery({ q: '', status: 'all' })}>
                Clear filters
              </Button>
            ) : (
              <ButtonLink look="quiet" to={paths.home.to('contact')}>
                See the contact form
              </ButtonLink>
            )}
          </Empty>
        }
        columns={columns}
        rowActions={rowActions}
        actionsWidth={11.25}
        board={board}
        card={card}
        bulk={{
          onStatus: (chosen, status) =>
            void changeAll(
              chosen
                .filter((lead) => lead.status !== status)
                .map((lead) => ({ lead: { kind: 'contacts', lead }, patch: { status } })),
              `${chosen.length} ${chosen.length === 1 ? 'contact' : 'contacts'}: ${contactStatuses[status]}`,
            ),
          onDelete: remove,
        }}
      />
      <Suspense>
        {open?.what === 'edit' && (
          <EditContactDialog
            contact={open.contact}
            onClose={() => setOpen(undefined)}
            onSaved={(saved) => {
              contacts.replace(saved);
              setOpen(undefined);
              void contacts.refresh();
            }}
            onConverted={onConverted}
          />
        )}
        {open?.what === 'delete' && (
          <DeleteContactDialog
            contact={open.contact}
            onClose={() => setOpen(undefined)}
            onDeleted={() => {
              contacts.remove(open.contact.id);
              void contacts.refresh();
            }}
            onPerson={onPerson}
          />
        )}
      </Suspense>
      {storyDialog}
    </>
  );
};
