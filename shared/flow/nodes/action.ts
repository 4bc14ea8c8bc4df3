import * as z from 'zod/mini';
import { enumField, messageField, requestFields } from '../fields.ts';
import {
  getOwn,
  isRecord,
  omitUndefined,
  readHeaders,
  readMapping,
  readMethod,
  readText,
} from '../read-fields.ts';
import type { RequestSpec } from '../request.ts';
import { checkRequest, requestVariables } from './check-request.ts';
import { defineNode, errorExit, nextExit } from './kind.ts';

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
  action: enumField(actionTypes, 'The action'),
  config: z.strictObject({
    /** The question of collect_email, collect_phone and book_appointment; the message before a request. */
    message: z.optional(messageField),
    retry: z.optional(messageField),
    url: z.optional(requestFields.url),
    method: z.optional(requestFields.method),
    headers: z.optional(requestFields.headers),
    responseMapping: z.optional(requestFields.responseMapping),
    body: requestFields.body,
  }),
});
type Action = z.infer<typeof data>;

interface ActionQuestion {
  readonly kind: 'email' | 'phone' | 'appointment';
  readonly text: 'askEmail' | 'askPhone' | 'askAppointment';
  readonly variables: readonly string[];
}

/** Actions that ask a question: the kind of answer, the default question and the variables they set. */
const questions: Readonly<Partial<Record<ActionType, ActionQuestion>>> = {
  collect_email: { kind: 'email', text: 'askEmail', variables: ['email'] },
  collect_phone: { kind: 'phone', text: 'askPhone', variables: ['phone'] },
  book_appointment: {
    kind: 'appointment',
    text: 'askAppointment',
    variables: ['appointment', 'appointment_date', 'appointment_time', 'appointment_zone'],
  },
};

const getQuestion = (action: ActionType) => questions[action];

/** The request of a webhook (POST by default) or API call; undefined for actions that ask a question. */
const buildRequestSpec = ({ action, config }: Action): RequestSpec | undefined =>
  getQuestion(action)
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
    const field = getOwn(value, name);
    return field === undefined || field === null ? undefined : convert(field);
  };
  return omitUndefined({
    message: maybe('message', readText),
    retry: maybe('retry', readText),
    url: maybe('url', readText),
    method: maybe('method', readMethod),
    headers: maybe('headers', readHeaders),
    responseMapping: maybe('responseMapping', readMapping),
    body: maybe('body', readText),
  });
};

/** Asks for an email, a phone number or an appointment, or calls another server. */
export const action = defineNode({
  name: 'Action',
  canEndFlow: true,
  data,
  defaults: () => ({ action: 'collect_email' as const, config: {} }),
  exits: (node) => (getQuestion(node.action) ? [nextExit] : [nextExit, errorExit]),
  normalise: (raw) => ({
    action: getOwn(raw, 'action') ?? 'collect_email',
    config: readConfig(getOwn(raw, 'config')),
  }),
  summary: ({ action: type, config }) => config.message?.trim() || actionNames[type],
  waitsForAnswer: (node) => getQuestion(node.action) !== undefined,
  question: (node) => {
    const question = getQuestion(node.action);
    return question && question.kind !== 'appointment'
      ? { kind: question.kind, variable: question.kind }
      : undefined;
  },
  retry: ({ config }) => config.retry,
  assignedVariables: (node) => {
    const spec = buildRequestSpec(node);
    return spec ? requestVariables(spec) : [...(getQuestion(node.action)?.variables ?? [])];
  },
  request: buildRequestSpec,
  mapTexts: ({ config, ...node }, mapText) => ({
    ...node,
    config: {
      ...config,
      ...(config.message === undefined ? {} : { message: mapText('message', config.message) }),
      ...(config.retry === undefined ? {} : { retry: mapText('retry', config.retry) }),
    },
  }),
  problems: (node, check) => {
    const spec = buildRequestSpec(node);
    if (spec) checkRequest(spec, node.action === 'send_webhook' ? 'This webhook' : 'This API call', check);
  },
  enter: (node, context) => {
    const question = getQuestion(node.action);
    if (!question) {
      context.say(node.config.message ?? '');
      return context.request();
    }
    context.say(node.config.message?.trim() || context.texts[question.text]);
    return context.wait(question.kind);
  },
});
