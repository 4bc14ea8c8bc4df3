import { useCallback, useDeferredValue, useMemo } from 'react';
import { listSubscribers } from '#shared/api/admin-leads.ts';
import type { Subscriber } from '#shared/domain/leads.ts';
import { formatDate } from '#web/lib/format.ts';
import { useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { filterByText } from '../data/filter-by-text.ts';
import type { Portal } from '../data/portal.ts';
import { useList } from '../data/use-list.ts';
import { ExportButton } from '../leads/export-button.tsx';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { FilterBar, SearchBox } from '../parts/filter-bar.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { Region } from '../parts/region.tsx';
import { NameCell } from '../shared/table/cells.tsx';
import type { Column } from '../shared/table/columns.ts';
import { RowButton } from '../shared/table/controls.tsx';
import { LeadTable } from '../shared/table/lead-table.tsx';
import { nextSort, parseColumnSort, sortByColumn } from '../shared/table/sort.ts';

const defaults = { sq: '', ssort: '-since' };
const searchedFields = ({ email }: Subscriber) => [email];

const columns: readonly Column<Subscriber>[] = [
  {
    key: 'email',
    label: 'E-mail',
    fixed: true,
    sortValue: ({ email }) => email,
    cell: ({ email, problem }) => <NameCell name={email} problem={problem} />,
  },
  {
    key: 'since',
    label: 'Since',
    width: 10,
    sortValue: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'state',
    label: 'State',
    width: 18,
    sortValue: ({ unsubscribedAt }) => unsubscribedAt ?? '',
    cell: ({ unsubscribedAt, consent }) =>
      unsubscribedAt
        ? `Unsubscribed ${formatDate(unsubscribedAt)}`
        : consent
          ? `Agreed ${formatDate(consent.at)}${consent.page ? ` on ${consent.page}` : ''}`
          : 'Subscribed',
  },
];

const nameOf = ({ email }: Subscriber): string => email;

export const SubscribersTab = ({ onPerson }: Pick<Portal, 'onPerson'>) => {
  const subscribers = useList<Subscriber>(listSubscribers, 'Failed to fetch subscribers');
  const [query, setQuery] = useQueryState(defaults);
  const words = useDeferredValue(query.sq);
  const { key, down } = parseColumnSort(query.ssort);
  const shown = useMemo(() => {
    const column = columns.find((one) => one.key === key);
    const found = filterByText(subscribers.rows, words, searchedFields);
    return column ? sortByColumn(found, column, down) : found;
  }, [subscribers.rows, words, key, down]);
  const onSort = useCallback(
    (name: string) => setQuery({ ssort: nextSort(name, query.ssort, defaults.ssort) }),
    [setQuery, query.ssort],
  );
  const actions = useCallback(
    ({ email }: Subscriber) => <RowButton onClick={() => onPerson(email)}>Personal data</RowButton>,
    [onPerson],
  );
  const readers = subscribers.rows.filter(({ unsubscribedAt }) => !unsubscribedAt).length;
  return (
    <>
      <NewsletterSection readers={readers} />
      <FilterBar>
        <SearchBox
          placeholder="Search subscribers..."
          value={query.sq}
          onChange={(sq) => setQuery({ sq }, 'typed')}
        />
        <ExportButton dataset="subscribers" shown={words.trim() ? shown : undefined}>
          Export Subscribers
        </ExportButton>
      </FilterBar>
      <Region collection={subscribers} what="subscribers">
        {shown.length === 0 ? (
          <Empty
            title={words ? 'No subscribers found' : 'No subscribers yet'}
            text={
              words
                ? 'Nothing matches your search.'
                : 'The newsletter form is at the foot of every public page.'
            }
          />
        ) : (
          <>
            <Quiet announced>
              Showing {shown.length} of {subscribers.rows.length} subscribers
            </Quiet>
            <LeadTable
              rows={shown}
              label="Newsletter subscribers"
              columns={columns}
              getName={nameOf}
              sort={query.ssort}
              onSort={onSort}
              actions={actions}
              actionsWidth={9}
            />
          </>
        )}
      </Region>
    </>
  );
};
