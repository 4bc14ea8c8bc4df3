import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { ContactStatus } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { showToast } from '#web/ui/toast.ts';
import { undefinedIfUnspecified } from '../clients/columns.tsx';
import { deleteLater, useDeleted } from '../data/pending-deletes.ts';
import type { Portal } from '../data/portal.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { LeadList } from '../leads/lead-list.tsx';
import { MailLink } from '../leads/reach-links.tsx';
import { useLeadList } from '../leads/use-lead-list.ts';
import { useNow } from '../leads/use-now.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Line, Soft } from '../shared/table/cells.tsx';
import { RowButton } from '../shared/table/controls.tsx';
import { RowActions } from '../shared/table/row-actions.tsx';
import { ContactBadges, contactColumns } from './columns.tsx';
import {
  contactList,
  countByEmail,
  describeContacts,
  fullName,
  groupContacts,
  serviceLabel,
} from './model.ts';

// Loaded on demand, to keep the first screen small.
const DeleteContactDialog = lazy(async () => ({
  default: (await import('./delete-contact-dialog.tsx')).DeleteContactDialog,
}));
const EditContactDialog = lazy(async () => ({
  default: (await import('./form.tsx')).EditContactDialog,
}));

const CountedLeads = lazy(async () => ({
  default: (await import('../leads/counted-rows.tsx')).CountedLeads,
}));

/** Opens the rows behind a number. */
const openRows = { rows: '' };
const rowTitles = { today: 'Contacts of today', week: 'Contacts of the last 7 days' } as const;

export const ContactsTab = (portal: Portal) => {
  const { contacts, onPerson, onConverted } = portal;
  const [deleting, setDeleting] = useState<Contact>();
  const now = useNow();
  const deleted = useDeleted();
  const rows = useMemo(
    () => (deleted.size > 0 ? contacts.rows.filter(({ id }) => !deleted.has(id)) : contacts.rows),
    [contacts.rows, deleted],
  );
  const addresses = useMemo(() => countByEmail(rows), [rows]);
  const columns = useMemo(
    () => contactColumns(now, ({ email }) => addresses.get(email.toLowerCase()) ?? 1, onPerson),
    [now, addresses, onPerson],
  );
  const list = useLeadList(contactList, portal, { rows, columns, now, more: openRows });
  const { setQuery, shown, words, query, edited, edit, setStatus, openStory } = list;
  const recent = useMemo(() => groupContacts(rows, new Date(now)), [rows, now]);
  const stats = useMemo(
    () => [
      { label: 'Total Inquiries', value: rows.length, search: '?tab=contacts' },
      { label: 'Today', value: recent.today.length, search: '?tab=contacts&rows=today' },
      { label: 'This Week', value: recent.week.length, search: '?tab=contacts&rows=week' },
    ],
    [rows, recent],
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
    (contact: Contact) => {
      const isSpam = contact.status === 'spam';
      return (
        <RowActions
          name={fullName(contact)}
          menu={[
            { label: 'Story', run: () => openStory(contact) },
            {
              label: isSpam ? 'Not spam' : 'Mark as spam',
              run: () => void setStatus(contact, isSpam ? 'new' : 'spam'),
            },
            { label: 'Write an answer', run: () => onPerson(contact.email, { answer: true }) },
          ]}
        >
          <RowButton onClick={() => edit(contact)}>Edit Status</RowButton>
          <RowButton danger onClick={() => setDeleting(contact)}>
            Delete
          </RowButton>
        </RowActions>
      );
    },
    [setStatus, edit, openStory, onPerson],
  );
  const card = useCallback(
    (contact: Contact) => (
      <>
        <Soft>
          {[undefinedIfUnspecified(contact.company), contact.service && serviceLabel(contact.service)]
            .filter(Boolean)
            .join(' · ')}
        </Soft>
        <MailLink email={contact.email} />
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
      <LeadList
        list={list}
        collection={contacts}
        stats={stats}
        notice={
          <Quiet announced>
            {describeContacts(shown.length, rows.length, words, query.status as ContactStatus | 'all')}
          </Quiet>
        }
        empty={
          <Empty
            title="No contact submissions found"
            text={
              list.isFiltered
                ? 'No contacts match your current filters. Try adjusting your search or status filter.'
                : 'No contact forms have been submitted yet.'
            }
          >
            {list.isFiltered ? (
              <Button variant="default" onClick={list.clearFilters}>
                Clear filters
              </Button>
            ) : (
              <ButtonLink look="quiet" to={paths.home.to('contact')}>
                See the contact form
              </ButtonLink>
            )}
          </Empty>
        }
        rowActions={rowActions}
        card={card}
        onDelete={remove}
      />
      <Suspense>
        {edited && (
          <EditContactDialog
            contact={edited}
            onClose={() => edit(undefined)}
            onSaved={(saved) => {
              contacts.replace(saved);
              edit(undefined);
              void contacts.refresh();
            }}
            onConverted={onConverted}
          />
        )}
        {query.rows && query.rows in rowTitles && (
          <CountedLeads
            title={rowTitles[query.rows as keyof typeof rowTitles]}
            leads={recent[query.rows as keyof typeof rowTitles].map((lead) => ({ kind: 'contacts', lead }))}
            onPerson={onPerson}
            onClose={() => setQuery({ rows: '' })}
          />
        )}
        {deleting && (
          <DeleteContactDialog
            contact={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => {
              contacts.remove(deleting.id);
              void contacts.refresh();
            }}
            onPerson={onPerson}
          />
        )}
      </Suspense>
    </>
  );
};
