import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { Details } from '../details/read-details.ts';
import { wasTyped } from '../details/was-typed.ts';
import { plainText } from '../output-filter.ts';
import type { SiteAnswer, VisitorRequest } from '../site-answer.ts';
import type { ModelAnswer } from './answer.ts';

const maxNoteChars = 400;

/** The visitor's details before the model answers: what it took down earlier, over the program's own reading. */
export const detailsSoFar = ({ topics }: VisitorRequest, { details }: SiteAnswer): Details => {
  const { email, phone } = details;
  // A name or a time read by the program may be a piece of a sentence, so the model's own reading replaces it.
  return topics?.details ? { ...withoutBlanks({ email, phone }), ...topics.details } : details;
};

const withoutBlanks = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value));

/** The details after the model's answer: of its reading only what the visitor typed. */
export const detailsAfter = (
  request: VisitorRequest,
  answered: SiteAnswer,
  { details }: ModelAnswer,
  visitor: readonly string[],
): Details => {
  const before = detailsSoFar(request, answered);
  if (!details) return before;
  const { email, phone } = before;
  const said = visitor.join('\n');
  const typed = Object.entries(details).filter(([, value]) => value && wasTyped(value, said));
  return {
    ...(request.topics?.details ? before : withoutBlanks({ email, phone })),
    ...Object.fromEntries(typed),
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
