import { brand } from '#shared/brand.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { managedPlanFor, managedPlans } from '#shared/domain/managed-plans.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { aiModels, type ModelIndex } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { messageLimits, monthlyPrice, tierFor } from '#shared/domain/pricing/quote.ts';
import { roi } from '#shared/domain/roi.ts';
import { perPublication } from '#shared/site/published.ts';
import { ownCurrency } from '../currency.ts';
import { formatters } from '../facts.ts';
import { fill } from '../fill.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { findManagedPlan, quoteItems, quoteMonthlyPrice, quoteTotal } from './quote.ts';
import type { Volume } from './slots.ts';

/** "Professional costs $699 a month." */
export const planCost = ({ code, words }: LanguagePack, plan: PlanId, managed = false): string => {
  const { price } = formatters(code);
  const { name } = planOf(plan);
  const amount = quoteMonthlyPrice({ plan, managed });
  return amount > 0
    ? fill(words.planCosts, { plan: name, price: price(amount) })
    : fill(words.planCustom, { plan: name });
};

/** Price with a given model for a plan or the plan that fits a volume. */
export const modelCost = (
  { code, words }: LanguagePack,
  model: ModelIndex,
  plan: PlanId | undefined,
  volume: Volume | undefined,
): string | undefined => {
  const { count, price } = formatters(code);
  const messages = volume?.count ?? (plan && plan !== 'enterprise' ? planOf(plan).maxMessages : undefined);
  if (messages === undefined) return undefined;
  const tier = tierFor(messages);
  const amount = price(monthlyPrice({ messages: Math.min(messages, messageLimits.max), model }));
  return fill(words.planCosts, {
    plan: `${planOf(tier).name} (${[...(tier === 'enterprise' && model === 0 ? [] : [aiModels[model].name]), ...(volume ? [count(messages)] : [])].join(', ')})`,
    price: tier === 'enterprise' ? `≈ ${amount}` : amount,
  });
};

/** Returns the plan that fits a volume: a managed plan for conversations. */
export const planForVolume = ({ count, unit }: Volume): PlanId =>
  (unit === 'conversations' ? planNamed(managedPlanFor(count).name) : undefined) ?? tierFor(count);

const planNamed = (name: string): PlanId | undefined =>
  (['starter', 'professional', 'enterprise'] as const).find((id) => planOf(id).name === name);

/** "Enterprise (60,000) costs ≈ $1,520 a month": the calculator's rate above the largest plan with a price. */
const customRate = (output: LanguagePack, amount: number): string | undefined =>
  tierFor(amount) === 'enterprise' && amount <= messageLimits.max
    ? modelCost(output, 0, undefined, { count: amount, unit: 'messages' })
    : undefined;

const below = { starter: undefined, professional: 'starter', enterprise: 'professional' } as const;

/** The next smaller plan with the messages beyond it as extras, if that costs less than the plan that fits. */
const cheaperWithExtras = (output: LanguagePack, amount: number): string | undefined => {
  const fitting = tierFor(amount);
  const plan = below[fitting];
  if (!plan) return undefined;
  const quote = { plan, addOns: { conversations: amount - planOf(plan).maxMessages } };
  const total = quoteTotal(output, quote);
  if (total >= (planOf(fitting).pricePerMonth || brand.prices.custom.base)) return undefined;
  const { price } = formatters(output.code);
  return fill(output.words.sumMonthly, { item: quoteItems(output, quote), price: price(total) });
};

/** States which plan a volume needs and its price, and what else would do. */
export const volumeFit = (
  output: LanguagePack,
  answers: Answers,
  { count: amount, unit }: Volume,
): string => {
  const { code } = output;
  const { count, price } = formatters(code);
  const volume = count(amount);
  if (unit === 'conversations') {
    const plan = managedPlanFor(amount);
    return fill(answers.managedFit, { volume, plan: plan.name, price: price(plan.price) });
  }
  const plan = planOf(tierFor(amount));
  const sentence =
    plan.pricePerMonth > 0
      ? fill(answers.fit, {
          volume,
          plan: plan.name,
          price: price(plan.pricePerMonth),
          messages: count(plan.maxMessages),
        })
      : fill(answers.fitCustom, { volume, plan: plan.name });
  const other = cheaperWithExtras(output, amount) ?? customRate(output, amount);
  if (other) return `${sentence}\n${other}`;
  return `${sentence}\n${fill(answers.managedFrom, { price: price(Math.min(...managedPlans.map((managed) => managed.price))) })}`;
};

interface Team {
  readonly employees: number;
  readonly hourlyRate: number;
  readonly hoursPerDay: number;
}

const moneyOf = (figures: string) =>
  perPublication(
    () =>
      new RegExp(
        `(?:[$€£]|${ownCurrency()})\\s?(${figures})|(${figures})\\s?(?:[$€£]|usd|eur|dollar|euro|${ownCurrency()})`,
        'giu',
      ),
  );
const hourlyRate = moneyOf('\\d{1,5}');
const paid = moneyOf('\\d+');

/** Reads people, hourly rate and hours per day: the rate has a currency, the hours follow the people. */
const teamIn = (message: string): Team | undefined => {
  const rates = [...message.matchAll(hourlyRate())].map(([, a, b]) => Number(a ?? b));
  const rest = message.replace(paid(), ' ').match(/(?<![\d.,])\d{1,3}(?![\d.,]*\d)/g);
  const numbers = (rest ?? []).map(Number).filter((value) => value > 0);
  // Without a currency, three numbers are people, rate and hours in the usual order.
  const isPlain = rates.length === 0 && numbers.length === 3;
  const rate = isPlain ? numbers[1] : rates[0];
  const [employees, hoursPerDay] = isPlain ? [numbers[0], numbers[2]] : numbers;
  if (rate === undefined || employees === undefined || hoursPerDay === undefined || hoursPerDay > 24)
    return undefined;
  return { employees, hourlyRate: rate, hoursPerDay };
};

/** Returns a team's monthly saving if the message describes a team. */
export const savedIn = (message: string): number | undefined => {
  const team = teamIn(message);
  return team && roi(team).monthly;
};

/** Formats a team's saving with its calculation. */
export const savingIn = (code: LanguageCode, message: string, totalMonthly: string): string | undefined => {
  const team = teamIn(message);
  if (!team) return undefined;
  const { price } = formatters(code);
  const { employees, hourlyRate, hoursPerDay } = team;
  const { automatedPercent, workingDays } = brand.prices.savings;
  return `${employees} × ${price(hourlyRate)} × ${hoursPerDay} h × ${automatedPercent} % × ${workingDays}\n${fill(totalMonthly, { total: price(roi(team).monthly) })}`;
};

/** Formats a managed plan: "Professional: $2,497 a month, 5,000 conversations". */
export const managedLine = (code: LanguageCode, answers: Answers, plan: PlanId): string => {
  const { count, price } = formatters(code);
  const managed = findManagedPlan(plan);
  const values = { plan: planOf(plan).name, price: price(managed?.price ?? 0) };
  return managed?.conversations
    ? fill(answers.managedLine, { ...values, count: count(managed.conversations) })
    : fill(answers.managedUnlimited, values);
};
