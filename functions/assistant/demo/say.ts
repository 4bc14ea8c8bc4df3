import type { SlotId } from '#shared/content/templates/demo-types.ts';
import { fill } from '../fill.ts';
import { dayOfMonth, monthOf, weekdayOf } from './dates.ts';
import { isOpen, type Slots } from './reading.ts';
import type { Voice } from './voice.ts';

const first = (list: string, index: number): string =>
  list.split('|')[index]?.split('/')[0]?.replace(/\*$/, '') ?? '';

const list = (intro: string, lines: string): string =>
  [intro, ...lines.split('|').map((line) => `- ${line}`)].join('\n');

/** Returns the reply to a question id, or a task's opening text. */
export const answerTo = (voice: Voice, id: string): string => {
  const { frames, texts, values } = voice;
  const say = (sentence: string, value = '') => fill(sentence, { ...values, value });
  switch (id) {
    case 'greeting':
    case 'thanks':
    case 'bye':
    case 'bot':
    case 'human':
      return say(frames[id]);
    case 'other':
      return [say(frames.unknown), ...texts.samples.slice(0, 3).map((sample) => `- ${sample}`)].join('\n');
    case 'hours':
    case 'location':
      return say(frames[id], texts[id]);
    case 'services':
    case 'prices':
      return say(list(frames[id], texts[id]));
    case 'can':
      return say(texts.can);
    default:
      return say(texts.items[id]?.[1] ?? frames.unknown);
  }
};

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const slotText = (
  { frames, texts }: Voice,
  slot: SlotId,
  { people, day, time, name, code, choice }: Slots,
): string => {
  switch (slot) {
    case 'people':
      return String(people);
    case 'time':
      return clock(time ?? 0);
    case 'name':
      return name ?? '';
    case 'code':
      return code ?? '';
    case 'choice':
      return texts.options[choice ?? '']?.[0] ?? '';
    case 'day': {
      const date = day ?? '';
      return fill(frames.date, {
        weekday: first(frames.words.weekdays, (weekdayOf(date) + 6) % 7),
        day: String(dayOfMonth(date)),
        month: first(frames.words.months, monthOf(date) - 1),
      });
    }
  }
};

/** Splits values into accepted ones and rejected ones with reasons. */
export const accepted = (voice: Voice, slots: Slots): { slots: Slots; refused: string[] } => {
  const { facts, frames, values } = voice;
  const kept: { -readonly [Key in keyof Slots]: Slots[Key] } = { ...slots };
  const refused: string[] = [];
  const say = (sentence: string, more: Record<string, string>) =>
    refused.push(fill(sentence, { ...values, ...more }));
  const known = facts.codes?.known ?? {};
  if (kept.code !== undefined && !(kept.code in known)) {
    say(frames.notFound, { value: kept.code, list: Object.keys(known).join(', ') });
    kept.code = undefined;
  }
  if (kept.people !== undefined && facts.maxPeople && kept.people > facts.maxPeople) {
    say(frames.tooMany, { value: String(facts.maxPeople) });
    kept.people = undefined;
  }
  if (kept.day !== undefined && !isOpen(facts.open, kept.day)) {
    say(frames.closed, { value: slotText(voice, 'day', kept) });
    kept.day = undefined;
  } else if (kept.day !== undefined && kept.time !== undefined && !isOpen(facts.open, kept.day, kept.time)) {
    say(frames.outside, { value: clock(kept.time) });
    kept.time = undefined;
  }
  return { slots: kept, refused };
};

/** Returns a line that confirms interpreted values, such as the date of "tomorrow". */
export const understood = (voice: Voice, before: Slots, now: Slots): string => {
  const news = (['choice', 'day', 'time'] as const).filter(
    (slot) => now[slot] !== undefined && now[slot] !== before[slot],
  );
  return news.length > 0 ? `${news.map((slot) => slotText(voice, slot, now)).join(' · ')}\n` : '';
};

/** Asks for the next missing value of a task. */
export const question = (
  { frames, texts, values }: Voice,
  { task }: { task?: string | undefined },
  slot: SlotId,
): string => {
  const own = texts.tasks[task ?? ''];
  const asks = slot === 'code' || slot === 'choice' ? own?.[slot] : frames.ask[slot];
  return fill(asks ?? '', values);
};

/** Returns the summary of a completed task with a note that this is a demo. */
export const summary = (
  voice: Voice,
  { task, slots }: { task?: string | undefined; slots: Slots },
): string => {
  const { facts, frames, texts, values } = voice;
  const spec = facts.tasks[task ?? ''];
  const done = fill(texts.tasks[task ?? '']?.done ?? '', values);
  const state = facts.codes?.known[slots.code ?? ''];
  const found = state ? [fill(texts.states[state] ?? '', { ...values, code: slots.code ?? '' })] : [];
  if (spec?.slots.join() === 'code') return [done, ...found].join('\n');
  const lines = (spec?.slots ?? []).map((slot) => `- ${frames.label[slot]}: ${slotText(voice, slot, slots)}`);
  return [done, ...lines, frames.demo].join('\n');
};
