import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { Candidate } from '../finder/find.ts';
import { findLanguageNames, requestedLanguage } from '../language/requested.ts';
import type { InputLanguage, Memory } from './memory-types.ts';
import { ofTheirOwn } from './number-cards.ts';
import { isShort } from './request.ts';
import { type AddOnCounts, type AddOnId, findAddOns, findNumber, findPlans, findVolume } from './slots.ts';

/** The add-ons after a turn that changes them. */
export interface ChosenAddOns {
  readonly addOns: AddOnCounts;
  readonly languages: readonly string[];
}

/** Input of the rules: named add-ons, word-list matches and the best card. */
interface Turn {
  readonly memory: Memory;
  readonly message: string;
  readonly input: InputLanguage;
  readonly top: Candidate | undefined;
  readonly counts: AddOnCounts;
  readonly counted: boolean;
  readonly spoken: readonly AddOnId[];
  /** Languages named. */
  readonly named: readonly string[];
  /** How strongly the message matches a word list. */
  readonly says: (list: Parameters<InputLanguage['vocabulary']['says']>[0]) => number;
  readonly asksAmount: boolean;
}

type Rule = (turn: Turn) => ChosenAddOns | undefined;

const maxTurnLength = 14;
const maxBareLength = 8;
const maxPlusLength = 6;
const maxPerAddOn = 20;
/** Messages with up to this many words depend on the previous turns, no matter which card they match. */
const maxFollowUpWords = 3;
const ownShare = 0.3;
const otherShare = 0.3;
const abilityShare = 0.2;

/** Cards about abilities: "Does it speak German too?" is not about the price. */
const abilityCards: ReadonlySet<CardId> = new Set([
  'features.languages',
  'features.languageSwitch',
  'features.rightToLeft',
  'talk.myLanguages',
]);

/** The add-on mentioned last. */
const lastAddOn = ({ addOns, topic }: Memory): AddOnId | undefined =>
  (topic && catalogue[topic].addOn) ?? (Object.keys(addOns) as AddOnId[]).at(-1);

/** Adds languages to earlier ones: "another language" followed by its name is one language. */
const withLanguages = (
  { addOns, languages: before = [] }: Memory,
  named: readonly string[],
): ChosenAddOns => {
  const fresh = named.filter((name) => !before.includes(name));
  const languages = [...before, ...fresh];
  const counted = addOns.language ?? 0;
  const isUnnamed = counted === 1 && before.length === 0;
  const language = isUnnamed ? languages.length : Math.max(counted + fresh.length, languages.length);
  return { addOns: { ...addOns, language }, languages };
};

/** "Without the training", "drop German": removes an add-on. */
const removeAddOn: Rule = ({ memory, spoken, named, says }) => {
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

/** "Just German then", "only one language": replaces the languages. */
const onlyThose: Rule = ({ memory: { addOns }, spoken, counts, named, says }) => {
  if (says('only') === 0) return undefined;
  if (named.length > 0 && addOns.language !== undefined)
    return { addOns: { ...addOns, language: named.length }, languages: named };
  return spoken.length > 0 && spoken.every((id) => addOns[id] !== undefined)
    ? { addOns: { ...addOns, ...counts }, languages: [] }
    : undefined;
};

/** "And three?", "just one": changes the number of the current add-on. */
const anotherNumber: Rule = ({ memory, message, input, top, spoken, named, says }) => {
  const last = lastAddOn(memory);
  if (!last || last === 'conversations' || spoken.length + named.length + findPlans(message).length > 0)
    return undefined;
  if (!isShort(message, maxBareLength) || findVolume(message, input.vocabulary)) return undefined;
  const isOther =
    top &&
    top.share >= otherShare &&
    !/^(?:plans|talk)\./.test(top.id) &&
    !isShort(message, maxFollowUpWords);
  if (isOther || says('year') + says('howLong') + says('messages') + says('perDay') > 0) return undefined;
  const one = says('only') > 0 && says('one') > 0 ? 1 : undefined;
  const many = one ?? findNumber(message, input.pack.words);
  return many === undefined || many > maxPerAddOn
    ? undefined
    : { addOns: { ...memory.addOns, [last]: many }, languages: [] };
};

/** "Plus German", "and English and French on top": adds languages. */
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
  const isPlus = says('add') > 0 && isShort(message, maxPlusLength) && top?.id.startsWith('plans.');
  return isPlus && !isAbility ? withLanguages(memory, named) : undefined;
};

const rules: readonly Rule[] = [removeAddOn, onlyThose, anotherNumber, languagesByName];

/** Whether the conversation is about plans or add-ons, so that a bare name or number refers to them. */
const isOfPlans = ({ plan, managed, topic, addOns }: Memory): boolean =>
  plan !== undefined ||
  managed === true ||
  Object.keys(addOns).length > 0 ||
  topic?.startsWith('plans.') === true;

/** Returns the add-ons after this turn, or undefined if the message doesn't change them. */
export const updateAddOns = (
  memory: Memory,
  said: string,
  input: InputLanguage,
  top: Candidate | undefined,
): ChosenAddOns | undefined => {
  if (!isShort(said, maxTurnLength)) return undefined;
  // "Let's go on in Turkish" changes the chat's language, not the bot's.
  const message = requestedLanguage(said)?.rest ?? said;
  if (!isOfPlans(memory) && findPlans(message).length === 0) return undefined;
  if (top && ofTheirOwn.has(top.id) && top.share >= ownShare) return undefined;
  const says: Turn['says'] = (list) => input.vocabulary.says(list, message);
  const { counts, counted } = findAddOns(message, input.pack.words);
  const turn: Turn = {
    memory,
    message,
    input,
    top,
    counts,
    counted,
    spoken: Object.keys(counts) as AddOnId[],
    named: findLanguageNames(message),
    says,
    asksAmount: says('money') + says('total') > 0,
  };
  for (const rule of rules) {
    const wanted = rule(turn);
    if (wanted) return wanted;
  }
  return undefined;
};

/** Returns the cheapest plan with the current feature. */
export const planOfTopic = ({ topic }: Memory): PlanId | undefined => (topic && catalogue[topic].plans)?.[0];
