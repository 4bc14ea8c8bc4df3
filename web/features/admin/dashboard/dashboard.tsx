import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
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
import { useCollection } from '../data/use-collection.ts';
import { useQueryState } from '../data/use-query-state.ts';
import { PersonDialog } from '../leads/person-dialog.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { AccountDialog } from '../session/account-dialog.tsx';
import { SessionNotice } from '../session/session-notice.tsx';
import css from './dashboard.module.css';
import { Rail } from './rail.tsx';
import { type Portal, type Tab, tabs } from './tabs.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const tabDefaults = { tab: tabs[0].name };

/** Back to the login page, and nothing of what was seen or typed is kept. */
const leave = () => {
  clearDraft(clientDraft);
  leaveSession();
  forgetReads();
};

/** The portal once logged in: rail on the left (a bar below on phones), one tab's screen beside it. */
export const Dashboard = () => {
  const [query, setQuery] = useQueryState(tabDefaults);
  const tab = tabs.find(({ name }) => name === query.tab) ?? tabs[0];
  const clients = useCollection<Client>(listClients, 'Failed to fetch client data');
  const contacts = useCollection<Contact>(listContacts, 'Failed to fetch contact submissions');
  const [account, setAccount] = useState(false);
  const [person, setPerson] = useState<string>();
  const show = useCallback((next: Tab) => setQuery({ tab: next.name }), [setQuery]);
  useShortcuts(useMemo(() => tabs.map((each) => () => show(each)), [show]));
  useEffect(() => {
    document.title = 'Admin Portal';
  }, []);

  const logout = () => {
    // The token goes at once; the server's revocation must not keep anyone waiting.
    void sessionCall(logOut).catch(() => undefined);
    leave();
  };
  const convertedTo = (client: Client, contact: Contact) => {
    clients.replace(client);
    contacts.replace({ ...contact, clientId: client.id });
  };
  const portal: Portal = { clients, contacts, onPerson: setPerson, onConverted: convertedTo };
  return (
    <div className={css.portal}>
      <Rail
        tab={tab}
        portal={portal}
        onTab={show}
        onPerson={() => setPerson('')}
        onAccount={() => setAccount(true)}
        onLogout={logout}
      />
      <main className={css.main}>
        <div
          id="panel"
          className={css.panel}
          role="tabpanel"
          aria-labelledby={`tab-${tab.name}`}
          tabIndex={-1}
        >
          <h2 className="visually-hidden">{tab.heading}</h2>
          <SessionNotice />
          <ErrorBoundary
            key={tab.name}
            fallback={(retry) => (
              <Empty title="This part could not be shown">
                <Button onClick={retry}>Retry</Button>
              </Empty>
            )}
          >
            <Suspense fallback={<Waiting label="Loading" />}>
              <tab.Panel {...portal} />
            </Suspense>
          </ErrorBoundary>
        </div>
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
