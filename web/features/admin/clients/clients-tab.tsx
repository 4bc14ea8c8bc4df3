import { useEffect, useMemo, useState } from 'react';
import { updateClient } from '#shared/api/admin-clients.ts';
import {
  type ClientPriority,
  type ClientStatus,
  clientPriorities,
  clientStatuses,
  clientStatusValues,
} from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { localDay } from '../data/dates.ts';
import type { Collection } from '../data/use-collection.ts';
import { oneOf, useQueryState } from '../data/use-query-state.ts';
import { Pipeline } from '../leads/pipeline.tsx';
import { useMove } from '../leads/use-move.ts';
import { useNow } from '../leads/use-now.ts';
import { useStory } from '../leads/use-story.tsx';
import { Select } from '../parts/filter-bar.tsx';
import { Badge, clientTones, priorityTones } from '../parts/status-badge.tsx';
import { AddClientDialog } from './add-client-dialog.tsx';
import { ClientCard } from './client-card.tsx';
import {
  type ClientSort,
  clientCounts,
  clientSorts,
  filterClients,
  followUpDue,
  sortClients,
  warmClients,
} from './client-model.ts';
import { DueNotice } from './due-notice.tsx';
import { EditClientDialog } from './edit-client-dialog.tsx';

const defaults = { cq: '', cstatus: 'all', priority: 'all', csort: 'newest', cview: 'list' };
const statusOptions = { all: 'All Status', ...clientStatuses };
const priorityOptions = { all: 'All Priority', ...clientPriorities, urgent: 'Urgent' };

interface ClientsTabProps {
  readonly clients: Collection<Client>;
  readonly onPerson: (email: string) => void;
}

type Open = { what: 'edit'; client: Client } | { what: 'add' } | undefined;

export const ClientsTab = ({ clients, onPerson }: ClientsTabProps) => {
  const [query, setQuery] = useQueryState(defaults);
  const [open, setOpen] = useState<Open>();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const { openStory, storyDialog } = useStory<Client>('clients', ({ companyName }) => companyName);
  const now = useNow();
  const today = localDay(new Date(now));
  const status = oneOf<ClientStatus | 'all'>(query.cstatus, clientStatusValues, 'all');
  const priority = oneOf<ClientPriority | 'all'>(
    query.priority,
    Object.keys(clientPriorities) as ClientPriority[],
    'all',
  );
  const sort = oneOf<ClientSort>(query.csort, Object.keys(clientSorts) as ClientSort[], 'newest');
  const view = oneOf(query.cview, ['list', 'board'] as const, 'list');
  const { rows } = clients;
  const sortTime = sort === 'overdue' ? now : 0;
  const sorted = useMemo(() => sortClients(rows, sort, sortTime), [rows, sort, sortTime]);
  useEffect(() => warmClients(rows), [rows]);
  const shown = useMemo(
    () => filterClients(sorted, query.cq, status, priority),
    [sorted, query.cq, status, priority],
  );
  const counts = useMemo(() => clientCounts(rows), [rows]);
  const due = useMemo(() => rows.filter((row) => followUpDue(row, today)).length, [rows, today]);

  const move = useMove<Client>(
    clients,
    (id, body) => sessionCall(updateClient, { params: { id }, body }),
    'Failed to update client',
  );
  const toggle = (id: string) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const saved = (client: Client) => {
    clients.replace(client);
    setOpen(undefined);
    void clients.refresh();
  };
  const add = () => setOpen({ what: 'add' });
  return (
    <>
      <Pipeline
        collection={clients}
        shown={shown}
        now={now}
        stats={[
          { label: 'Total Clients', value: counts.total },
          { label: 'New Leads', value: counts.new },
          { label: 'In Progress', value: counts.inProgress },
          { label: 'Completed', value: counts.completed },
        ]}
        words={{
          rows: 'clients',
          list: 'Client projects',
          search: 'Search clients...',
          export: 'Export Data',
        }}
        search={{ value: query.cq, onChange: (cq) => setQuery({ cq }) }}
        filters={
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
              options={clientSorts}
              onChange={(value) => setQuery({ csort: value })}
            />
          </>
        }
        view={view}
        onView={(value) => setQuery({ cview: value })}
        dataset="clients"
        actions={
          <Button size="small" onClick={add}>
            Add client
          </Button>
        }
        notice={
          <DueNotice
            due={due}
            onFirst={sort === 'followUp' ? undefined : () => setQuery({ csort: 'followUp' })}
          />
        }
        empty={
          <Empty title="No clients found" text="No clients match your current filters.">
            {rows.length > 0 ? (
              <Button look="quiet" onClick={() => setQuery({ cq: '', cstatus: 'all', priority: 'all' })}>
                Clear filters
              </Button>
            ) : (
              <Button look="quiet" onClick={add}>
                Add the first client
              </Button>
            )}
          </Empty>
        }
        board={{
          columns: clientStatuses,
          tones: clientTones,
          order: clientStatusValues,
          titleOf: ({ companyName }) => companyName,
          metaOf: ({ clientName }) => clientName,
          marksOf: ({ priorityLevel }) => (
            <Badge tone={priorityTones[priorityLevel]}>{clientPriorities[priorityLevel]}</Badge>
          ),
          onMove: (client, next) => void move(client, next),
          onOpen: (client) => setOpen({ what: 'edit', client }),
        }}
        estimate={84}
      >
        {(client) => (
          <ClientCard
            client={client}
            now={now}
            today={today}
            expanded={expanded.has(client.id)}
            onToggle={() => toggle(client.id)}
            onEdit={() => setOpen({ what: 'edit', client })}
            onStory={() => openStory(client)}
            onPerson={() => onPerson(client.clientEmail)}
          />
        )}
      </Pipeline>
      {open?.what === 'edit' && (
        <EditClientDialog client={open.client} onClose={() => setOpen(undefined)} onSaved={saved} />
      )}
      {open?.what === 'add' && <AddClientDialog onClose={() => setOpen(undefined)} onSaved={saved} />}
      {storyDialog}
    </>
  );
};
