import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FlowAnalytics, getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import { type FlowResult, listFlowResults, maxResultRows } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { byteOrderMark } from '#shared/csv.ts';
import { listUses } from '#shared/flow/linked-flows.ts';
import { formatCount } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall, sessionPages } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { formatDuration } from '../format-duration.ts';
import { StatList } from '../stat-list.tsx';
import type { FlowPreview } from '../templates-tab.tsx';
import { useFlows } from '../use-flows.ts';
import { buildCsv, listColumns, readAllResults, toFileName } from './columns.ts';
import { type Filter, filterNames, ResultFilters } from './result-filters.tsx';
import { ResultTable } from './result-table.tsx';
import { SessionDrawer } from './session-drawer.tsx';
import { Traffic } from './traffic.tsx';

const dayMs = 86_400_000;
/** A filter may leave few rows per page: load more pages until there are enough, up to a limit. */
const minRows = 25;
const maxRequests = 4;

const buildQuery = ({ period, ...fields }: Filter) => ({
  ...(period ? { from: new Date(Date.now() - (Number(period) - 1) * dayMs).toISOString().slice(0, 10) } : {}),
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
});

/** Explains where to find answers of visitors who arrived by a jump: in the flow they started. */
export const describeArrivals = (
  { uuid, flowData }: Pick<Flow, 'uuid' | 'flowData'>,
  flows: readonly Pick<Flow, 'name' | 'flowData'>[],
  traffic: Pick<FlowAnalytics, 'nodes'> | undefined,
): string | undefined => {
  const startId = flowData.nodes.find(({ type }) => type === 'start')?.id;
  const arrived = traffic?.nodes.find(({ nodeId }) => nodeId === startId)?.reached ?? 0;
  if (arrived === 0) return undefined;
  const names = listUses(uuid, flows).map(({ flow }) => `“${flow.name}”`);
  const from = names.length > 0 ? names.join(', ') : 'another flow';
  const visitors = arrived === 1 ? 'One visitor' : `${formatCount(arrived)} visitors`;
  return `${visitors} came here from ${from} in the last 30 days. Their answers are in the results of the flow that they started.`;
};

/** Visitors' answers in one of the site's flows. */
export const ResultsTab = ({ preview }: { preview: FlowPreview }) => {
  const { flows, state, problem, reload } = useFlows();
  const [params, setParams] = useSearchParams();
  const [rows, setRows] = useState<readonly FlowResult[]>([]);
  const [next, setNext] = useState<string>();
  const [reading, setReading] = useState<'first' | 'more' | 'file'>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  const wanted = params.get('flow');
  const flow = wanted ? flows.find(({ id }) => id === wanted) : flows[0];
  const filter = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filter;
  const filterKey = JSON.stringify(filter);
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const ask = (cursor?: string) =>
    sessionCall(listFlowResults, {
      params: { id: flow?.id ?? '' },
      query: { ...buildQuery(filter), ...(cursor ? { cursor } : {}) },
    });
  const page = async (from?: string) => {
    let { rows: found, next: cursor } = await ask(from);
    for (let requests = 1; cursor && found.length < minRows && requests < maxRequests; requests += 1) {
      const further = await ask(cursor);
      found = [...found, ...further.rows];
      cursor = further.next;
    }
    return { rows: found, next: cursor };
  };

  const flowId = flow?.id;
  const traffic = useRead(getFlowAnalytics, flowId ? { query: { flow: flowId } } : null, { failure: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload for another flow or filter
  useEffect(() => {
    if (!flowId) return;
    let isCancelled = false;
    setReading('first');
    setFailure(undefined);
    page().then(
      (first) => {
        if (isCancelled) return;
        setRows(first.rows);
        setNext(first.next);
        setReading(undefined);
      },
      (error: unknown) => {
        if (isCancelled) return;
        setFailure(errorMessage(error, "Couldn't load the results"));
        setReading(undefined);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [flowId, filterKey, round]);

  const attempt = async (what: 'more' | 'file', work: () => Promise<void>, fallback: string) => {
    setReading(what);
    try {
      await work();
    } catch (error) {
      showToast({ title: 'Error', description: errorMessage(error, fallback), tone: 'error' });
    }
    setReading(undefined);
  };
  const more = () =>
    attempt(
      'more',
      async () => {
        const later = await page(next);
        setRows((before) => [...before, ...later.rows]);
        setNext(later.next);
      },
      "Couldn't load more",
    );

  if (state === 'failed')
    return (
      <Empty title={problem ?? ''}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  if (state === 'loading') return <Spinner label="Loading the flows" />;
  if (!flow)
    return wanted ? (
      <Empty title="This flow no longer exists">
        <Button onClick={() => setParams({ tab: 'results' }, { replace: true })}>Show other flows</Button>
      </Empty>
    ) : (
      <Empty title="No flows yet" text="Results appear here once visitors have used a published flow." />
    );
  const download = () =>
    attempt(
      'file',
      async () => {
        const all = await readAllResults(
          sessionPages(listFlowResults, {
            params: { id: flow.id },
            query: { ...buildQuery(filter), limit: String(maxResultRows) },
          }),
        );
        saveFile(`${toFileName(flow.name)}-results.csv`, byteOrderMark + buildCsv(flow, all), 'text/csv');
      },
      "Couldn't create the file",
    );
  const session = params.get('session');
  const { totalSessions, activeToday, completionRate, avgSessionTime } = flow.stats;
  return (
    <Stack component="section" gap="sm" aria-label="Results">
      <Group justify="space-between" align="end" gap="sm">
        <Select
          label="Flow"
          flex="0 1 24rem"
          data={flows.map(({ id, name }) => ({ value: id, label: name }))}
          value={flow.id}
          searchable
          onChange={(id) => id && setParams({ tab: 'results', flow: id }, { replace: true })}
        />
        <Button
          variant="default"
          loading={reading === 'file'}
          disabled={rows.length === 0}
          onClick={() => void download()}
        >
          Download CSV
        </Button>
      </Group>
      <StatList
        large
        figures={[
          ['Sessions', formatCount(totalSessions)],
          ['Today', formatCount(activeToday)],
          ['Completion', `${Math.round(completionRate)}%`],
          ['Average time', formatDuration(avgSessionTime)],
        ]}
      />
      <ResultFilters flow={flow} rows={rows} filter={filter} onChange={set} />
      {failure && (
        <Empty title={failure}>
          <Button onClick={() => setRound(round + 1)}>Retry</Button>
        </Empty>
      )}
      {reading === 'first' && <Spinner label="Loading the results" />}
      {!failure && reading !== 'first' && rows.length === 0 && (
        <Empty
          title={next ? 'No matches in the latest sessions' : 'No sessions yet'}
          text={next ? undefined : describeArrivals(flow, flows, traffic.data)}
        >
          {next && (
            <Button loading={reading === 'more'} onClick={() => void more()}>
              Search older sessions
            </Button>
          )}
        </Empty>
      )}
      {!failure && rows.length > 0 && (
        <>
          <ResultTable
            flow={flow}
            columns={listColumns(flow, rows)}
            rows={rows}
            onOpen={(id) => set('session', id)}
          />
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              {rows.length} {rows.length === 1 ? 'session' : 'sessions'}
              {next ? ' loaded' : ''}
            </Text>
            {next && (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={reading === 'more'}
                onClick={() => void more()}
              >
                Load more
              </Button>
            )}
          </Group>
        </>
      )}
      <Traffic key={flow.id} flow={flow} />
      {session && (
        <SessionDrawer
          key={session}
          flow={flow}
          session={session}
          preview={preview}
          onClose={() => set('session', '')}
        />
      )}
    </Stack>
  );
};
