import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listFlows } from '#shared/api/flows.ts';
import { listPosts } from '#shared/api/posts.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi, useReadAll } from '#web/lib/query.ts';
import { IconBook, IconBuilding, IconRoute, IconSearch, IconUser } from '#web/ui/icons.tsx';
import type { Portal } from '../data/portal.ts';
import { useChange } from '../leads/use-change.ts';
import { sections } from '../settings/sections.tsx';
import { navItems } from '../tabs.tsx';
import { markActions, plainActions } from './actions.ts';
import { createHit, type Hit } from './hit.ts';
import { findEntries, peopleIndex } from './people-index.ts';

const maxResults = 6;
interface SpotlightPanelProps {
  readonly portal: Omit<Portal, 'bookings'>;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** Searches people, companies, flows, posts, screens, settings and actions. */
export const SpotlightPanel = ({ portal, onClose, onHelp }: SpotlightPanelProps) => {
  const [[store, spotlight]] = useState(createSpotlight);
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const { contacts, clients, onPerson } = portal;
  const { changeAll } = useChange({ contacts, clients });
  const [params] = useSearchParams();
  const open = identityOfKey(params.get('person') ?? '');
  useEffect(() => spotlight.open(), [spotlight]);

  const flows = useReadAll(listFlows, undefined, { failure: 'The flows could not be loaded', cache: 'once' });
  const posts = useApi(listPosts, undefined);
  const index = useMemo(() => peopleIndex(contacts.rows, clients.rows), [contacts.rows, clients.rows]);
  const fixed = useMemo(() => {
    const go = (address: string) => () => void navigate(address);
    return {
      Screens: navItems.map((place) =>
        createHit({
          key: place.name,
          label: place.label,
          Icon: place.Icon,
          run: go('to' in place ? place.to : paths.admin.to(`?tab=${place.name}`)),
        }),
      ),
      Settings: sections.map(({ name, title, also, Icon }) =>
        createHit({
          key: name,
          label: title,
          also,
          Icon,
          run: go(paths.admin.to(`?tab=settings#${name}`)),
        }),
      ),
      Actions: plainActions(navigate, onHelp),
      Flows: (flows.data ?? []).map(({ id, name, industry }) =>
        createHit({
          key: id,
          label: name,
          below: industry,
          also: industry,
          Icon: IconRoute,
          run: go(paths.flow.to(id)),
        }),
      ),
      Posts: (posts.data ?? []).map(({ id, title, category }) =>
        createHit({
          key: String(id),
          label: title,
          below: category,
          Icon: IconBook,
          run: go(paths.post.to(id)),
        }),
      ),
    };
  }, [navigate, onHelp, flows.data, posts.data]);

  const groups = useMemo((): readonly (readonly [string, readonly Hit[]])[] => {
    if (!words.trim())
      return [
        ['Screens', fixed.Screens],
        ['Actions', fixed.Actions],
      ];
    const people = findEntries(index.people, words, maxResults);
    const marks = markActions(words, { index, open, most: maxResults, changeAll });
    const companies = findEntries(index.companies, words, 3).map(({ name }) =>
      createHit({
        key: `company ${name}`,
        label: name,
        Icon: IconBuilding,
        run: () => void navigate(paths.admin.to(`?tab=contacts&q=${encodeURIComponent(name)}`)),
      }),
    );
    return [
      [
        'People',
        people.map(({ identity, name, company }) =>
          createHit({
            key: `person ${identity}`,
            label: name || identity,
            below: [company, identity].filter(Boolean).join(' · '),
            Icon: IconUser,
            run: () => onPerson(identity),
          }),
        ),
      ],
      ['Actions', [...marks, ...findEntries(fixed.Actions, words, maxResults)]],
      ['Screens', findEntries(fixed.Screens, words, maxResults)],
      ['Companies', companies],
      ['Flows', findEntries(fixed.Flows, words, maxResults)],
      ['Settings', findEntries(fixed.Settings, words, maxResults)],
      ['Posts', findEntries(fixed.Posts, words, 4)],
    ];
  }, [words, index, fixed, navigate, onPerson, changeAll, open]);
  const shown = groups.filter(([, hits]) => hits.length > 0);
  return (
    <Spotlight.Root
      store={store}
      attributes={{ content: { 'aria-label': 'Search everything' } }}
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      scrollable
      maxHeight="min(32rem, 70dvh)"
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--scrim)', blur: 0 }}
      onSpotlightClose={onClose}
    >
      <Spotlight.Search
        aria-label="Search everything"
        placeholder="Search people, companies, flows, posts, settings…"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
      />
      <Spotlight.ActionsList aria-label="Found">
        {shown.map(([name, hits]) => (
          <Spotlight.ActionsGroup key={name} label={name}>
            {hits.map(({ key, label, below, Icon, run }) => (
              <Spotlight.Action
                key={key}
                label={label}
                {...(below ? { description: below } : {})}
                leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 && <Spotlight.Empty>Nothing found.</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
};
