import type { NavigateFunction } from 'react-router-dom';
import type { Dataset } from '#shared/api/admin-transfer.ts';
import type { SalesLead } from '#shared/domain/lead-stats.ts';
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
import type { LeadChange } from '../leads/use-change.ts';
import { logOut } from '../session/log-out.ts';
import { createHit, type Hit } from './hit.ts';
import { type FoundPerson, findEntries, type PeopleIndex } from './people-index.ts';

const datasets: readonly (readonly [Dataset, string, string])[] = [
  ['clients', 'client projects', 'clients'],
  ['contacts', 'contact forms', 'contacts submissions leads'],
  ['bookings', 'bookings', 'consultation requests appointments'],
  ['subscribers', 'subscribers', 'newsletter'],
];

const exportAction = ([dataset, words, also]: (typeof datasets)[number]): Hit =>
  createHit({
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

const importAction = (dataset: 'clients' | 'contacts', words: string, also: string, go: Go): Hit =>
  createHit({
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
    createHit({
      key: 'new-client',
      label: 'New client',
      also: 'add project',
      Icon: IconPlus,
      run: go(paths.admin.to('?tab=clients&new=client')),
    }),
    createHit({
      key: 'new-flow',
      label: 'New flow',
      also: 'create',
      Icon: IconRoute,
      run: go(paths.flow.to('new')),
    }),
    ...datasets.map(exportAction),
    importAction('clients', 'client projects', 'clients', go),
    importAction('contacts', 'contact forms', 'contacts leads', go),
    // Touch-only devices have no keyboard.
    ...(!matchMedia('(hover: none) and (pointer: coarse)').matches
      ? [createHit({ key: 'help', label: 'Keyboard shortcuts', also: 'help ?', Icon: IconBook, run: onHelp })]
      : []),
    createHit({ key: 'logout', label: 'Logout', also: 'sign out leave', Icon: IconLogout, run: logOut }),
  ];
};

/** Shortest prefix of 'contacted' that counts as the command; shorter ones begin many names. */
const minPrefixChars = 4;
const isMarkWord = (word: string): boolean =>
  word === 'mark' || (word.length >= minPrefixChars && 'contacted'.startsWith(word));

/**
 * The name in 'mark ada as contacted', empty if none is given; undefined if the words aren't this command.
 */
const parseTarget = (words: string): string | undefined => {
  const typed = words.toLowerCase().trim().split(/\s+/);
  return typed.some(isMarkWord)
    ? typed.filter((word) => !isMarkWord(word) && word !== 'as').join(' ')
    : undefined;
};

type ChangeAll = (changes: readonly LeadChange[], text: string) => Promise<boolean>;

const compareDue = (a: FoundPerson, b: FoundPerson): number => earliestDue(a).localeCompare(earliestDue(b));
const earliestDue = ({ unanswered }: FoundPerson): string =>
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
  const target = parseTarget(words);
  const unansweredOnly = (people: readonly FoundPerson[]) =>
    people.filter(({ unanswered }) => unanswered.length > 0);
  const findPeople = (): readonly FoundPerson[] => {
    if (target === undefined) return unansweredOnly(findEntries(index.people, words, 3));
    if (target !== '') return unansweredOnly(findEntries(index.people, target, most));
    const opened = unansweredOnly(index.people.filter(({ key }) => key === open));
    return opened.length > 0 ? opened : [...unansweredOnly(index.people)].sort(compareDue).slice(0, most);
  };
  return findPeople().map(({ identity, name, company, unanswered }) => {
    const who = name || identity;
    return createHit({
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
