import { useEffect, useMemo, useState } from 'react';
import { updateContact } from '#shared/api/admin-contacts.ts';
import { type ContactStatus, contactStatuses, contactStatusOrder } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { dayText } from '../data/dates.ts';
import type { Collection } from '../data/use-collection.ts';
import { oneOf, useQueryState } from '../data/use-query-state.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { ExportButton } from '../leads/export-button.tsx';
import css from '../leads/lead.module.css';
import { StoryDialog } from '../leads/story-dialog.tsx';
import { useMove } from '../leads/use-move.ts';
import { useNow } from '../leads/use-now.ts';
import { Board } from '../parts/board.tsx';
import { FilterBar, SearchBox, Select, ViewSwitch } from '../parts/filter-bar.tsx';
import { Region } from '../parts/region.tsx';
import { StatCards } from '../parts/stat-cards.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';
import { adminCall } from '../session/session.ts';
import { ContactCard } from './contact-card.tsx';
import {
  type ContactSort,
  contactCounts,
  contactSorts,
  contactSummary,
  filterContacts,
  fullName,
  perAddress,
  sortContacts,
  warmContacts,
} from './contact-model.ts';
import { DeleteContactDialog } from './delete-contact-dialog.tsx';
import { EditContactDialog } from './edit-contact-dialog.tsx';

const defaults = { q: '', status: 'all', sort: 'newest', view: 'list' };
const statusOptions = { all: 'All Status', ...contactStatuses };

interface ContactsTabProps {
  readonly contacts: Collection<Contact>;
  readonly onPerson: (email: string) => void;
  readonly onConverted: (client: Client, contact: Contact) => void;
}

type Open = { what: 'edit' | 'delete' | 'story'; contact: Contact } | undefined;

export const ContactsTab = ({ contacts, onPerson, onConverted }: ContactsTabProps) => {
  const [query, setQuery] = useQueryState(defaults);
  const [open, setOpen] = useState<Open>();
  const now = useNow();
  const status = oneOf<ContactStatus | 'all'>(
    query.status,
    Object.keys(statusOptions) as ContactStatus[],
    'all',
  );
  const sort = oneOf<ContactSort>(query.sort, Object.keys(contactSorts) as ContactSort[], 'newest');
  const view = oneOf(query.view, ['list', 'board'] as const, 'list');
  const { rows } = contacts;
  // Only one order depends on the time: the others are not made anew every minute.
  const sortTime = sort === 'overdue' ? now : 0;
  const sorted = useMemo(() => sortContacts(rows, sort, sortTime), [rows, sort, sortTime]);
  useEffect(() => warmContacts(rows), [rows]);
  const shown = useMemo(() => filterContacts(sorted, query.q, status), [sorted, query.q, status]);
  const counts = useMemo(() => contactCounts(rows, new Date(now)), [rows, now]);
  const addresses = useMemo(() => perAddress(rows), [rows]);
  const filtered = query.q.trim() !== '' || status !== 'all';

  const move = useMove<Contact>(
    contacts,
    (id, body) => adminCall(updateContact, { params: { id }, body }),
    'Failed to update contact',
  );
  const actions = (contact: Contact) => ({
    onEdit: () => setOpen({ what: 'edit', contact }),
    onDelete: () => setOpen({ what: 'delete', contact }),
    onStory: () => setOpen({ what: 'story', contact }),
    onSpam: () => void move(contact, contact.status === 'spam' ? 'new' : 'spam'),
  });
  return (
    <>
      <StatCards
        known={contacts.state === 'ready'}
        stats={[
          { label: 'Total Inquiries', value: counts.total },
          { label: 'Today', value: counts.today },
          { label: 'This Week', value: counts.week },
        ]}
      />
      <FilterBar>
        <SearchBox
          placeholder="Search by name, email, company, service, or message..."
          value={query.q}
          onChange={(q) => setQuery({ q })}
        />
        <Select
          label="Status"
          value={status}
          options={statusOptions}
          onChange={(value) => setQuery({ status: value })}
        />
        <Select
          label="Sort"
          value={sort}
          options={contactSorts}
          onChange={(value) => setQuery({ sort: value })}
        />
        <ViewSwitch view={view} onChange={(value) => setQuery({ view: value })} />
        <ExportButton dataset="contacts">Export Contacts</ExportButton>
      </FilterBar>
      <Region collection={contacts} what="contacts">
        <p className={css.summary} role="status">
          {contactSummary(shown.length, rows.length, query.q, status)}
        </p>
        {shown.length === 0 ? (
          <Empty
            title="No contact submissions found"
            text={
              filtered
                ? 'No contacts match your current filters. Try adjusting your search or status filter.'
                : 'No contact forms have been submitted yet.'
            }
          >
            {filtered && (
              <Button look="quiet" onClick={() => setQuery({ q: '', status: 'all' })}>
                Clear filters
              </Button>
            )}
          </Empty>
        ) : view === 'board' ? (
          <Board
            rows={shown}
            columns={contactStatuses}
            order={contactStatusOrder}
            titleOf={fullName}
            onMove={(contact, next) => void move(contact, next)}
          >
            {(contact) => (
              <>
                <button
                  type="button"
                  className={css.boardTitle}
                  onClick={() => setOpen({ what: 'edit', contact })}
                >
                  {fullName(contact)}
                </button>
                <span className={css.summary}>
                  {contact.company} · {dayText(contact.createdAt)}
                </span>
                <br />
                <ClockLine lead={contact} now={now} />
              </>
            )}
          </Board>
        ) : (
          <VirtualList rows={shown} label="Contact submissions" keyOf={({ id }) => id} estimate={132}>
            {(contact) => (
              <ContactCard
                contact={contact}
                now={now}
                sameAddress={addresses.get(contact.email.toLowerCase()) ?? 1}
                {...actions(contact)}
              />
            )}
          </VirtualList>
        )}
      </Region>
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
      {open?.what === 'story' && (
        <StoryDialog
          kind="contacts"
          id={open.contact.id}
          title={fullName(open.contact)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
