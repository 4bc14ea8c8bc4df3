import { answerChars, questionChars } from '#shared/domain/knowledge.ts';
import { personIdentity } from '#shared/domain/person.ts';
import { getOwn, isRecord } from '#shared/flow/read-fields.ts';
import { chatwoot } from './chatwoot.ts';
import { conversationName, toConversations, type WholeConversation } from './conversations.ts';
import { crisp } from './crisp.ts';
import type { Found, FoundAnswer, FoundConversation, FoundMessage } from './found.ts';
import { intercom } from './intercom.ts';
import { openFile, type ParseCsv } from './open-file.ts';
import { other } from './other.ts';
import { type Section, shorten, splitSections, tidy, toLines } from './plain-text.ts';
import {
  LeaveOut,
  type LeftOut,
  type Moved,
  type MovedAnswer,
  type MovedConversation,
  type MovedFiles,
  type MovedPerson,
  type MovingFile,
  type MovingSystem,
  movingLimits,
} from './types.ts';
import { findHostile, identityOf, type PersonFields, toPerson } from './values.ts';

const readers = [intercom, chatwoot, crisp, other];
/** Keys under which the systems wrap their lists. */
const wrappers = [
  'data',
  'payload',
  'conversations',
  'articles',
  'contacts',
  'macros',
  'messages',
  'items',
  'results',
];

interface Recognised {
  readonly system: MovingSystem;
  readonly found: Found;
  readonly place: string;
}

/** Recognises every record of a file; adds those it doesn't know to `leftOut`. */
const recognise = (file: MovingFile, parseCsv: ParseCsv, leftOut: LeftOut[]): Recognised[] => {
  const opened = openFile(file, parseCsv);
  if (typeof opened === 'string') {
    leftOut.push({ record: file.name, why: opened });
    return [];
  }
  const recognised: Recognised[] = [];
  const readValue = (value: unknown, place: string, depth: number): void => {
    if (depth > movingLimits.depth) {
      leftOut.push({ record: place, why: `It is nested deeper than ${movingLimits.depth} levels.` });
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        readValue(item, `${place}, record ${index + 1}`, depth + 1);
      });
      return;
    }
    if (!isRecord(value)) {
      leftOut.push({ record: place, why: 'It is not a record.' });
      return;
    }
    const inner = wrappers
      .map((key) => getOwn(value, key))
      .find((child) => Array.isArray(child) || isRecord(child));
    for (const { system, read } of readers) {
      const found = read(value);
      if (!found) continue;
      const hostile = findHostile(value);
      if (hostile) leftOut.push({ record: place, why: hostile });
      else recognised.push(...found.map((one) => ({ system, found: one, place })));
      return;
    }
    if (inner !== undefined) readValue(inner, place, depth + 1);
    else leftOut.push({ record: place, why: 'It is no article, saved answer, contact or conversation.' });
  };
  for (const { place, value } of opened) {
    if (value === undefined) leftOut.push({ record: place, why: 'It is not valid JSON.' });
    else readValue(value, place, 1);
  }
  return recognised;
};

const toAnswers = (found: FoundAnswer): Moved<MovedAnswer>[] => {
  if (found.leaveOut) throw new LeaveOut(found.leaveOut);
  if (!found.title) throw new LeaveOut('It has no title.');
  const { lines, changes } = toLines(found.body);
  const whole = tidy(lines);
  if (whole === '') throw new LeaveOut('It has no text.');
  const sections: readonly Section[] = whole.length <= answerChars ? [{ text: whole }] : splitSections(lines);
  return sections.map(({ text, heading }) => {
    const question = shorten(heading ? `${found.title}: ${heading}` : found.title, questionChars);
    return {
      record: heading ? `${found.record}, ${heading}` : found.record,
      changes: [
        ...(found.changes ?? []),
        ...changes,
        ...(sections.length > 1 ? [`It is one of ${sections.length} answers made of a long article.`] : []),
        ...(text.length > answerChars ? [`It was shortened to ${answerChars} characters.`] : []),
      ],
      value: {
        question,
        answer: shorten(text, answerChars),
        ...(found.language ? { language: found.language } : {}),
      },
    };
  });
};

type Talk = Recognised & { readonly found: FoundConversation };

interface JoinedTalk {
  talk: Talk;
  messages: Map<string, FoundMessage>;
  person?: PersonFields;
}

/** Joins what several records say about one conversation. */
const joinTalks = (talks: readonly Talk[]): JoinedTalk[] => {
  const joined = new Map<string, JoinedTalk>();
  for (const talk of talks) {
    const { id, person, messages } = talk.found;
    const key = `${talk.system} ${id}`;
    const entry: JoinedTalk = joined.get(key) ?? { talk, messages: new Map() };
    if (person && identityOf(person)) entry.person ??= person;
    if (person && !entry.talk.found.person) entry.talk = talk;
    for (const message of messages)
      entry.messages.set(message.id || `${entry.messages.size} ${talk.place}`, message);
    joined.set(key, entry);
  }
  return [...joined.values()];
};

/**
 * Reads exports of other systems together, because one names people whom another describes. Never throws for a file's content:
 * what can't be carried is in `leftOut`, with the reason. Throws a `LeaveOut` if the files together are too large.
 */
export const readMovingFiles = (
  files: readonly MovingFile[],
  { now, parseCsv }: { readonly now: Date; readonly parseCsv: ParseCsv },
): MovedFiles => {
  if (files.reduce((sum, { text }) => sum + text.length, 0) > movingLimits.fileChars)
    throw new LeaveOut(`The files are larger than ${movingLimits.fileChars / 1e6} MB. Please split them.`);
  const leftOut: LeftOut[] = [];
  const all = files.flatMap((file) => recognise(file, parseCsv, leftOut));
  if (all.length > movingLimits.records)
    throw new LeaveOut(
      `The files have ${all.length.toLocaleString('en')} records; at most ${movingLimits.records.toLocaleString('en')} at a time.`,
    );
  const answers: Moved<MovedAnswer>[] = [];
  const people: Moved<MovedPerson>[] = [];
  const conversations: Moved<MovedConversation>[] = [];
  const identities = new Set<string>();
  const byId = new Map<string, PersonFields>();
  const attempt = (record: string, convert: () => void) => {
    try {
      convert();
    } catch (error) {
      if (!(error instanceof LeaveOut)) throw error;
      leftOut.push({ record, why: error.message });
    }
  };
  const addPerson = (fields: PersonFields, record: string) => {
    const { value, changes } = toPerson(fields, now);
    const identity = personIdentity(value.email);
    if (identities.has(identity)) throw new LeaveOut('The same person is in the files twice.');
    identities.add(identity);
    people.push({ record, changes, value });
  };
  for (const { system, found, place } of all) {
    if (found.kind === 'answer')
      attempt(found.title ? found.record : place, () => {
        answers.push(...toAnswers(found));
      });
    if (found.kind === 'person') {
      if (found.id) byId.set(`${system} ${found.id}`, found.fields);
      const name = found.fields.email || found.fields.phone || found.fields.name;
      attempt(name ? `Contact ${shorten(name, 80)}` : place, () => {
        addPerson(found.fields, `Contact ${shorten(name, 80)}`);
      });
    }
  }
  const isTalk = (one: Recognised): one is Talk => one.found.kind === 'conversation';
  for (const { talk, messages, person } of joinTalks(all.filter(isTalk))) {
    const { found, system } = talk;
    const fields = person ?? byId.get(`${system} ${found.personId}`);
    const whole: WholeConversation = { ...found, system, messages: [...messages.values()] };
    const record = conversationName(whole);
    attempt(found.id ? record : talk.place, () => {
      if (!found.id || found.id.length > 200) throw new LeaveOut('It has no id.');
      const identity = fields && identityOf(fields);
      if (!identity)
        throw new LeaveOut('Its visitor has neither an email address nor a phone number in the files.');
      const { values, changes } = toConversations(whole, identity, now);
      if (!identities.has(personIdentity(identity)))
        addPerson({ ...fields, createdAt: values[0]?.messages[0]?.at }, `Contact ${shorten(identity, 80)}`);
      conversations.push(...values.map((value) => ({ record, changes, value })));
    });
  }
  return { answers, people, conversations, leftOut };
};
