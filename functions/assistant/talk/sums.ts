import type { Answers } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { managedPlanFor, managedPlans } from '#shared/domain/managed-plans.ts';
import { addOns, type PlanId } from '#shared/domain/plans.ts';
import { aiModels, type ModelIndex } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { messageLimits, monthlyPrice, tierFor } from '#shared/domain/pricing/quote.ts';
import { automatedShare, roi, workingDaysPerMonth } from '#shared/domain/roi.ts';
import { fill } from '../cards/values.ts';
import { formatsOf } from '../facts.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { AddOnCounts, AddOnId, Volume } from './slots.ts';

const managedPriceOf = (plan: PlanId): number =>
  managedPlans.find(({ name }) => name === planOf(plan).name)?.price ?? 0;

/** "Professional costs $699 a month." */
export const planCost = ({ code, words }: LanguagePack, plan: PlanId, managed = false): string => {
  const { price } = formatsOf(code);
  const { name, pricePerMonth } = planOf(plan);
  const amount = managed ? managedPriceOf(plan) : pricePerMonth;
  return amount > 0
    ? fill(words.planCosts, { plan: name, price: price(amount) })
    : fill(words.planCustom, { plan: name });
};

/** A plan with add-ons, line by line, with what that makes a month and once. */
export const sumOf = (
  { code, words }: LanguagePack,
  plan: PlanId | undefined,
  counts: AddOnCounts,
  managed = false,
): string => {
  const { price, count } = formatsOf(code);
  const lines: string[] = [];
  let monthly = 0;
  let once = 0;
  let open = false;
  if (plan) {
    const { name, pricePerMonth } = planOf(plan);
    const amount = managed ? managedPriceOf(plan) : pricePerMonth;
    monthly += amount;
    open = amount === 0;
    lines.push(
      open
        ? fill(words.planCustom, { plan: name })
        : fill(words.sumMonthly, { item: name, price: price(amount) }),
    );
  }
  for (const { id, price: each, period } of addOns) {
    const many = counts[id as AddOnId];
    if (many === undefined || many <= 0) continue;
    const name = words.addOnNames[id as AddOnId];
    const item = many === 1 ? name : `${count(many)} × ${name}`;
    const amount = Math.round(each * many * 100) / 100;
    if (period === 'one-time') once += amount;
    else monthly += amount;
    lines.push(
      fill(period === 'one-time' ? words.sumOnce : words.sumMonthly, { item, price: price(amount) }),
    );
  }
  if (monthly > 0 && !open && lines.length > 1)
    lines.push(fill(words.totalMonthly, { total: price(monthly) }));
  if (once > 0 && lines.length > 1) lines.push(fill(words.totalOnce, { total: price(once) }));
  return lines.join('\n');
};

/** What a plan, or the plan that holds a volume, costs with a certain model. */
export const modelCost = (
  { code, words }: LanguagePack,
  model: ModelIndex,
  plan: PlanId | undefined,
  volume: Volume | undefined,
): string | undefined => {
  const { count, price } = formatsOf(code);
  const messages = volume?.count ?? (plan && plan !== 'enterprise' ? planOf(plan).maxMessages : undefined);
  if (messages === undefined) return undefined;
  const tier = tierFor(messages);
  const amount = price(monthlyPrice({ messages: Math.min(messages, messageLimits.max), model }));
  return fill(words.planCosts, {
    plan: `${planOf(tier).name} (${aiModels[model].name}${volume ? `, ${count(messages)}` : ''})`,
    price: tier === 'enterprise' ? `≈ ${amount}` : amount,
  });
};

/** The plan that holds a volume. */
export const planForVolume = ({ count }: Volume): PlanId => tierFor(count);

/** Which plan a volume needs and what it costs. */
export const volumeFit = (code: LanguageCode, answers: Answers, { count: amount, unit }: Volume): string => {
  const { count, price } = formatsOf(code);
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
  return `${sentence}\n${fill(answers.managedFrom, { price: price(Math.min(...managedPlans.map((managed) => managed.price))) })}`;
};

/** People, hourly rate and hours a day in a message: the rate is the one with a currency sign, the hours the smallest. */
export const savingIn = (code: LanguageCode, message: string, totalMonthly: string): string | undefined => {
  const rates = [...message.matchAll(/[$€£]\s?(\d{1,3})|(\d{1,3})\s?(?:[$€£]|usd|eur|dollar|euro)/giu)].map(
    ([, a, b]) => Number(a ?? b),
  );
  const rest = message
    .replace(/[$€£]\s?\d+|\d+\s?(?:[$€£]|usd|eur|dollar|euro)/giu, ' ')
    .match(/(?<![\d.,])\d{1,3}(?![\d.,]*\d)/g);
  const numbers = (rest ?? []).map(Number).filter((value) => value > 0);
  const [rate] = rates;
  const [employees, hoursPerDay] = numbers;
  if (rate === undefined || employees === undefined || hoursPerDay === undefined || hoursPerDay > 24)
    return undefined;
  const { price } = formatsOf(code);
  const { monthly } = roi({ employees, hourlyRate: rate, hoursPerDay });
  return `${employees} × ${price(rate)} × ${hoursPerDay} h × ${automatedShare * 100} % × ${workingDaysPerMonth}\n${fill(totalMonthly, { total: price(monthly) })}`;
};
