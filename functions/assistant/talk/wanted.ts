import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { Candidate } from '../finder/find.ts';
import { askedLanguage, languagesIn } from '../language/asked.ts';
import { ofTheirOwn } from './figure-cards.ts';
import type { Memory, Tongue } from './remembered.ts';
import { isShort } from './request.ts';
import { type AddOnCounts, type AddOnId, addOnsIn, numberIn, plansIn, volumeIn } from './slots.ts';

/** What is wanted beside the plan after a turn that changes it. */
export interface Wanted {
  readonly addOns: AddOnCounts;
  readonly languages: readonly string[];
}

/** A turn as the rules see it: the extras it names, its small words, and what the finder takes it for. */
interface Turn {
  readonly memory: Memory;
  readonly message: string;
  readonly tongue: Tongue;
  readonly top: Candidate | undefined;
  readonly counts: AddOnCounts;
  readonly counted: boolean;
  readonly spoken: readonly AddOnId[];
  /** Languages it names. */
  readonly named: readonly string[];
  /** How strongly it says one thing. */
  readonly says: (list: Parameters<Tongue['vocabulary']['says']>[0]) => number;
  readonly asksAmount: boolean;
}

type Rule = (turn: Turn) => Wanted | undefined;

const longestTurn = 14;
const longestBare = 8;
const longestPlus = 6;
const mostOfOne = 20;
/** So few words lean on what was said before, whatever card they look like. */
const fewWords = 3;
const ownShare = 0.3;
const otherShare = 0.3;
const abilityShare = 0.2;

/** "Does it speak German too?" is about what it can do, not about its price. */
const abilityCards: ReadonlySet<CardId> = new Set([
  'features.languages',
  'features.languageSwitch',
  'features.rightToLeft',
  'talk.myLanguages',
]);

/** The add-on that was spoken of last. */
const lastAddOn = ({ addOns, topic }: Memory): AddOnId | undefined =>
  (topic && catalogue[topic].addOn) ?? (Object.keys(addOns) as AddOnId[]).at(-1);

/** Languages that come to those wanted before: "another language" and then its name is one language. */
const withLanguages = ({ addOns, languages: before = [] }: Memory, named: readonly string[]): Wanted => {
  const fresh = named.filter((name) => !before.includes(name));
  const languages = [...before, ...fresh];
  const counted = addOns.language ?? 0;
  const isUnnamed = counted === 1 && before.length === 0;
  const language = isUnnamed ? languages.length : Math.max(counted + fresh.length, languages.length);
  return { addOns: { ...addOns, language }, languages };
};

/** "Without the training", "drop German". */
const takenAway: Rule = ({ memory, spoken, named, says }) => {
  const { addOns, languages = [] } = memory;
  if (says('without') === 0 || says('add') > 1) return undefined;
  const left = languages.filter((name) => !named.includes(name));
  const had = addOns.language ?? 0;
  if (named.length > 0 && had > named.length)
    return { addOns: { ...addOns, language: had - named.length }, languages: left };
  const gone: readonly string[] = named.length > 0 ? [...spoken, 'language'] : spoken;
  if (!gone.some((id) => id in addOns)) return undefined;
  return {
    addOns: Object.fromEntries(Object.entries(addOns).filter(([id]) => !gone.includes(id))),
    languages: left,
  };
};

/** "Just German then", "only one language". */
const onlyThose: Rule = ({ memory: { addOns }, spoken, counts, named, says }) => {
  if (says('only') === 0) return undefined;
  if (named.length > 0 && addOns.language !== undefined)
    return { addOns: { ...addOns, language: named.length }, languages: named };
  return spoken.length > 0 && spoken.every((id) => addOns[id] !== undefined)
    ? { addOns: { ...addOns, ...counts }, languages: [] }
    : undefined;
};

/** "And three?", "just one": another number of the add-on spoken of. */
const anotherNumber: Rule = ({ memory, message, tongue, top, spoken, named, says }) => {
  const last = lastAddOn(memory);
  if (!last || last === 'conversations' || spoken.length + named.length + plansIn(message).length > 0)
    return undefined;
  if (!isShort(message, longestBare) || volumeIn(message, tongue.vocabulary)) return undefined;
  const isOther =
    top && top.share >= otherShare && !/^(?:plans|talk)\./.test(top.id) && !isShort(message, fewWords);
  if (isOther || says('year') + says('howLong') + says('messages') + says('perDay') > 0) return undefined;
  const one = says('only') > 0 && says('one') > 0 ? 1 : undefined;
  const many = one ?? numberIn(message, tongue.pack.words);
  return many === undefined || many > mostOfOne
    ? undefined
    : { addOns: { ...memory.addOns, [last]: many }, languages: [] };
};

/** "Plus German", "and English and French on top: total?" */
const languagesByName: Rule = ({
  memory,
  message,
  top,
  counts,
  counted,
  spoken,
  named,
  says,
  asksAmount,
}) => {
  if (named.length === 0 || counted) return undefined;
  if (counts.language !== undefined) {
    const { addOns, languages } = withLanguages(memory, named);
    return { addOns: { ...counts, ...addOns }, languages };
  }
  if (spoken.length > 0) return undefined;
  if (asksAmount) return withLanguages(memory, named);
  const isAbility = top && abilityCards.has(top.id) && top.share >= abilityShare;
  const isPlus = says('add') > 0 && isShort(message, longestPlus) && top?.id.startsWith('plans.');
  return isPlus && !isAbility ? withLanguages(memory, named) : undefined;
};

const rules: readonly Rule[] = [takenAway, onlyThose, anotherNumber, languagesByName];

/** Whether the talk is about plans or their extras, so that a bare name or number belongs to them. */
const isOfPlans = ({ plan, managed, topic, addOns }: Memory): boolean =>
  plan !== undefined ||
  managed === true ||
  Object.keys(addOns).length > 0 ||
  topic?.startsWith('plans.') === true;

/** What is wanted beside the plan after this turn, if it says so by a name, a number or a small word. */
export const wantedAfter = (
  memory: Memory,
  said: string,
  tongue: Tongue,
  top: Candidate | undefined,
): Wanted | undefined => {
  if (!isShort(said, longestTurn)) return undefined;
  // "Let's go on in Turkish" wants no language for the bot.
  const message = askedLanguage(said)?.rest ?? said;
  if (!isOfPlans(memory) && plansIn(message).length === 0) return undefined;
  if (top && ofTheirOwn.has(top.id) && top.share >= ownShare) return undefined;
  const says: Turn['says'] = (list) => tongue.vocabulary.says(list, message);
  const { counts, counted } = addOnsIn(message, tongue.pack.words);
  const turn: Turn = {
    memory,
    message,
    tongue,
    top,
    counts,
    counted,
    spoken: Object.keys(counts) as AddOnId[],
    named: languagesIn(message),
    says,
    asksAmount: says('money') + says('total') > 0,
  };
  for (const rule of rules) {
    const wanted = rule(turn);
    if (wanted) return wanted;
  }
  return undefined;
};

/** The cheapest plan that has the feature spoken of. */
export const planOfTopic = ({ topic }: Memory): PlanId | undefined => (topic && catalogue[topic].plans)?.[0];
