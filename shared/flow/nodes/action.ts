import * as z from 'zod/mini';
import { message, oneOf, requestFields } from '../fields.ts';
import { compact, headersOf, isRecord, mappingOf, methodOf, own, textOf } from '../reading.ts';
import type { RequestSpec } from '../request.ts';
import { defineNode, errorExit, nextExit } from './kind.ts';
import { checkRequest, requestVariables } from './requests.ts';

export const actionTypes = [
  'collect_email',
  'collect_phone',
  'book_appointment',
  'send_webhook',
  'api_call',
] as const;
export type ActionType = (typeof actionTypes)[number];

export const actionNames: Readonly<Record<ActionType, string>> = {
  collect_email: 'Collect email',
  collect_phone: 'Collect phone',
  book_appointment: 'Book appointment',
  send_webhook: 'Send webhook',
  api_call: 'API call',
};

const data = z.strictObject({
  action: oneOf(actionTypes, 'The action'),
  config: z.strictObject({
    /** The question of collect_email, collect_phone and book_appointment; what is said before a request. */
    message: z.optional(message),
    retry: z.optional(message),
    url: z.optional(requestFields.url),
    method: z.optional(requestFields.method),
    headers: z.optional(requestFields.headers),
    responseMapping: z.optional(requestFields.responseMapping),
    body: requestFields.body,
  }),
});
type Action = z.infer<typeof data>;

interface Question {
  readonly kind: 'email' | 'phone' | 'appointment';
  readonly text: 'askEmail' | 'askPhone' | 'askAppointment';
  readonly variables: readonly string[];
}

/** What the asking actions wait for, their standard question and the variables they fill. */
const questions: Readonly<Partial<Record<ActionType, Question>>> = {
  collect_email: { kind: 'email', text: 'askEmail', variables: ['email'] },
  collect_phone: { kind: 'phone', text: 'askPhone', variables: ['phone'] },
  book_appointment: {
    kind: 'appointment',
    text: 'askAppointment',
    variables: ['appointment', 'appointment_date', 'appointment_time', 'appointment_zone'],
  },
};

const questionOf = (action: ActionType) => questions[action];

/** A webhook is a POST unless the document says otherwise. */
const requestOf = ({ action, config }: Action): RequestSpec | undefined =>
  questionOf(action)
    ? undefined
    : {
        method: config.method ?? (action === 'send_webhook' ? 'POST' : 'GET'),
        url: config.url ?? '',
        headers: config.headers ?? {},
        responseMapping: config.responseMapping ?? {},
        body: config.body,
        purpose: action === 'send_webhook' ? 'webhook' : 'api_call',
      };

const readConfig = (value: unknown): unknown => {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return value;
  const maybe = (name: string, convert: (field: unknown) => unknown) => {
    const field = own(value, name);
    return field === undefined || field === null ? undefined : convert(field);
  };
  return compact({
    message: maybe('message', textOf),
    retry: maybe('retry', textOf),
    url: maybe('url', textOf),
    method: maybe('method', methodOf),
    headers: maybe('headers', headersOf),
    responseMapping: maybe('responseMapping', mappingOf),
    body: maybe('body', textOf),
  });
};

/** Collects a contact or an appointment, or calls another server. */
export const action = defineNode({
  name: 'Action',
  mayBeLast: true,
  data,
  defaults: () => ({ action: 'collect_email' as const, config: {} }),
  exits: (node) => (questionOf(node.action) ? [nextExit] : [nextExit, errorExit]),
  read: (raw) => ({
    action: own(raw, 'action') ?? 'collect_email',
    config: readConfig(own(raw, 'config')),
  }),
  title: () => '',
  subject: ({ action: type, config }) => config.message?.trim() || actionNames[type],
  waits: (node) => questionOf(node.action) !== undefined,
  asks: (node) => {
    const question = questionOf(node.action);
    return question && question.kind !== 'appointment'
      ? { kind: question.kind, variable: question.kind }
      : undefined;
  },
  options: () => [],
  retry: ({ config }) => config.retry,
  variables: (node) => {
    const spec = requestOf(node);
    return spec ? requestVariables(spec) : [...(questionOf(node.action)?.variables ?? [])];
  },
  uses: () => [],
  request: requestOf,
  texts: ({ config, ...node }, say) => ({
    ...node,
    config: {
      ...config,
      ...(config.message === undefined ? {} : { message: say('message', config.message) }),
      ...(config.retry === undefined ? {} : { retry: say('retry', config.retry) }),
    },
  }),
  problems: (node, check) => {
    const spec = requestOf(node);
    if (spec) checkRequest(spec, node.action === 'send_webhook' ? 'This webhook' : 'This API call', check);
  },
  enter: (node, talk) => {
    const question = questionOf(node.action);
    if (!question) {
      talk.say(node.config.message ?? '');
      return talk.request();
    }
    talk.say(node.config.message?.trim() || talk.texts[question.text]);
    return talk.wait(question.kind);
  },
  answered: () => undefined,
});
