import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
  type ClientPriority,
  type ClientStatus,
  clientPriorities,
  clientStatuses,
  clientStatusValues,
} from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { localDay } from '#web/lib/format.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import type { Portal } from '../data/portal.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { Pipeline } from '../leads/pipeline.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { showSaveError, useChange } from '../leads/use-change.ts';
import { useNow } from '../leads/use-now.ts';
import { useStory } from '../leads/use-story.tsx';
import { Select } from '../parts/filter-bar.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { clientTones } from '../parts/status-badge.tsx';
import { Line, OneLine, Soft } from '../shared/table/cells.tsx';
import { RowButton } from '../shared/table/controls.tsx';
import { RowMenu } from '../shared/table/row-menu.tsx';
import { sortOptions, validSort } from '../shared/table/sort-options.ts';
import {
  ClientLine,
  clientColumns,
  FollowUpBadge,
  PriorityBadge,
  undefinedIfUnspecified,
} from './columns.tsx';
import { clientSorts, countClients, filterClients, isFollowUpDue, sortClients } from './model.ts';

// Loaded on demand, to keep the first screen small.
const AddClientDialog = lazy(async () => ({
  default: (await import('./add-client-dialog.tsx')).AddClientDialog,
}));
const EditClientDialog = lazy(async () => ({
  default: (await import('./form.tsx')).EditClientDialog,
}));
const DueNotice = lazy(async () => ({ default: (await import('./due-notice.tsx')).DueNotice }));
const ClientDetails = lazy(async () => ({ default: (await import('./client-details.tsx')).ClientDetails }));

const defaults = { cq: '', cstatus: 'all', priority: 'all', csort: 'newest', cview: 'list', new: '' };
const names = { words: 'cq', sort: 'csort', view: 'cview' } as const;
const nameOf = ({ companyName }: Client): string => companyName;
const statusOptions = { all: 'All Status', ...clientStatuses };
const priorityOptions = { all: 'All Priority', ...clientPriorities, urgent: 'Urgent' };

type Open = { what: 'edit'; client: Client } | undefined;

const toggled = (before: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
};

export const ClientsTab = ({ clients, contacts, onPerson }: Portal) => {
  const [query, setQuery] = useQueryState(defaults);
  const [open, setOpen] = useState<Open>();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const { openStory, storyDialog } = useStory<Client>('clients', nameOf);
  const now = useNow();
  const today = localDay(new Date(now));
  const status = oneOf<ClientStatus | 'all'>(query.cstatus, clientStatusValues, 'all');
  const priority = oneOf<ClientPriority | 'all'>(
    query.priority,
    Object.keys(clientPriorities) as ClientPriority[],
    'all',
  );
  const view = oneOf(query.cview, ['list', 'board'] as const, 'list');
  const { rows } = clients;
  const columns = useMemo(() => clientColumns(now, today, onPerson), [now, today, onPerson]);
  const sort = validSort(query.csort, clientSorts, columns, defaults.csort);
  const sortTime = sort === 'overdue' ? now : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column's sort order never changes
  const sorted = useMemo(() => sortClients(rows, sort, sortTime, columns), [rows, sort, sortTime]);
  // The input updates at once; the list follows when the browser has time.
  const words = useDeferredValue(query.cq);
  const shown = useMemo(
    () => filterClients(sorted, words, status, priority),
    [sorted, words, status, priority],
  );
  const counts = useMemo(() => countClients(rows), [rows]);
  const stats = useMemo(
    () => [
      { label: 'Total Clients', value: counts.total },
      { label: 'New Leads', value: counts.new },
      { label: 'In Progress', value: counts.inProgress },
      { label: 'Completed', value: counts.completed },
    ],
    [counts],
  );
  const due = useMemo(() => rows.filter((row) => isFollowUpDue(row, today)).length, [rows, today]);

  const { change, changeAll } = useChange({ contacts, clients });
  const move = useCallback(
    async (client: Client, next: ClientStatus) => {
      const text = `${client.companyName}: ${clientStatuses[next]}`;
      showSaveError('Error', await change({ kind: 'clients', lead: client }, { status: next }, text));
    },
    [change],
  );
  const saved = (client: Client) => {
    clients.replace(client);
    setOpen(undefined);
    void clients.refresh();
  };
  const add = () => setQuery({ new: 'client' });
  const added = () => setQuery({ new: '' });
  const rowActions = useCallback(
    (client: Client) => {
      const isOpen = expanded.has(client.id);
      return (
        <>
          <RowButton
            aria-expanded={isOpen}
            aria-controls={isOpen ? `details-${client.id}` : undefined}
            onClick={() => setExpanded((before) => toggled(before, client.id))}
          >
            {isOpen ? 'Hide' : 'View'}
          </RowButton>
          <RowButton onClick={() => setOpen({ what: 'edit', client })}>Edit</RowButton>
          <RowMenu
            name={client.companyName}
            actions={[
              { label: 'Story', run: () => openStory(client) },
              { label: 'Write an answer', run: () => onPerson(client.clientEmail, { answer: true }) },
            ]}
          />
        </>
      );
    },
    [expanded, openStory, onPerson],
  );
  const details = useCallback(
    (client: Client) =>
      expanded.has(client.id) && (
        <Suspense fallback={<ListSkeleton label="Loading the details" />}>
          <ClientDetails
            client={client}
            id={`details-${client.id}`}
            onChange={(patch, what) => change({ kind: 'clients', lead: client }, patch, `${what} changed`)}
          />
        </Suspense>
      ),
    [expanded, change],
  );
  const filters = useMemo(
    () => (
      <>
        <Select
          label="Status"
          value={status}
          options={statusOptions}
          onChange={(value) => setQuery({ cstatus: value })}
        />
        <Select
          label="Priority"
          value={priority}
          options={priorityOptions}
          onChange={(value) => setQuery({ priority: value })}
        />
        <Select
          label="Sort"
          value={sort}
          options={sortOptions(clientSorts, sort, columns)}
          onChange={(value) => setQuery({ csort: value })}
        />
      </>
    ),
    [status, priority, sort, columns, setQuery],
  );
  const board = useMemo(
    () => ({
      columns: clientStatuses,
      tones: clientTones,
      order: clientStatusValues,
      getTitle: nameOf,
      onMove: (client: Client, next: ClientStatus) => void move(client, next),
      onOpen: (client: Client) => setOpen({ what: 'edit', client }),
    }),
    [move],
  );
  const card = useCallback(
    (client: Client) => (
      <>
        <Soft>
          <ClientLine client={client} />
        </Soft>
        <OneLine>
          <MailLink email={client.clientEmail} />
        </OneLine>
        {client.clientPhone && (
          <OneLine>
            <PhoneLink phone={client.clientPhone} />
          </OneLine>
        )}
        <Soft>
          {[undefinedIfUnspecified(client.companySize), undefinedIfUnspecified(client.budget)]
            .filter(Boolean)
            .join(' · ')}
        </Soft>
        <Line>
          <PriorityBadge client={client} />
          <FollowUpBadge client={client} today={today} />
          <ClockLine lead={client} now={now} />
        </Line>
      </>
    ),
    [now, today],
  );
  return (
    <>
      <Pipeline
        collection={clients}
        shown={shown}
        found={words}
        now={now}
        stats={stats}
        words={{
          rows: 'clients',
          list: 'Client projects',
          search: 'Search clients...',
          export: 'Export Data',
        }}
        filters={filters}
        filtered={words.trim() !== '' || status !== 'all' || priority !== 'all'}
        query={query}
        onQuery={setQuery}
        names={names}
        sort={{ value: sort, none: defaults.csort }}
        view={view}
        dataset="clients"
        actions={<Button onClick={add}>Add client</Button>}
        notice={
          due > 0 && (
            <Suspense>
              {' '}
              <DueNotice
                due={due}
                onFirst={sort === 'followUp' ? undefined : () => setQuery({ csort: 'followUp' })}
              />
            </Suspense>
          )
        }
        empty={
          <Empty title="No clients found" text="No clients match your current filters.">
            {rows.length > 0 ? (
              <Button variant="default" onClick={() => setQuery({ cq: '', cstatus: 'all', priority: 'all' })}>
                Clear filters
              </Button>
            ) : (
              <Button variant="default" onClick={add}>
                Add the first client
              </Button>
            )}
          </Empty>
        }
        columns={columns}
        rowActions={rowActions}
        actionsWidth={8.75}
        details={details}
        board={board}
        card={card}
        bulk={{
          onStatus: (chosen, status) =>
            void changeAll(
              chosen
                .filter((lead) => lead.status !== status)
                .map((lead) => ({ lead: { kind: 'clients', lead }, patch: { status } })),
              `${chosen.length} ${chosen.length === 1 ? 'client' : 'clients'}: ${clientStatuses[status]}`,
            ),
        }}
      />
      <Suspense>
        {open?.what === 'edit' && (
          <EditClientDialog client={open.client} onClose={() => setOpen(undefined)} onSaved={saved} />
        )}
        {query.new === 'client' && (
          <AddClientDialog
            onClose={added}
            onSaved={(client) => {
              saved(client);
              added();
            }}
          />
        )}
      </Suspense>
      {storyDialog}
    </>
  );
};
