import * as z from 'zod/mini';
import { enumField, messageField } from '../fields.ts';
import { getOwn, readText } from '../read-fields.ts';
import { defineNode } from './kind.ts';

export const handOverTargets = ['person', 'assistant'] as const;
export type HandOverTarget = (typeof handOverTargets)[number];

export const handOverNames: Readonly<Record<HandOverTarget, string>> = {
  person: 'A person',
  assistant: 'The assistant',
};

/** Ends the flow and hands the conversation over to a person or the site's assistant. */
export const handOver = defineNode({
  name: 'Hand over',
  canEndFlow: true,
  data: z.strictObject({ to: enumField(handOverTargets, 'Who takes over'), message: messageField }),
  defaults: () => ({ to: 'person' as const, message: 'Someone from our team will take it from here.' }),
  exits: () => [],
  normalise: (raw) => ({ to: getOwn(raw, 'to') ?? 'person', message: readText(getOwn(raw, 'message')) }),
  title: (data) => data.message,
  summary: ({ to }) => handOverNames[to],
  mapTexts: (data, mapText) => ({ ...data, message: mapText('message', data.message) }),
  enter: (data, context) => {
    context.say(data.message);
    context.handOver(data.to);
    return context.end();
  },
});
