import { useMemo } from 'react';
import { listSubscribers } from '#shared/api/admin-leads.ts';
import type { Subscriber } from '#shared/domain/leads.ts';
import { Empty } from '#web/ui/empty.tsx';
import { dayText } from '../data/dates.ts';
import { searchIndex } from '../data/search-index.ts';
import { useCollection } from '../data/use-collection.ts';
import { useQueryState } from '../data/use-query-state.ts';
import { LeadCard } from '../leads/lead-card.tsx';
import { Action } from '../parts/action.tsx';
import { FilterBar, SearchBox } from '../parts/filter-bar.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { Region } from '../parts/region.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';

const defaults = { sq: '' };
const { matches } = searchIndex<Subscriber>(({ email }) => [email]);

export const SubscribersTab = ({ onPerson }: { onPerson: (email: string) => void }) => {
  const subscribers = useCollection<Subscriber>(listSubscribers, 'Failed to fetch subscribers');
  const [query, setQuery] = useQueryState(defaults);
  const shown = useMemo(
    () => subscribers.rows.filter((row) => matches(row, query.sq)),
    [subscribers.rows, query.sq],
  );
  return (
    <>
      <FilterBar>
        <SearchBox placeholder="Search subscribers..." value={query.sq} onChange={(sq) => setQuery({ sq })} />
      </FilterBar>
      <Region collection={subscribers} what="subscribers">
        {shown.length === 0 ? (
          <Empty
            title={query.sq ? 'No subscribers found' : 'No subscribers yet'}
            text={
              query.sq
                ? 'Nothing matches your search.'
                : 'The newsletter form is at the foot of every public page.'
            }
          />
        ) : (
          <>
            <Quiet announced>
              Showing {shown.length} of {subscribers.rows.length} subscribers
            </Quiet>
            <VirtualList rows={shown} label="Newsletter subscribers" keyOf={({ id }) => id} estimate={64}>
              {(subscriber) => (
                <LeadCard
                  name={subscriber.email}
                  problem={subscriber.problem}
                  marks={<Quiet as="span">Since {dayText(subscriber.createdAt)}</Quiet>}
                  actions={<Action onClick={() => onPerson(subscriber.email)}>Person’s data</Action>}
                />
              )}
            </VirtualList>
          </>
        )}
      </Region>
    </>
  );
};
