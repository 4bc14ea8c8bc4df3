import type { StoredTopics } from '#functions/conversations/store/read.ts';
import { type Details, withoutBlanks } from '../details/read-details.ts';
import { wasTyped } from '../details/was-typed.ts';
import { plainText } from '../output-filter.ts';
import type { SiteAnswer, VisitorRequest } from '../site-answer.ts';
import type { ModelAnswer } from './answer.ts';

const maxNoteChars = 400;

/**
 * The visitor's details before the model answers: what it noted earlier takes precedence over the program's
 * own reading.
 */
export const detailsSoFar = ({ topics }: VisitorRequest, { details }: SiteAnswer): Details => {
  const { email, phone } = details;
  // A name or a time read by the program may be part of a sentence, so the model's own reading replaces it.
  return topics?.details ? withoutBlanks({ email, phone, ...topics.details }) : details;
};

const maxTimeChars = 80;

/**
 * Whether a form may contain a value that the model read. A time may be worded differently ("an hour later"),
 * because the visitor sees it in the form.
 */
const isReadable = (name: string, value: string, said: string): boolean =>
  name === 'when' ? value.length <= maxTimeChars && plainText(value) === value : wasTyped(value, said);

/**
 * The details after the model's answer, for the next message: of its reading only what the visitor typed. A removed one
 * stays as "", so that the program's own reading doesn't bring it back.
 */
export const detailsAfter = (
  request: VisitorRequest,
  answered: SiteAnswer,
  { details }: ModelAnswer,
  visitor: readonly string[],
): Details => {
  const before = { ...detailsSoFar(request, answered), ...request.topics?.details };
  if (!details) return before;
  const { email, phone } = before;
  const said = visitor.join('\n');
  const read = Object.entries(details).filter(
    ([name, value]) => value !== undefined && (value === '' || isReadable(name, value, said)),
  );
  return {
    ...(request.topics?.details ? before : { ...(email ? { email } : {}), ...(phone ? { phone } : {}) }),
    ...Object.fromEntries(read),
  };
};

/** Returns the request after the model's answer: a new note replaces the earlier one; without a new one it stays. */
export const requestAfter = (
  before: StoredTopics['task'],
  { request }: ModelAnswer,
  visitor: readonly string[],
): StoredTopics['task'] => {
  if (!request) return before;
  if (request.kind === 'none') return undefined;
  const note = plainText(request.note, visitor).slice(0, maxNoteChars);
  return { kind: request.kind, notes: note ? [note] : [] };
};
