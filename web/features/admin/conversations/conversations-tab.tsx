import {
  Alert,
  Badge,
  Button,
  Group,
  NavLink,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import {
  type ConversationSummary,
  listConversations,
  type ConversationView as View,
} from '#shared/api/conversations.ts';
import { pageGroups, turnOutcomes } from '#shared/domain/conversations.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { formatShortDateTime, pluralize } from '#web/lib/format.ts';
import { nextQuery } from '#web/lib/http.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCallFull } from '#web/lib/session.ts';
import { useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { IconX } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { Portal } from '../data/portal.ts';
import { reasonLabels } from '../knowledge/reason-labels.ts';
import { formatPeriod } from '../overview/stats.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { ConversationView } from './conversation-view.tsx';
import css from './conversations.module.css';
import {
  conversationTitle,
  languageName,
  originLabel,
  outcomeLabels,
  pageLabel,
  stateLabel,
  topicLabel,
  topicLabels,
} from './labels.ts';
import { StatsView } from './stats-view.tsx';
import { useFlowNames } from './use-flow-names.ts';
import { readAlerts, saveAlerts } from './use-presence.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';

const noFilters = {
  cq: '',
  clang: '',
  cpage: '',
  ctopic: '',
  cout: '',
  cflow: '',
  cfrom: '',
  cto: '',
};
const defaults = { view: 'all', talk: '', ...noFilters };
const refreshMs = 15_000;
const pageRows = 50;
const views = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live now' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'unanswered', label: 'Not answered' },
  { value: 'figures', label: 'Statistics' },
];
/** A day from the URL, or '' if it isn't one. */
const validDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';

const noMatches = { title: 'Nothing found', text: 'No conversation matches your search and filters.' };
const emptyStates: Readonly<Record<Exclude<View, 'care'>, { title: string; text: string }>> = {
  all: {
    title: 'No conversations yet',
    text: 'Conversations with the assistant appear here for 90 days.',
  },
  live: {
    title: 'No live conversations',
    text: 'Conversations from the last ten minutes appear here.',
  },
  waiting: {
    title: 'Nobody is waiting',
    text: 'Visitors who ask for a person appear here right away.',
  },
  unanswered: {
    title: 'No open questions',
    text: 'Every question was answered or ignored.',
  },
};

/** Shrinks padding and type so that all five views fit on a phone. */
const phoneStyles = {
  overflowX: 'auto',
  '--sc-padding': '0.1875rem clamp(0.25rem, 1.5vw, 0.625rem)',
  '--sc-font-size': 'clamp(0.75rem, 3.7vw, var(--mantine-font-size-sm))',
} as CSSProperties;

const filter = { flex: '1 1 9rem', maw: '16rem' } as const;

const none: readonly ConversationSummary[] = [];

interface ListProps {
  readonly rows: readonly ConversationSummary[];
  readonly flows: ReadonlyMap<string, string>;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const State = ({ row }: { row: ConversationSummary }) =>
  row.danger ? (
    <Badge color="red">Needs care</Badge>
  ) : row.state !== 'assistant' ? (
    <Badge color={row.left ? 'gray' : row.state === 'waiting' ? 'warning' : 'accent'}>
      {stateLabel(row)}
    </Badge>
  ) : row.missed ? (
    <Badge color="red">{reasonLabels[row.missed.reason]}</Badge>
  ) : (
    <Badge color={row.outcome === 'unknown' ? 'red' : 'gray'}>{outcomeLabels[row.outcome]}</Badge>
  );

const List = ({ rows, flows, chosen, onChoose }: ListProps) => (
  <Paper component="ul" style={{ overflow: 'hidden' }}>
    {rows.map((row) => (
      <li key={row.missed?.turn ?? row.id}>
        <NavLink
          active={row.id === chosen}
          aria-current={row.id === chosen}
          onClick={() => onChoose(row.id)}
          style={{ borderBlockEnd: 'var(--hairline)' }}
          styles={{ description: { color: 'var(--mantine-color-text)' } }}
          label={
            <Text component="strong" size="sm" fw={600} truncate display="block">
              <bdi>{conversationTitle(row, flows)}</bdi>
            </Text>
          }
          description={[
            ...(row.where === 'site' ? [] : [originLabel(row.where)]),
            languageName(row.language),
            pageLabel(row.page),
            pluralize(row.turns + row.live, 'message', 'messages'),
          ].join(' · ')}
          rightSection={
            <Stack align="end" gap={4}>
              <Text size="xs">{formatShortDateTime(row.updatedAt)}</Text>
              <State row={row} />
            </Stack>
          }
        />
      </li>
    ))}
  </Paper>
);

/** Visitors' conversations with the assistant: search, read, take over. */
export const ConversationsTab = ({ onPerson }: Portal) => {
  const [query, setQuery] = useQueryState(defaults);
  const [more, setMore] = useState<{
    key: string;
    rows: readonly ConversationSummary[];
    next?: ReturnType<typeof nextQuery>;
  }>();
  const [alerts, setAlerts] = useState(readAlerts);
  // Filters are collapsed on a phone unless the URL sets one.
  const [filtering, setFiltering] = useState(
    [query.clang, query.cpage, query.ctopic, query.cout, query.cflow].some(Boolean),
  );
  const filters = {
    view: query.view === 'figures' ? 'all' : (query.view as View),
    q: query.cq,
    language: query.clang,
    page: query.cpage,
    topic: query.ctopic,
    outcome: query.cout,
    flow: query.cflow,
    from: validDay(query.cfrom),
    to: validDay(query.cto),
  };
  const key = JSON.stringify(filters);
  const activeFilters = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== ''),
  ) as never;
  const first = useRead(
    listConversations,
    { query: activeFilters },
    { failure: 'Couldn’t load the conversations', pollMs: refreshMs },
  );
  useWaitingChanges(first.reload);
  const flows = useFlowNames();
  const loaded = more?.key === key ? more : undefined;
  const rowKey = ({ id, missed }: ConversationSummary) => missed?.turn ?? id;
  const loadedKeys = new Set((loaded?.rows ?? none).map(rowKey));
  const { view: _, ...wanted } = filters;
  const isFiltered = query.view !== 'waiting' && Object.values(wanted).some(Boolean);
  const rows = [
    ...(first.data ?? none).filter((row) => !loadedKeys.has(rowKey(row))),
    ...(loaded?.rows ?? none),
  ];
  const hasMore = loaded ? loaded.next !== undefined : (first.data?.length ?? 0) >= pageRows;
  const readPage = (query: unknown) => sessionCallFull(listConversations, { query } as never);
  const loadMore = async () => {
    try {
      const next = loaded ? loaded.next : nextQuery((await readPage(activeFilters)).headers);
      const { data, headers } = next ? await readPage(next) : { data: [], headers: new Headers() };
      setMore({ key, rows: [...(loaded?.rows ?? none), ...data], next: nextQuery(headers) });
    } catch (error) {
      showToast({
        title: 'Error',
        description: errorMessage(error, 'Earlier conversations could not be loaded.'),
        tone: 'error',
      });
    }
  };
  const toggleAlerts = async (on: boolean) => {
    if (on && 'Notification' in window && Notification.permission === 'default')
      await Notification.requestPermission().catch(() => undefined);
    saveAlerts(on);
    setAlerts(on);
  };
  const select = (label: string, name: keyof typeof defaults, data: { value: string; label: string }[]) => (
    <Select
      size="xs"
      {...filter}
      label={label}
      clearable
      searchable={data.length > 8}
      data={data}
      value={query[name] || null}
      placeholder="Any"
      onChange={(value) => setQuery({ [name]: value ?? '' })}
    />
  );
  const toOptions = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }));

  return (
    <>
      <SegmentedControl
        fullWidth
        maw="40rem"
        mb="sm"
        style={phoneStyles}
        aria-label="Which conversations"
        data={views}
        value={query.view}
        onChange={(view) => setQuery({ view, talk: '' })}
      />
      {query.view !== 'figures' && (
        // Small screens show either the list or the open conversation.
        <Group gap="xs" align="end" mb="xs" {...(query.talk ? { visibleFrom: 'md' } : {})}>
          <TextInput
            size="xs"
            {...filter}
            label="Search"
            placeholder="Words in the conversation"
            value={query.cq}
            onChange={({ currentTarget }) => setQuery({ cq: currentTarget.value })}
          />
          <Button
            size="xs"
            variant="default"
            hiddenFrom="sm"
            aria-expanded={filtering}
            onClick={() => setFiltering(!filtering)}
          >
            Filters
          </Button>
          <Group
            gap="xs"
            align="end"
            flex="5 1 min(48rem, 100%)"
            {...(filtering ? {} : { visibleFrom: 'sm' })}
          >
            {select(
              'Language',
              'clang',
              languageCodes.map((value) => ({ value, label: languageName(value) })),
            )}
            {select('Page', 'cpage', toOptions(pageGroups, pageLabel))}
            {select('Topic', 'ctopic', toOptions(Object.keys(topicLabels), topicLabel))}
            {select(
              'Outcome',
              'cout',
              turnOutcomes.map((value) => ({ value, label: outcomeLabels[value] })),
            )}
            {select(
              'Flow',
              'cflow',
              [...flows].map(([value, label]) => ({ value, label })),
            )}
          </Group>
          {filters.from && filters.to && (
            <Button
              size="xs"
              variant="light"
              rightSection={<IconX size={14} />}
              onClick={() => setQuery({ cfrom: '', cto: '' })}
            >
              Began {formatPeriod({ from: filters.from, to: filters.to })}
              <span className="visually-hidden">, remove this filter</span>
            </Button>
          )}
          <Switch
            size="xs"
            label="Sound and notification when a visitor is waiting"
            checked={alerts}
            onChange={({ currentTarget }) => void toggleAlerts(currentTarget.checked)}
          />
        </Group>
      )}
      {query.view === 'figures' ? (
        <StatsView />
      ) : (
        <div className={css.split} data-open={query.talk !== ''}>
          <div>
            {first.data && first.problem && (
              <Alert color="red" role="alert" mb="xs" title={first.problem}>
                <Text size="sm" mb="xs">
                  The list may be out of date.
                </Text>
                <Button onClick={first.reload}>Retry</Button>
              </Alert>
            )}
            {!first.data && first.problem ? (
              <Empty title="Conversations could not be loaded" text={first.problem}>
                <Button onClick={first.reload}>Retry</Button>
              </Empty>
            ) : first.loading ? (
              <ListSkeleton label="Loading conversations" />
            ) : rows.length === 0 ? (
              <Empty {...(isFiltered ? noMatches : emptyStates[query.view as keyof typeof emptyStates])}>
                {isFiltered && (
                  <Button variant="default" onClick={() => setQuery(noFilters)}>
                    Clear search and filters
                  </Button>
                )}
              </Empty>
            ) : (
              <List rows={rows} flows={flows} chosen={query.talk} onChoose={(talk) => setQuery({ talk })} />
            )}
            {hasMore && (
              <Button variant="default" mt="sm" onClick={() => void loadMore()}>
                Load earlier
              </Button>
            )}
          </div>
          {query.talk !== '' && (
            <ConversationView
              key={query.talk}
              id={query.talk}
              onPerson={onPerson}
              onMarked={first.reload}
              onClose={() => setQuery({ talk: '' })}
              onGone={() => {
                setMore(undefined);
                first.reload();
              }}
            />
          )}
        </div>
      )}
    </>
  );
};
