import { useEffect, useMemo, useState } from 'react';
import { updateContact } from '#shared/api/admin-contacts.ts';
import { type ContactStatus, contactStatuses, contactStatusOrder } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { dayText } from '../data/dates.ts';
import type { Collection } from '../data/use-collection.ts';
import { oneOf, useQueryState } from '../data/use-query-state.ts';
import { Pipeline } from '../leads/pipeline.tsx';
import { useMove } from '../leads/use-move.ts';
import { useNow } from '../leads/use-now.ts';
import { useStory } from '../leads/use-story.tsx';
import { Select } from '../parts/filter-bar.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { contactTones } from '../parts/status-badge.tsx';
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

type Open = { what: 'edit' | 'delete'; contact: Contact } | undefined;

export const ContactsTab = ({ contacts, onPerson, onConverted }: ContactsTabProps) => {
  const [query, setQuery] = useQueryState(defaults);
  const [open, setOpen] = useState<Open>();
  const { openStory, storyDialog } = useStory<Contact>('contacts', fullName);
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
    (id, body) => sessionCall(updateContact, { params: { id }, body }),
    'Failed to update contact',
  );
  const actions = (contact: Contact) => ({
    onEdit: () => setOpen({ what: 'edit', contact }),
    onDelete: () => setOpen({ what: 'delete', contact }),
    onStory: () => openStory(contact),
    onSpam: () => void move(contact, contact.status === 'spam' ? 'new' : 'spam'),
  });
  return (
    <>
      <Pipeline
        collection={contacts}
        shown={shown}
        now={now}
        stats={[
          { label: 'Total Inquiries', value: counts.total },
          { label: 'Today', value: counts.today },
          { label: 'This Week', value: counts.week },
        ]}
        words={{
          rows: 'contacts',
          list: 'Contact submissions',
          search: 'Search by name, email, company, service, or message...',
          export: 'Export Contacts',
        }}
        search={{ value: query.q, onChange: (q) => setQuery({ q }) }}
        filters={
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
              options={contactSorts}
              onChange={(value) => setQuery({ sort: value })}
            />
          </>
        }
        view={view}
        onView={(value) => setQuery({ view: value })}
        dataset="contacts"
        notice={<Quiet announced>{contactSummary(shown.length, rows.length, query.q, status)}</Quiet>}
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
              <Button look="quiet" onClick={() => setQuery({ q: '', status: 'all' })}>
                Clear filters
              </Button>
            ) : (
              <ButtonLink look="quiet" to={paths.home.to('contact')}>
                See the contact form
              </ButtonLink>
            )}
          </Empty>
        }
        board={{
          columns: contactStatuses,
          tones: contactTones,
          order: contactStatusOrder,
          titleOf: fullName,
          metaOf: ({ company, createdAt }) => `${company} · ${dayText(createdAt)}`,
          onMove: (contact, next) => void move(contact, next),
          onOpen: (contact) => setOpen({ what: 'edit', contact }),
        }}
        estimate={132}
      >
        {(contact) => (
          <ContactCard
            contact={contact}
            now={now}
            sameAddress={addresses.get(contact.email.toLowerCase()) ?? 1}
            {...actions(contact)}
          />
        )}
      </Pipeline>
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
      {storyDialog}
    </>
  );
};
