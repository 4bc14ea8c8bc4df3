import { Alert, Group, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listBookings } from '#shared/api/admin-bookings.ts';
import { listClients } from '#shared/api/admin-clients.ts';
import { listContacts } from '#shared/api/admin-contacts.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { useQueryState } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { getTabId, Shell } from '#web/ui/shell/shell.tsx';
import { usePresence } from '../conversations/use-presence.ts';
import type { Portal } from '../data/portal.ts';
import { useList } from '../data/use-list.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { UndoBar } from '../parts/undo-bar.tsx';
import { usePersonAddress } from '../person/person-address.ts';
import { SessionNotice } from '../session/session-notice.tsx';
import { useFinder } from '../spotlight/finder.tsx';
import { firstTab, navItems, railTabs, type Tab, tabFromSearch, tabs } from '../tabs.tsx';
import css from './dashboard.module.css';
import { useCounts } from './use-counts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTools } from './use-tools.tsx';

const PersonDrawer = lazy(async () => ({
  default: (await import('../person/person-drawer.tsx')).PersonDrawer,
}));

const FirstSteps = lazy(async () => ({
  default: (await import('../first-steps/first-steps.tsx')).FirstSteps,
}));

const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));

/** Preloads the screen named by the URL. */
export const preloadScreen = (): Promise<void> => tabFromSearch(location.search).preload();

// Start loading the screen's code while the shell renders.
if (isSignedIn()) preloadScreen().catch(() => undefined);

/** The portal after login: rail on the left (bottom bar on phones), the chosen screen beside it. */
export const Dashboard = () => {
  const [first] = useState(firstTab);
  const [query, setQuery] = useQueryState(useMemo(() => ({ tab: first.name, import: '' }), [first]));
  const tab = tabs.find(({ name }) => name === query.tab) ?? first;
  const clients = useList<Client>(listClients, 'Failed to fetch client data');
  const contacts = useList<Contact>(listContacts, 'Failed to fetch contact submissions');
  const bookings = useList<Booking>(listBookings, 'Failed to fetch bookings');
  const record = usePersonAddress();
  const { waiting, asked, care = 0 } = usePresence();
  const counts = useCounts({ clients, contacts, bookings }, asked + care);
  const show = useCallback((next: Tab) => setQuery({ tab: next.name }), [setQuery]);
  const navigate = useNavigate();
  useShortcuts(
    useMemo(
      () => navItems.map((place) => () => ('to' in place ? void navigate(place.to) : show(place))),
      [show, navigate],
    ),
  );
  const waitingCount = waiting.length;
  useEffect(() => {
    document.title =
      waitingCount === 0
        ? 'Admin Portal'
        : `(${waitingCount}) ${waitingCount === 1 ? 'visitor' : 'visitors'} waiting · Admin Portal`;
  }, [waitingCount]);

  const onConverted = (client: Client, contact: Contact) => {
    clients.replace(client);
    contacts.replace({ ...contact, clientId: client.id });
  };
  const portal: Portal = { clients, contacts, bookings, onPerson: record.open, onConverted: onConverted };
  /** There are no leads, bookings or projects yet. */
  const isNew = [clients, contacts, bookings].every(({ complete, rows }) => complete && rows.length === 0);
  const { search, finder } = useFinder(portal);
  const rail = useMemo(() => railTabs(counts, tab, show), [counts, tab, show]);
  const { tools, dialogs } = useTools(() => {
    void contacts.refresh();
    void clients.refresh();
  });
  return (
    <Shell
      onSearch={search}
      title="Admin Portal"
      subtitle="Manage client onboarding and project status"
      railItems={rail}
      tools={tools}
    >
      <main>
        <div
          id="panel"
          className={css.panel}
          role="tabpanel"
          aria-labelledby={getTabId(tab.name)}
          tabIndex={-1}
        >
          <h2 className="visually-hidden">{tab.heading}</h2>
          <SessionNotice />
          {waiting.length > 0 && tab.name !== 'conversations' && (
            <Alert mb="md" py="xs" role="status">
              <Group justify="space-between" gap="0.5rem 1rem">
                <Text size="sm" fw={600}>
                  {waiting.length === 1
                    ? 'A visitor is waiting for a person'
                    : `${waiting.length} visitors are waiting for a person`}
                </Text>
                <Button
                  size="small"
                  onClick={() => setQuery({ tab: 'conversations', view: 'waiting' } as never)}
                >
                  {waiting.length === 1 ? 'Open the conversation' : `Open ${waiting.length} conversations`}
                </Button>
              </Group>
            </Alert>
          )}
          {isNew && (tab.name === 'clients' || tab.name === 'today') && (
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <FirstSteps />
              </Suspense>
            </ErrorBoundary>
          )}
          <ErrorBoundary
            key={tab.name}
            fallback={(retry) => (
              <Empty title="This part could not be shown">
                <Button onClick={retry}>Retry</Button>
              </Empty>
            )}
          >
            <Suspense fallback={<ListSkeleton label="Loading" />}>
              <tab.Panel {...portal} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
      {dialogs}
      {record.key !== undefined && (
        <Suspense>
          <PersonDrawer key={record.key} personKey={record.key} address={record} portal={portal} />
        </Suspense>
      )}
      {query.import !== '' && (
        <Suspense>
          <ImportDialog
            dataset={query.import === 'clients' ? 'clients' : 'contacts'}
            portal={portal}
            onClose={() => setQuery({ import: '' })}
          />
        </Suspense>
      )}
      <UndoBar />
      {finder}
    </Shell>
  );
};
