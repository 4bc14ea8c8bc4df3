import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Client } from '#shared/domain/leads.ts';
import { localDay } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';
import type { Portal } from '../data/portal.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { LeadList } from '../leads/lead-list.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { useChange } from '../leads/use-change.ts';
import { useLeadList } from '../leads/use-lead-list.ts';
import { useNow } from '../leads/use-now.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { Line, Soft } from '../shared/table/cells.tsx';
import { RowButton } from '../shared/table/controls.tsx';
import { RowActions } from '../shared/table/row-actions.tsx';
import {
  ClientLine,
  clientColumns,
  FollowUpBadge,
  PriorityBadge,
  undefinedIfUnspecified,
} from './columns.tsx';
import { clientList, countClients, isFollowUpDue } from './model.ts';

// Loaded on demand, to keep the first screen small.
const AddClientDialog = lazy(async () => ({
  default: (await import('./add-client-dialog.tsx')).AddClientDialog,
}));
const EditClientDialog = lazy(async () => ({
  default: (await import('./form.tsx')).EditClientDialog,
}));
const DueNotice = lazy(async () => ({ default: (await import('./due-notice.tsx')).DueNotice }));
const ClientDetails = lazy(async () => ({ default: (await import('./client-details.tsx')).ClientDetails }));

/** Opens the dialog that adds a client. */
const addDialog = { new: '' };

const toggled = (before: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
};

export const ClientsTab = (portal: Portal) => {
  const { clients, onPerson } = portal;
  const { rows } = clients;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const now = useNow();
  const today = localDay(new Date(now));
  const columns = useMemo(() => clientColumns(now, today, onPerson), [now, today, onPerson]);
  const list = useLeadList(clientList, portal, { rows, columns, now, more: addDialog });
  const { query, setQuery, edited, edit, openStory } = list;
  const { change } = useChange(portal);
  const stats = useMemo(() => {
    const counts = countClients(rows);
    return [
      { label: 'Total Clients', value: counts.total, search: '?tab=clients' },
      { label: 'New Leads', value: counts.new, search: '?tab=clients&cstatus=new' },
      { label: 'In Progress', value: counts.inProgress, search: '?tab=clients&cstatus=in_progress' },
      { label: 'Completed', value: counts.completed, search: '?tab=clients&cstatus=completed' },
    ];
  }, [rows]);
  const due = useMemo(() => rows.filter((row) => isFollowUpDue(row, today)).length, [rows, today]);
  const saved = (client: Client) => {
    clients.replace(client);
    edit(undefined);
    void clients.refresh();
  };
  const add = () => setQuery({ new: 'client' });
  const added = () => setQuery({ new: '' });
  const rowActions = useCallback(
    (client: Client) => {
      const isOpen = expanded.has(client.id);
      return (
        <RowActions
          name={client.companyName}
          menu={[
            { label: 'Story', run: () => openStory(client) },
            { label: 'Write an answer', run: () => onPerson(client.clientEmail, { answer: true }) },
          ]}
        >
          <RowButton
            aria-expanded={isOpen}
            aria-controls={isOpen ? `details-${client.id}` : undefined}
            onClick={() => setExpanded((before) => toggled(before, client.id))}
          >
            {isOpen ? 'Hide' : 'View'}
          </RowButton>
          <RowButton onClick={() => edit(client)}>Edit</RowButton>
        </RowActions>
      );
    },
    [expanded, edit, openStory, onPerson],
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
  const card = useCallback(
    (client: Client) => (
      <>
        <Soft>
          <ClientLine client={client} />
        </Soft>
        <MailLink email={client.clientEmail} />
        {client.clientPhone && <PhoneLink phone={client.clientPhone} />}
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
      <LeadList
        list={list}
        collection={clients}
        stats={stats}
        actions={<Button onClick={add}>Add client</Button>}
        notice={
          due > 0 && (
            <Suspense>
              {' '}
              <DueNotice
                due={due}
                onFirst={list.sort === 'followUp' ? undefined : () => setQuery({ csort: 'followUp' })}
              />
            </Suspense>
          )
        }
        empty={
          <Empty title="No clients found" text="No clients match your current filters.">
            {rows.length > 0 ? (
              <Button variant="default" onClick={list.clearFilters}>
                Clear filters
              </Button>
            ) : (
              <Button variant="default" onClick={add}>
                Add the first client
              </Button>
            )}
          </Empty>
        }
        rowActions={rowActions}
        details={details}
        card={card}
      />
      <Suspense>
        {edited && <EditClientDialog client={edited} onClose={() => edit(undefined)} onSaved={saved} />}
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
    </>
  );
};
