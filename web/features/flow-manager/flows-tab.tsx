import { Button, Checkbox, Group, SimpleGrid, Skeleton, Text, TextInput } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import { createFlow, deleteFlow, type Flow, type FlowInput, updateFlow } from '#shared/api/flows.ts';
import { createEmptyDocument } from '#shared/flow/defaults.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import { listUses } from '#shared/flow/linked-flows.ts';
import { paths } from '#web/lib/paths.ts';
import { describeLink, getPublicLink } from '#web/lib/public-flow-link.ts';
import { useRead } from '#web/lib/query.ts';
import { describeFailure, errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { FlowUseList } from '#web/ui/flow-use-list.tsx';
import { IconPlus, IconSearch } from '#web/ui/icons.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.ts';
import { attachFlow } from './attached-flow.ts';
import type { CardDialogProps } from './card-dialog.ts';
import { DeactivateDialog, hasDeactivationEffects } from './deactivate-dialog.tsx';
import { FlowCard } from './flow-card.tsx';
import { HostsDialog } from './hosts-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { StatList } from './stat-list.tsx';
import { serializeFlows } from './transfer.ts';
import { useFlows } from './use-flows.ts';

// Needed only to activate a flow.
const TestsDialog = lazy(async () => ({ default: (await import('./tests-dialog.tsx')).TestsDialog }));
const passesTests = async (flow: Flow) => (await import('#web/lib/flow-tests.ts')).passesTests(flow);

/** See docs/behaviour.md, "The flow manager". */
const skeletonCount = 6;
const newFlowId = 'new';

type Open =
  | { what: 'delete' | 'rename' | 'link' | 'hosts' | 'deactivate'; flow: Flow }
  | { what: 'tests'; flow: Flow; agreedHosts?: string[] | undefined }
  | { what: 'action'; flow: Flow; Dialog: ComponentType<CardDialogProps> }
  | { what: 'import' }
  | undefined;

const getFileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'flow'}.json`;

/** Whether name or industry contain the search term; with `inside` also the texts of the flow. */
const matchesSearch = (flow: Flow, words: string, inside: boolean): boolean => {
  const needle = words.trim().toLowerCase();
  if (!needle) return true;
  if (flow.name.toLowerCase().includes(needle) || flow.industry.toLowerCase().includes(needle)) return true;
  return (
    inside &&
    JSON.stringify([flow.flowData.nodes.map(({ data }) => data), flow.flowData.notes.map(({ text }) => text)])
      .toLowerCase()
      .includes(needle)
  );
};

export const FlowsTab = () => {
  const list = useFlows();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [inside, setInside] = useState(false);
  const [open, setOpen] = useState<Open>();
  const { flows, put, drop } = list;
  // The cards work without statistics, so a failure isn't shown.
  const { data: analytics } = useRead(getFlowAnalytics, {}, { failure: '' });
  const shown = useMemo(
    () => flows.filter((flow) => matchesSearch(flow, words, inside)),
    [flows, words, inside],
  );

  const success = (description: string) => showToast({ title: 'Success', description, tone: 'success' });
  const failure = (error: unknown, fallback: string) =>
    showToast({ title: 'Error', description: errorMessage(error, fallback), tone: 'error' });

  const create = async (input: FlowInput) => {
    try {
      put(await sessionCall(createFlow, { body: input }));
      success('Flow created successfully');
    } catch (error) {
      showToast({
        title: 'Error',
        description: describeFailure(error, 'Failed to create flow'),
        tone: 'error',
      });
    }
  };
  const copyOf = (
    { name, description, industry, language }: Flow,
    { flowData, pendingHosts }: Pick<FlowInput, 'flowData' | 'pendingHosts'>,
  ): FlowInput => ({
    name: `${name.slice(0, 112)} (Copy)`,
    description,
    industry,
    language,
    flowData,
    ...(pendingHosts ? { pendingHosts } : {}),
  });
  const toggle = async (flow: Flow, agreedHosts?: string[], hasAcceptedTests = false) => {
    const isActive = !flow.isActive;
    if (isActive && !agreedHosts && listUnapprovedHosts(flow).length > 0)
      return setOpen({ what: 'hosts', flow });
    if (isActive && !hasAcceptedTests && !(await passesTests(flow)))
      return setOpen({ what: 'tests', flow, agreedHosts });
    setOpen(undefined);
    try {
      const body = agreedHosts ? { isActive, agreedHosts } : { isActive };
      put(await sessionCall(updateFlow, { params: { id: flow.id }, body }));
      success('Flow updated successfully');
    } catch (error) {
      failure(error, 'Failed to update flow');
    }
  };
  // Ask only if this has effects that the author may not expect.
  const takeOff = async (flow: Flow) => {
    if (await hasDeactivationEffects(flow, flows)) setOpen({ what: 'deactivate', flow });
    else await toggle(flow);
  };
  const remove = async (flow: Flow) => {
    setOpen(undefined);
    try {
      await sessionCall(deleteFlow, { params: { id: flow.id } });
      drop(flow.id);
      success('Flow deleted successfully');
    } catch (error) {
      failure(error, 'Failed to delete flow');
    }
  };
  const copyLink = async (flow: Flow) => {
    try {
      await navigator.clipboard.writeText(getPublicLink(flow));
      showToast({
        title: 'Link copied',
        description: describeLink(flow) || getPublicLink(flow),
        tone: 'success',
      });
    } catch {
      setOpen({ what: 'link', flow });
    }
  };
  const isKnown = list.state === 'ready';
  const sum = (figure: (stats: Flow['stats']) => number) =>
    flows.reduce((total, { stats }) => total + figure(stats), 0);
  const createNew = () => navigate(paths.flow.to(newFlowId));
  return (
    <>
      {analytics && (
        <StatList
          large
          figures={[
            ['Total Flows', isKnown ? flows.length : analytics.totalFlows],
            [
              'Active Flows',
              isKnown ? flows.filter(({ isActive }) => isActive).length : analytics.activeFlows,
            ],
            ['Total Sessions', isKnown ? sum(({ totalSessions }) => totalSessions) : analytics.totalSessions],
            [
              'Avg Completion',
              `${Math.round(isKnown ? sum(({ completionRate }) => completionRate) / (flows.length || 1) : analytics.avgCompletion)}%`,
            ],
          ]}
        />
      )}
      <Group gap="sm">
        <TextInput
          type="search"
          flex="1 1 16rem"
          placeholder="Search by name or industry..."
          aria-label="Search flows"
          data-shortcut="search"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Checkbox
          label="Search inside flows"
          checked={inside}
          onChange={(event) => setInside(event.target.checked)}
        />
        <Button
          variant="default"
          disabled={flows.length === 0}
          onClick={() =>
            saveFile(`flows-${new Date().toISOString().slice(0, 10)}.json`, serializeFlows(flows))
          }
        >
          Export
        </Button>
        <Button variant="default" onClick={() => setOpen({ what: 'import' })}>
          Import
        </Button>
        <Button leftSection={<IconPlus size={16} />} onClick={createNew}>
          Create Flow
        </Button>
      </Group>
      {list.state === 'loading' && (
        <SimpleGrid minColWidth="min(20rem, 100%)" aria-busy="true" role="status" aria-label="Loading flows">
          {Array.from({ length: skeletonCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <Skeleton key={index} height="20rem" data-testid="skeleton" />
          ))}
        </SimpleGrid>
      )}
      {list.state === 'failed' && (
        <Empty title={list.problem ?? "Couldn't load the flows"}>
          <Button onClick={list.reload}>Retry</Button>
        </Empty>
      )}
      {list.state === 'ready' && shown.length === 0 && words.trim() !== '' && (
        <Empty title="No flows found" text="Try adjusting your search terms" />
      )}
      {list.state === 'ready' && flows.length === 0 && words.trim() === '' && (
        <Empty title="No conversation flows yet" text="Create your first conversation flow to get started">
          <Button onClick={createNew}>Create Your First Flow</Button>
        </Empty>
      )}
      {list.state === 'ready' && shown.length > 0 && (
        <SimpleGrid component="ul" minColWidth="min(20rem, 100%)">
          {shown.map((flow) => (
            <FlowCard
              key={flow.id}
              flow={flow}
              onToggle={() => void (flow.isActive ? takeOff(flow) : toggle(flow))}
              onDuplicate={() => void create(copyOf(flow, { flowData: createEmptyDocument() }))}
              onDuplicateContent={() => void create(copyOf(flow, flow))}
              onRename={() => setOpen({ what: 'rename', flow })}
              onExport={() => saveFile(getFileName(flow.name), serializeFlows([flow]))}
              onCopyLink={() => void copyLink(flow)}
              onAttach={() => {
                attachFlow(flow);
                navigate(paths.home.to('contact'));
              }}
              onDelete={() => setOpen({ what: 'delete', flow })}
              onAction={(action) =>
                'to' in action
                  ? navigate(action.to(flow))
                  : setOpen({ what: 'action', flow, Dialog: action.Dialog })
              }
            />
          ))}
        </SimpleGrid>
      )}
      {open?.what === 'delete' && (
        <Modal title="Delete flow" size="small" onClose={() => setOpen(undefined)}>
          <p>Are you sure you want to delete this flow?</p>
          <Text size="sm" c="dimmed">
            {open.flow.name}
          </Text>
          {listUses(open.flow.uuid, flows).length > 0 && (
            <>
              <Text size="sm">These flows use it and will take their error exit instead:</Text>
              <FlowUseList uses={listUses(open.flow.uuid, flows)} />
            </>
          )}
          <Group justify="end" gap="sm">
            <Button variant="default" onClick={() => setOpen(undefined)}>
              Cancel
            </Button>
            <Button color="red" onClick={() => void remove(open.flow)}>
              Delete
            </Button>
          </Group>
        </Modal>
      )}
      {open?.what === 'rename' && (
        <RenameDialog
          flow={open.flow}
          onClose={() => setOpen(undefined)}
          onSaved={(flow) => {
            put(flow);
            setOpen(undefined);
            success('Flow updated successfully');
          }}
        />
      )}
      {open?.what === 'hosts' && (
        <HostsDialog
          name={open.flow.name}
          hosts={listUnapprovedHosts(open.flow)}
          onClose={() => setOpen(undefined)}
          onAgree={() => void toggle(open.flow, listUnapprovedHosts(open.flow))}
        />
      )}
      {open?.what === 'tests' && (
        <Suspense>
          <TestsDialog
            flow={open.flow}
            onClose={() => setOpen(undefined)}
            onActivate={() => void toggle(open.flow, open.agreedHosts, true)}
          />
        </Suspense>
      )}
      {open?.what === 'deactivate' && (
        <DeactivateDialog
          flow={open.flow}
          flows={flows}
          onClose={() => setOpen(undefined)}
          onDeactivate={() => void toggle(open.flow)}
        />
      )}
      {open?.what === 'link' && <LinkDialog flow={open.flow} onClose={() => setOpen(undefined)} />}
      {open?.what === 'action' && (
        <Suspense>
          <open.Dialog flow={open.flow} onClose={() => setOpen(undefined)} onChanged={put} />
        </Suspense>
      )}
      {open?.what === 'import' && (
        <ImportDialog flows={flows} onClose={() => setOpen(undefined)} onCreated={put} />
      )}
    </>
  );
};
