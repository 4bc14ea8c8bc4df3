import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from './languages.ts';

/** What triggers a flow on the site. */
export const placementTriggers = ['chip', 'greeting', 'topic', 'timed', 'leaving'] as const;
export type PlacementTrigger = (typeof placementTriggers)[number];

export const placementLimits = {
  perFlow: 10,
  pages: 10,
  pageChars: 100,
  topics: 10,
  labelChars: 60,
} as const;

const pageText = z
  .string()
  .check(
    z.regex(/^\/[A-Za-z0-9/_.*-]*$/, { error: 'A page is a path such as /pricing or /blog/*.' }),
    z.maxLength(placementLimits.pageChars, { error: 'A page can have at most 100 characters.' }),
  );
const topicText = z
  .string()
  .check(
    z.regex(/^[a-z][A-Za-z0-9.-]{0,59}$/, { error: 'A topic is the name of an answer or of its area.' }),
  );
const whole = (min: number, max: number, what: string) =>
  z
    .int({ error: `${what} must be a whole number.` })
    .check(
      z.minimum(min, { error: `${what} must be at least ${min}.` }),
      z.maximum(max, { error: `${what} can be at most ${max}.` }),
    );

/** Where, when and for whom a published flow of the site opens in its chat. */
export const placementSchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'Not an id.' })),
  trigger: z.enum(placementTriggers, { error: 'Choose what opens the flow.' }),
  /** Label of the chip; by default the flow's public title. */
  label: z
    .string()
    .check(
      z.trim(),
      z.maxLength(placementLimits.labelChars, { error: 'A chip can have at most 60 characters.' }),
    ),
  /** Paths, with `*` as a wildcard; empty means every page. */
  pages: z.array(pageText).check(z.maxLength(placementLimits.pages, { error: 'At most 10 pages.' })),
  /** Only with `topic`: answer cards or their topics. */
  topics: z.array(topicText).check(z.maxLength(placementLimits.topics, { error: 'At most 10 topics.' })),
  /** Only with `timed`. */
  seconds: whole(3, 600, 'The seconds'),
  /** The visitor's languages; empty means all. */
  languages: z.array(z.enum(languageCodes as [LanguageCode, ...LanguageCode[]])),
  /** Percentage of visitors; flows with the same priority share the visitors. */
  share: whole(1, 100, 'The share'),
  /** Higher priority wins. */
  priority: whole(0, 100, 'The priority'),
  paused: z.boolean(),
});
export type Placement = z.infer<typeof placementSchema>;

/** A live placement as visitors of the site receive it. */
export interface PlacedFlow extends Omit<Placement, 'paused'> {
  readonly flow: string;
  /** Its public title in its own language. */
  readonly name: string;
  /** Public titles by language. */
  readonly titles?: Partial<Record<LanguageCode, string>> | undefined;
}

export const newPlacement = (id: string): Placement => ({
  id,
  trigger: 'chip',
  label: '',
  pages: [],
  topics: [],
  seconds: 20,
  languages: [],
  share: 100,
  priority: 50,
  paused: true,
});

const matchesPage = (pattern: string, path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(plain);
};

/** Whether a topic names one of these cards or its topic. */
const matchesTopic = (topic: string, cards: readonly string[]): boolean =>
  cards.some((card) => card === topic || card.startsWith(`${topic}.`));

/** Returns a stable number in [0, 100) for a visitor and trigger (FNV-1a, mixed). */
const lotOf = (seed: string, trigger: string): number => {
  let hash = 0x811c9dc5;
  for (const char of `${seed}#${trigger}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32) * 100;
};

export interface Moment {
  readonly trigger: PlacementTrigger;
  readonly path: string;
  readonly language: LanguageCode;
  /** Stable per visitor, so that everyone keeps the same flow across visits. */
  readonly seed: string;
  readonly cards?: readonly string[];
}

/**
 * Returns the flows that open now, highest priority first. Flows of equal priority split the visitors by
 * share: with 50 % each everyone gets exactly one; with a single 20 % four of five get none.
 */
export const placedAt = <P extends Omit<Placement, 'paused'>>(
  placements: readonly P[],
  { trigger, path, language, seed, cards = [] }: Moment,
): P[] => {
  const fitting = placements.filter(
    (placement) =>
      placement.trigger === trigger &&
      (placement.pages.length === 0 || placement.pages.some((page) => matchesPage(page, path))) &&
      (placement.languages.length === 0 || placement.languages.includes(language)) &&
      (trigger !== 'topic' || placement.topics.some((topic) => matchesTopic(topic, cards))),
  );
  const priorities = [...new Set(fitting.map(({ priority }) => priority))].sort((a, b) => b - a);
  return priorities.flatMap((priority) => {
    const rivals = fitting.filter((placement) => placement.priority === priority);
    // Flows with a full share don't compete: all of them are shown.
    const always = rivals.filter(({ share }) => share === 100);
    let left = lotOf(seed, `${trigger}#${priority}`);
    const drawn = rivals.find(({ share }) => {
      if (share === 100) return false;
      left -= share;
      return left < 0;
    });
    return drawn ? [drawn, ...always] : always;
  });
};
