import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { logOut } from '#shared/api/admin-account.ts';
import { listClients } from '#shared/api/admin-clients.ts';
import { listContacts } from '#shared/api/admin-contacts.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { clearDraft } from '#web/lib/drafts.ts';
import { leaveSession, sessionCall } from '#web/lib/session.ts';
import { forgetReads } from '#web/lib/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { clientDraft } from '../clients/add-client-dialog.tsx';
import { ClientsTab } from '../clients/clients-tab.tsx';
import { ContactsTab } from '../contacts/contacts-tab.tsx';
import { useCollection } from '../data/use-collection.ts';
import { oneOf, useQueryState } from '../data/use-query-state.ts';
import { PersonDialog } from '../leads/person-dialog.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { AccountDialog } from '../session/account-dialog.tsx';
import { SessionNotice } from '../session/session-notice.tsx';
import css from './dashboard.module.css';
import { Rail, type Tab, tabs } from './rail.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const BookingsTab = lazy(async () => ({
  default: (await import('../bookings/bookings-tab.tsx')).BookingsTab,
}));
const SubscribersTab = lazy(async () => ({
  default: (await import('../bookings/subscribers-tab.tsx')).SubscribersTab,
}));
const OverviewTab = lazy(async () => ({
  default: (await import('../overview/overview-tab.tsx')).OverviewTab,
}));

const tabDefaults = { tab: 'clients' };

/** What the tab shows, for those who move by headings: each lead below has one of its own. */
const headings: Readonly<Record<Tab, string>> = {
  clients: 'Projects',
  contacts: 'Submissions',
  bookings: 'Consultation requests',
  subscribers: 'Newsletter',
  overview: 'The pipeline in figures',
};

/** Back to the login page, and nothing of what was seen or typed is kept. */
const leave = () => {
  clearDraft(clientDraft);
  leaveSession();
  forgetReads();
};

/** The portal once logged in: rail on the left (a bar below on phones), one tab's screen beside it. */
export const Dashboard = () => {
  const [query, setQuery] = useQueryState(tabDefaults);
  const tab = oneOf<Tab>(query.tab, tabs, 'clients');
  const clients = useCollection<Client>(listClients, 'Failed to fetch client data');
  const contacts = useCollection<Contact>(listContacts, 'Failed to fetch contact submissions');
  const [account, setAccount] = useState(false);
  const [person, setPerson] = useState<string>();
  const show = useCallback((next: Tab) => setQuery({ tab: next }), [setQuery]);
  useShortcuts(useMemo(() => tabs.map((name) => () => show(name)), [show]));
  useEffect(() => {
    document.title = 'Admin Portal';
  }, []);

  const logout = () => {
    // The token goes at once; the server's revocation must not keep anyone waiting.
    void sessionCall(logOut).catch(() => undefined);
    leave();
  };
  const count = (held: { rows: readonly unknown[]; state: string }) =>
    held.state === 'ready' ? held.rows.length.toLocaleString('en-US') : '…';
  const labels: Readonly<Record<Tab, string>> = {
    clients: `Client Projects (${count(clients)})`,
    contacts: `Contact Forms (${count(contacts)})`,
    bookings: 'Bookings',
    subscribers: 'Subscribers',
    overview: 'Overview',
  };
  const convertedTo = (client: Client, contact: Contact) => {
    clients.replace(client);
    contacts.replace({ ...contact, clientId: client.id });
  };
  return (
    <div className={css.portal}>
      <Rail
        tab={tab}
        labels={labels}
        onTab={show}
        onPerson={() => setPerson('')}
        onAccount={() => setAccount(true)}
        onLogout={logout}
      />
      <main id="panel" className={css.panel} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
        <h2 className="visually-hidden">{headings[tab]}</h2>
        <SessionNotice />
        <ErrorBoundary
          key={tab}
          fallback={(retry) => (
            <Empty title="This part could not be shown">
              <Button onClick={retry}>Retry</Button>
            </Empty>
          )}
        >
          <Suspense fallback={<Waiting label="Loading" />}>
            {tab === 'clients' && <ClientsTab clients={clients} onPerson={setPerson} />}
            {tab === 'contacts' && (
              <ContactsTab contacts={contacts} onPerson={setPerson} onConverted={convertedTo} />
            )}
            {tab === 'bookings' && <BookingsTab onPerson={setPerson} />}
            {tab === 'subscribers' && <SubscribersTab onPerson={setPerson} />}
            {tab === 'overview' && <OverviewTab />}
          </Suspense>
        </ErrorBoundary>
      </main>
      {account && <AccountDialog onClose={() => setAccount(false)} onLeave={leave} />}
      {person !== undefined && (
        <PersonDialog
          email={person}
          onClose={() => setPerson(undefined)}
          onErased={() => {
            void contacts.refresh();
            void clients.refresh();
          }}
        />
      )}
    </div>
  );
};
