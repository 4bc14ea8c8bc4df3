import { chatHistoryTurns, chatMaxChars } from '#shared/api/chat.ts';
import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { galleryText } from './text.ts';

export interface DemoMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  /** An apology by the gallery itself, never part of the history. */
  readonly failed?: boolean;
  /** Texts of the buttons under the message. */
  readonly suggestions?: readonly string[];
}

export interface Demo {
  readonly messages: readonly DemoMessage[];
  readonly pending: boolean;
}

const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en');

/** Templates whose name, industry, description or a use case contains the text, ignoring case. */
export const searchTemplates = (
  templates: readonly IndustryTemplate[],
  query: string,
): readonly IndustryTemplate[] => {
  const words = fold(query.trim());
  if (!words) return templates;
  return templates.filter(({ name, industry, description, useCases }) =>
    [name, industry, description, ...useCases].some((text) => fold(text).includes(words)),
  );
};

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the template of a card elsewhere on the site: by id, else by industry or name. */
export const findTemplate = (
  templates: readonly IndustryTemplate[],
  wanted: string | undefined,
): IndustryTemplate | undefined => {
  if (!wanted) return undefined;
  const key = bare(wanted);
  return (
    templates.find(({ id }) => id === wanted) ??
    templates.find(({ id, industry, name }) => [id, industry, name].some((text) => bare(text) === key))
  );
};

/** The demo's first message: names the template and quotes its first two sample questions. */
export const getWelcome = ({ name, sampleQuestions }: IndustryTemplate): string => {
  const quoted = sampleQuestions.slice(0, 2).map((question) => `\n- “${question}”`);
  const ask = quoted.length > 0 ? ` You could ask me:${quoted.join('')}` : '';
  return `Hello! This is **${name}**, the demo of this template. What can I do for you?${ask}`;
};

type DemoEvent = {
  readonly type: 'sent' | 'replied' | 'failed';
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly suggestions?: readonly string[];
};

export const startDemo = (template: IndustryTemplate, id: string, at: number): Demo => ({
  messages: [{ id, role: 'assistant', content: getWelcome(template), timestamp: at }],
  pending: false,
});

export const canSend = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= chatMaxChars;
};

/** The demo's reducer; returns the same state for an event that no longer applies. */
export const reduceDemo = (state: Demo, { type, id, at, text, suggestions = [] }: DemoEvent): Demo => {
  if (type === 'sent' ? state.pending || !canSend(text) : !state.pending) return state;
  const isLost = type === 'failed' || !text.trim();
  const message: DemoMessage =
    type === 'sent'
      ? { id, role: 'user', content: text.trim(), timestamp: at }
      : isLost
        ? { id, role: 'assistant', content: galleryText.trouble, timestamp: at, failed: true }
        : { id, role: 'assistant', content: text.trim(), timestamp: at, suggestions };
  return { messages: [...state.messages, message], pending: type === 'sent' };
};

/** Earlier messages for the request, without the gallery's apologies. */
export const demoHistory = ({ messages }: Demo) =>
  messages
    .filter(({ failed }) => !failed)
    .slice(-chatHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatMaxChars) }));
