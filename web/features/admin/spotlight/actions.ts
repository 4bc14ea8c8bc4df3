import type { NavigateFunction } from 'react-router-dom';
import type { Dataset } from '#shared/api/admin-transfer.ts';
import { paths } from '#web/lib/paths.ts';
import {
  IconBook,
  IconCheck,
  IconDownload,
  IconLogout,
  IconPlus,
  IconRoute,
  IconUpload,
} from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import { downloadCsv } from '../data/download.ts';
import { runExport } from '../leads/run-export.ts';
import type { LeadChange, SalesLead } from '../leads/use-change.ts';
import { logOut } from '../session/log-out.ts';
import { type Hit, hit } from './hit.ts';
import { type FoundPerson, found, type PeopleIndex } from './people-index.ts';

const datasets: readonly (readonly [Dataset, string, string])[] = [
  ['clients', 'client projects', 'clients'],
  ['contacts', 'contact forms', 'contacts submissions leads'],
  ['bookings', 'bookings', 'consultation requests appointments'],
  ['subscribers', 'subscribers', 'newsletter'],
];

const exportOf = ([dataset, words, also]: (typeof datasets)[number]): Hit =>
  hit({
    key: `export-${dataset}`,
    label: `Export ${words}`,
    below: 'Everything, as a CSV file',
    also: `${also} download csv spreadsheet`,
    Icon: IconDownload,
    run: () => {
      showToast({ title: `Exporting ${words}…`, tone: 'success' });
      void runExport(() => downloadCsv(dataset, () => undefined));
    },
  });

const importOf = (dataset: 'clients' | 'contacts', words: string, also: string, go: Go): Hit =>
  hit({
    key: `import-${dataset}`,
    label: `Import ${words}`,
    also: `${also} upload csv spreadsheet`,
    Icon: IconUpload,
    run: go(paths.admin.to(`?tab=${dataset}&import=${dataset}`)),
  });

type Go = (address: string) => () => void;

/** Actions that don't concern a particular person. */
export const plainActions = (navigate: NavigateFunction, onHelp: () => void): readonly Hit[] => {
  const go: Go = (address) => () => void navigate(address);
  return [
    hit({
      key: 'new-client',
      label: 'New client',
      also: 'add project',
      Icon: IconPlus,
      run: go(paths.admin.to('?tab=clients&new=client')),
    }),
    hit({
      key: 'new-flow',
      label: 'New flow',
      also: 'create',
      Icon: IconRoute,
      run: go(paths.flow.to('new')),
    }),
    ...datasets.map(exportOf),
    importOf('clients', 'client projects', 'clients', go),
    importOf('contacts', 'contact forms', 'contacts leads', go),
    // Touch-only devices have no keyboard.
    ...(!matchMedia('(hover: none) and (pointer: coarse)').matches
      ? [hit({ key: 'help', label: 'Keyboard shortcuts', also: 'help ?', Icon: IconBook, run: onHelp })]
      : []),
    hit({ key: 'logout', label: 'Logout', also: 'sign out leave', Icon: IconLogout, run: logOut }),
  ];
};

/** Shortest prefix of 'contacted' that counts as the command; shorter ones begin many names. */
const meant = 4;
const isWish = (word: string): boolean =>
  word === 'mark' || (word.length >= meant && 'contacted'.startsWith(word));

/**
 * The name in 'mark ada as contacted', empty if none is given; undefined if the words are no such command.
 */
const aboutWhom = (words: string): string | undefined => {
  const typed = words.toLowerCase().trim().split(/\s+/);
  return typed.some(isWish) ? typed.filter((word) => !isWish(word) && word !== 'as').join(' ') : undefined;
};

type ChangeAll = (changes: readonly LeadChange[], text: string) => Promise<boolean>;

const byDue = (a: FoundPerson, b: FoundPerson): number => dueOf(a).localeCompare(dueOf(b));
const dueOf = ({ unanswered }: FoundPerson): string =>
  unanswered.map(({ lead }) => lead.respondBy ?? lead.createdAt).sort()[0] ?? '';

/**
 * 'Mark … as contacted' for the people named or, if nobody is named, for the open record or those who have
 * waited longest.
 */
export const markActions = (
  words: string,
  {
    index,
    open,
    most,
    changeAll,
  }: {
    readonly index: PeopleIndex;
    /** Identity of the open record. */
    readonly open: string | undefined;
    readonly most: number;
    readonly changeAll: ChangeAll;
  },
): readonly Hit[] => {
  const about = aboutWhom(words);
  const waiting = (people: readonly FoundPerson[]) =>
    people.filter(({ unanswered }) => unanswered.length > 0);
  const asked = (): readonly FoundPerson[] => {
    if (about === undefined) return waiting(found(index.people, words, 3));
    if (about !== '') return waiting(found(index.people, about, most));
    const opened = waiting(index.people.filter(({ key }) => key === open));
    return opened.length > 0 ? opened : [...waiting(index.people)].sort(byDue).slice(0, most);
  };
  return asked().map(({ identity, name, company, unanswered }) => {
    const who = name || identity;
    return hit({
      key: `mark ${identity}`,
      label: `Mark ${who} as contacted`,
      // The address distinguishes namesakes at one company.
      below: [company, name && identity].filter(Boolean).join(' · '),
      Icon: IconCheck,
      run: () =>
        void changeAll(
          unanswered.map((lead: SalesLead) => ({ lead, patch: { status: 'contacted' } })),
          `${who}: Contacted`,
        ),
    });
  });
};
