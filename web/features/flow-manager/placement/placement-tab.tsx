import { Badge, Button, Group, Switch, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { type Flow, updateFlow } from '#shared/api/flows.ts';
import { newPlacement, type Placement, placementLimits } from '#shared/domain/placements.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useFlows } from '../use-flows.ts';
import { describeLanguages, describePages, describeTrigger } from './labels.ts';
import { type Placed, PlacementComparison } from './placement-comparison.tsx';
import { PlacementForm } from './placement-form.tsx';

type Editing = { readonly flow: Flow | undefined; readonly placement: Placement; readonly isNew: boolean };

/** Adds or replaces a placement of a flow. */
const withPlacement = (flow: Flow, placement: Placement): Placement[] => {
  const before = flow.placements ?? [];
  return before.some(({ id }) => id === placement.id)
    ? before.map((other) => (other.id === placement.id ? placement : other))
    : [...before, placement];
};

/** Columns that a phone shows below the name instead. */
const wideOnly = { visibleFrom: 'sm' } as const;

/** The placements of the site's flows. */
export const PlacementTab = () => {
  const { flows, state, problem, reload, put } = useFlows();
  const [editing, setEditing] = useState<Editing>();
  const [busy, setBusy] = useState(false);
  const rows: Placed[] = flows
    .flatMap((flow) => (flow.placements ?? []).map((placement) => ({ flow, placement })))
    .sort((a, b) => b.placement.priority - a.placement.priority);

  const save = async (flow: Flow, placements: Placement[]): Promise<boolean> => {
    setBusy(true);
    try {
      put(await sessionCall(updateFlow, { params: { id: flow.id }, body: { placements } }));
      return true;
    } catch (error) {
      const description = errorMessage(error, "Couldn't save the placement");
      showToast({ title: 'Not saved', description, tone: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  if (state === 'failed')
    return (
      <Empty title={problem ?? ''}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  if (state === 'loading') return <Spinner label="Loading the flows" />;
  const add = () =>
    setEditing({
      flow: flows.find(({ isActive }) => isActive),
      placement: newPlacement(crypto.randomUUID().slice(0, 8)),
      isNew: true,
    });
  return (
    <section aria-label="On my site">
      <Group justify="space-between" align="start" gap="sm" mb="md">
        <Text inherit c="dimmed" flex="1 1 20rem" maw="60ch">
          Published flows open in the site’s chat: as its greeting, as a chip, for a topic of the assistant,
          after some time or when a visitor is about to leave. Changes take effect within a minute.
        </Text>
        <Button onClick={add}>Add a placement</Button>
      </Group>
      {rows.length === 0 ? (
        <Empty title="No placements yet">
          <Button onClick={add}>Add a placement</Button>
        </Empty>
      ) : (
        <Table.ScrollContainer minWidth={0} aria-label="Placements" tabIndex={0} role="region">
          <Table miw={{ base: 0, sm: 760 }} verticalSpacing="sm" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                {['Flow', 'Opens', 'Pages', 'For', 'Share', 'Priority', 'Flow’s sessions', 'On', ''].map(
                  (title, index) => (
                    <Table.Th key={title} scope="col" {...(index > 1 && index < 7 ? wideOnly : {})}>
                      {title || <span className="visually-hidden">Edit</span>}
                    </Table.Th>
                  ),
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ flow, placement }) => (
                <Table.Tr key={`${flow.id} ${placement.id}`}>
                  <Table.Td>
                    <strong>{flow.name}</strong>
                    {!flow.isActive && (
                      <Badge color="gray" variant="light" ml="xs">
                        Not published
                      </Badge>
                    )}
                    <Text size="xs" c="dimmed" hiddenFrom="sm">
                      {describePages(placement)}, {describeLanguages(placement)}, {placement.share} %
                    </Text>
                  </Table.Td>
                  <Table.Td>{describeTrigger(placement)}</Table.Td>
                  <Table.Td {...wideOnly}>{describePages(placement)}</Table.Td>
                  <Table.Td {...wideOnly}>{describeLanguages(placement)}</Table.Td>
                  <Table.Td {...wideOnly} style={{ whiteSpace: 'nowrap' }}>
                    {placement.share} %
                  </Table.Td>
                  <Table.Td {...wideOnly}>{placement.priority}</Table.Td>
                  <Table.Td {...wideOnly}>
                    {flow.stats.totalSessions}
                    {flow.stats.totalSessions > 0 && `, ${flow.stats.completionRate} % completed`}
                  </Table.Td>
                  <Table.Td>
                    <Switch
                      aria-label={`${flow.name} opens ${describeTrigger(placement)}`}
                      checked={!placement.paused}
                      disabled={busy}
                      onChange={(event) =>
                        void save(
                          flow,
                          withPlacement(flow, { ...placement, paused: !event.currentTarget.checked }),
                        )
                      }
                    />
                  </Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Edit where ${flow.name} opens`}
                      onClick={() => setEditing({ flow, placement, isNew: false })}
                    >
                      Edit
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <PlacementComparison rows={rows} />
      {editing && (
        <PlacementForm
          {...editing}
          flows={flows.filter(
            (flow) =>
              (flow.placements ?? []).length < placementLimits.perFlow || flow.id === editing.flow?.id,
          )}
          busy={busy}
          onClose={() => setEditing(undefined)}
          onSave={async (flow, placement) => {
            if (await save(flow, withPlacement(flow, placement))) setEditing(undefined);
          }}
          onRemove={async (flow, placement) => {
            const left = (flow.placements ?? []).filter(({ id }) => id !== placement.id);
            if (await save(flow, left)) setEditing(undefined);
          }}
        />
      )}
    </section>
  );
};
