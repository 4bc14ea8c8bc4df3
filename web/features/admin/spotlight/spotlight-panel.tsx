import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listConversations } from '#shared/api/conversations.ts';
import { listFlows } from '#shared/api/flows.ts';
import { getKnowledge } from '#shared/api/knowledge.ts';
import { listPosts } from '#shared/api/posts.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi, useRead, useReadAll } from '#web/lib/query.ts';
import {
  IconBook,
  IconBuilding,
  IconMail,
  IconMessage,
  IconRoute,
  IconSearch,
  IconUser,
} from '#web/ui/icons.tsx';
import type { Portal } from '../data/portal.ts';
import { useChange } from '../leads/use-change.ts';
import { sections } from '../settings/sections.tsx';
import { readSavedViews } from '../shared/table/saved-views.ts';
import { navItems } from '../tabs.tsx';
import { markActions, plainActions } from './actions.ts';
import { createHit, type Hit } from './hit.ts';
import { excerpt, findEntries, hasWholeWords, peopleIndex } from './people-index.ts';

const maxResults = 6;
/** Minimum length of a query for searching conversations on the server, once typing pauses. */
const minServerSearchChars = 3;
const pauseMs = 300;

interface SpotlightPanelProps {
  readonly portal: Omit<Portal, 'bookings'>;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/**
 * Searches people, companies, messages, conversations, taught answers, flows, posts, screens, saved views,
 * settings and actions.
 */
export const SpotlightPanel = ({ portal, onClose, onHelp }: SpotlightPanelProps) => {
  const [[store, spotlight]] = useState(createSpotlight);
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const { contacts, clients, onPerson } = portal;
  const { changeAll } = useChange({ contacts, clients });
  const [params] = useSearchParams();
  const named = params.get('person') ?? '';
  const open = identityOfKey(named) ?? named;
  useEffect(() => spotlight.open(), [spotlight]);

  const flows = useReadAll(listFlows, undefined, { failure: 'The flows could not be loaded', cache: 'once' });
  const posts = useApi(listPosts, undefined);
  const [searched] = useDebouncedValue(words.trim(), pauseMs);
  const conversations = useRead(
    listConversations,
    searched.length < minServerSearchChars ? null : { query: { q: searched.slice(0, 100) } },
    { failure: 'The conversations could not be searched' },
  );
  const knowledge = useRead(
    getKnowledge,
    {},
    { failure: 'The taught answers could not be loaded', cache: 'once' },
  );
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
      'Taught answers': (knowledge.data?.cards ?? []).map(({ id, questions, answers }) =>
        createHit({
          key: id,
          label: Object.values(questions)[0]?.[0] ?? id,
          below: excerpt(Object.values(answers)[0]?.text ?? '', words),
          also: [
            ...Object.values(questions).flat(),
            ...Object.values(answers).map((answer) => answer?.text),
          ].join(' '),
          Icon: IconBook,
          run: go(paths.admin.to('?tab=knowledge')),
        }),
      ),
      'Saved views': (['clients', 'contacts'] as const).flatMap((list) =>
        readSavedViews(list).map(({ name, query }) =>
          createHit({
            key: `${list} ${name}`,
            label: name,
            below: list === 'clients' ? 'Client Projects' : 'Contact Forms',
            Icon: IconSearch,
            run: go(paths.admin.to(`?${new URLSearchParams({ ...query, tab: list })}`)),
          }),
        ),
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
  }, [navigate, onHelp, flows.data, posts.data, knowledge.data, words]);

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
      [
        'Messages',
        findEntries(index.messages, words, maxResults).map(({ id, identity, name, text }) =>
          createHit({
            key: `message ${id}`,
            label: name || identity,
            below: excerpt(text, words),
            also: text,
            Icon: IconMail,
            run: () => onPerson(identity),
          }),
        ),
      ],
      [
        'Conversations',
        (searched === words.trim() ? (conversations.data ?? []) : [])
          .slice(0, maxResults)
          .map(({ id, first, last }) =>
            createHit({
              key: `conversation ${id}`,
              label: excerpt(first, words),
              below: excerpt(last, words),
              also: `${last} ${words}`,
              Icon: IconMessage,
              run: () => void navigate(paths.admin.to(`?tab=conversations&talk=${id}`)),
            }),
          ),
      ],
      ['Taught answers', findEntries(fixed['Taught answers'], words, maxResults)],
      ['Saved views', findEntries(fixed['Saved views'], words, maxResults)],
      ['Flows', findEntries(fixed.Flows, words, maxResults)],
      ['Settings', findEntries(fixed.Settings, words, maxResults)],
      ['Posts', findEntries(fixed.Posts, words, 4)],
    ];
  }, [words, index, fixed, navigate, onPerson, changeAll, open, searched, conversations.data]);
  // Groups with a whole word come first: "logo" is a word of a message, but only the beginning of "Logout".
  const found = groups.filter(([, hits]) => hits.length > 0);
  const isExact = ([, hits]: (typeof groups)[number]) => hits.some((hit) => hasWholeWords(hit, words));
  const shown = [...found.filter(isExact), ...found.filter((group) => !isExact(group))];
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
        placeholder="Search people, messages, answers, flows, settings…"
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
