import { Button, Select, Table, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FlowResult, listFlowResults } from '#shared/api/flow-results.ts';
import { byteOrderMark } from '#shared/csv.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { formatMoment, visitorZone } from '#web/lib/when.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFlows } from '../use-flows.ts';
import { columnsOf, csvOf, everyResult, nameOf } from './columns.ts';
import css from './results.module.css';
import { SessionDrawer } from './session-drawer.tsx';
import { Traffic } from './traffic.tsx';

const periods = [
  { value: '', label: 'As long as kept' },
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
];
const dayMs = 86_400_000;
const names = ['period', 'version', 'outcome', 'page', 'language'] as const;

/** Everything that visitors answered in one of the site's flows: a row each, a column for each answer. */
export const ResultsTab = () => {
  const { flows, state, problem, reload } = useFlows();
  const [params, setParams] = useSearchParams();
  const [rows, setRows] = useState<readonly FlowResult[]>([]);
  const [next, setNext] = useState<string>();
  const [reading, setReading] = useState<'first' | 'more' | 'file'>();
  const [failure, setFailure] = useState<string>();
  const flow = flows.find(({ id }) => id === params.get('flow')) ?? flows[0];
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  const { period = '', ...fields } = filter;
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
  const query = {
    ...(period
      ? { from: new Date(Date.now() - (Number(period) - 1) * dayMs).toISOString().slice(0, 10) }
      : {}),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
  };
  const page = (cursor?: string) =>
    sessionCall(listFlowResults, {
      params: { id: flow?.id ?? '' },
      query: { ...query, ...(cursor ? { cursor } : {}) },
    });

  const flowId = flow?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another flow or filter, named by their keys
  useEffect(() => {
    if (!flowId) return;
    let gone = false;
    setReading('first');
    setFailure(undefined);
    page().then(
      (first) => {
        if (gone) return;
        setRows(first.rows);
        setNext(first.next);
        setReading(undefined);
      },
      (error: unknown) => {
        if (gone) return;
        setFailure(sentenceOf(error, 'The results could not be loaded'));
        setReading(undefined);
      },
    );
    return () => {
      gone = true;
    };
  }, [flowId, filterKey]);

  const more = async () => {
    setReading('more');
    try {
      const later = await page(next);
      setRows((before) => [...before, ...later.rows]);
      setNext(later.next);
    } catch (error) {
      showToast({ title: 'Error', description: sentenceOf(error, 'No more could be loaded'), tone: 'error' });
    }
    setReading(undefined);
  };
  const download = async () => {
    if (!flow) return;
    setReading('file');
    try {
      const all = await everyResult(page);
      saveFile(`${nameOf(flow.name)}-results.csv`, byteOrderMark + csvOf(flow, all), 'text/csv');
    } catch (error) {
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'The file could not be made'),
        tone: 'error',
      });
    }
    setReading(undefined);
  };

  if (state === 'failed')
    return (
      <Empty title={problem ?? ''}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  if (state === 'loading') return <Spinner label="Loading the flows" />;
  if (!flow) return <Empty title="No flows yet" />;
  const columns = columnsOf(flow, rows);
  const outcomes = [...new Set(['completed', 'open', 'stopped', ...rows.map(({ outcome }) => outcome)])];
  const session = params.get('session');
  return (
    <section aria-label="Results">
      <div className={css.filters}>
        <Select
          label="Flow"
          data={flows.map(({ id, name }) => ({ value: id, label: name }))}
          value={flow.id}
          allowDeselect={false}
          searchable
          onChange={(id) => id && setParams({ tab: 'results', flow: id }, { replace: true })}
        />
        <Select
          label="Period"
          data={periods}
          value={period}
          allowDeselect={false}
          onChange={(value) => set('period', value ?? '')}
        />
        <Select
          label="Outcome"
          placeholder="Any"
          clearable
          data={outcomes}
          value={filter.outcome || null}
          onChange={(value) => set('outcome', value ?? '')}
        />
        <Select
          label="Version"
          placeholder="Any"
          clearable
          data={Array.from({ length: flow.version }, (_, index) => String(flow.version - index))}
          value={filter.version || null}
          onChange={(value) => set('version', value ?? '')}
        />
        <Select
          label="Language"
          placeholder="Any"
          clearable
          data={[...new Set([flow.language, ...rows.map(({ language }) => language)])].map((code) => ({
            value: code,
            label: isLanguageCode(code) ? languages[code].name : code,
          }))}
          value={filter.language || null}
          onChange={(value) => set('language', value ?? '')}
        />
        <TextInput
          label="Page"
          placeholder="/pricing"
          value={filter.page}
          onChange={(event) => set('page', event.currentTarget.value)}
        />
        <Button
          variant="default"
          className={css.file}
          loading={reading === 'file'}
          disabled={rows.length === 0}
          onClick={() => void download()}
        >
          Download CSV
        </Button>
      </div>
      {failure && (
        <Empty title={failure}>
          <Button onClick={() => set('at', String(Date.now()))}>Retry</Button>
        </Empty>
      )}
      {reading === 'first' && <Spinner label="Loading the results" />}
      {!failure && reading !== 'first' && rows.length === 0 && (
        <Empty
          title={next ? 'None among the latest; look further back' : 'Nobody has answered this flow yet'}
        >
          {next && (
            <Button loading={reading === 'more'} onClick={() => void more()}>
              Look further
            </Button>
          )}
        </Empty>
      )}
      {rows.length > 0 && (
        <>
          <Table.ScrollContainer
            minWidth={Math.max(640, 160 * (columns.length + 3))}
            role="region"
            tabIndex={0}
            aria-label="Answers"
          >
            <Table highlightOnHover stickyHeader>
              <Table.Thead>
                <Table.Tr>
                  {['Began', 'Outcome', ...columns, 'Language', 'Page', 'Version'].map((title) => (
                    <Table.Th key={title} scope="col">
                      {title}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.id}>
                    <Table.Td className={css.when}>
                      <button type="button" className={css.open} onClick={() => set('session', row.id)}>
                        {formatMoment(new Date(row.startedAt), visitorZone(), 'en')}
                      </button>
                    </Table.Td>
                    <Table.Td>{row.outcome}</Table.Td>
                    {columns.map((name) => (
                      <Table.Td key={name} className={css.answer} dir="auto">
                        {row.variables[name] ?? ''}
                      </Table.Td>
                    ))}
                    <Table.Td>{row.language}</Table.Td>
                    <Table.Td>{row.page ?? ''}</Table.Td>
                    <Table.Td>v{row.version}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <p className={css.count}>
            {rows.length} shown{next ? '' : ', all there are'}
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
          </p>
        </>
      )}
      <Traffic key={flow.id} flow={flow} />
      {session && <SessionDrawer flow={flow} session={session} onClose={() => set('session', '')} />}
    </section>
  );
};
