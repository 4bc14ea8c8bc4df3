import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import type { Candidate } from '../finder/find.ts';
import { countsIn } from '../numbers.ts';
import { planMeant } from './meant.ts';
import { priceCards, volumeCards } from './number-cards.ts';
import type { CardRequest } from './request.ts';
import {
  type AddOnsFound,
  findAddOns,
  findPlans,
  findVolume,
  hasWord,
  otherVolume,
  type Volume,
} from './slots.ts';

/** Plans, add-ons and volumes in a message, read once for all number rules. */
export interface NumberFacts extends AddOnsFound {
  readonly top: Candidate;
  readonly others: readonly Candidate[];
  /** Plans named, in order. */
  readonly named: readonly PlanId[];
  /** The plan meant: named, described or mentioned before. */
  readonly plan: PlanId | undefined;
  readonly managed: boolean | undefined;
  /** The message itself names the plan. */
  readonly isNamed: boolean;
  readonly wantsSum: boolean;
  readonly volume: Volume | undefined;
  /** One of the nearest cards is about plans and prices. */
  readonly isPriced: boolean;
  readonly isOfVolumes: boolean;
}

const nearest = 3;
const cheapestShare = 0.1;

/** Numbers about the managed service are conversations unless stated otherwise. */
const volumeSaid = (
  { message, memory, input: { vocabulary } }: CardRequest,
  top: Candidate,
  nearby: readonly CardId[],
): Volume | undefined => {
  if (top.id === 'plans.perThousand') return undefined;
  // "60,000 was November, usually it's 42,000": the number said before is the one corrected.
  const corrected = otherVolume(message, memory.volume, vocabulary);
  const isCorrection =
    corrected &&
    corrected.count !== memory.volume?.count &&
    countsIn(message, vocabulary.thousands).includes(memory.volume?.count ?? 0);
  const said = isCorrection ? corrected : findVolume(message, vocabulary);
  const isManaged =
    nearby.includes('plans.managed') &&
    (top.id === 'plans.managed' || vocabulary.says('messages', message) === 0);
  return said && isManaged ? { count: said.count, unit: 'conversations' } : said;
};

/** Reads a message for the number rules. */
export const readNumberFacts = (
  request: CardRequest,
  top: Candidate,
  others: readonly Candidate[],
): NumberFacts => {
  const { message, memory, input } = request;
  const { pack, vocabulary } = input;
  const candidates = [top, ...others];
  const nearby = candidates.slice(0, nearest).map(({ id }) => id);
  const named = findPlans(message);
  const { counts, counted } = findAddOns(message, pack.words);
  const isCheapest = candidates.some(({ id, share }) => id === 'plans.cheapest' && share >= cheapestShare);
  const meant = planMeant(memory, message, vocabulary, candidates);
  const isOfVolumes = nearby.some((id) => volumeCards.has(id));
  return {
    top,
    others,
    named,
    counts,
    counted,
    plan: named.at(-1) ?? (isCheapest ? 'starter' : (meant.plan ?? memory.plan)),
    managed: meant.managed ?? memory.managed,
    isNamed: named.length > 0 || isCheapest,
    wantsSum:
      hasWord(message, pack.words.sumWords) ||
      vocabulary.says('total', message) > 0 ||
      (named.length === 1 && Object.keys(counts).length > 0 && vocabulary.says('firstMonth', message) > 0),
    volume: volumeSaid(request, top, nearby),
    isPriced: isOfVolumes || nearby.includes('plans.payment'),
    isOfVolumes,
  };
};

/** Whether the best card states a price. */
export const tellsPrice = ({ top }: NumberFacts): boolean => priceCards.has(top.id);
