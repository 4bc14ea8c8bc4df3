import type { Answers } from '#shared/content/assistant/types.ts';
import { managedPlans } from '#shared/domain/managed-plans.ts';
import { addOns, type PlanId } from '#shared/domain/plans.ts';
import { aiModels, type ModelIndex } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { formatters } from '../facts.ts';
import { fill } from '../fill.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { AddOnCounts, AddOnId } from './slots.ts';

/** A quote: the items that the visitor would pay for. */
export interface Quote {
  readonly plan?: PlanId | undefined;
  readonly managed?: boolean | undefined;
  /** How many of the plan; one by default, because several bots need several plans. */
  readonly plans?: number | undefined;
  /** Only for platform plans; the managed service includes its own. */
  readonly model?: ModelIndex | undefined;
  readonly addOns: AddOnCounts;
}

interface QuoteLines {
  readonly lines: readonly string[];
  readonly monthly: number;
  readonly once: number;
  /** Part of the quote is priced individually. */
  readonly open: boolean;
}

export const findManagedPlan = (plan: PlanId) => managedPlans.find(({ name }) => name === planOf(plan).name);

/** Monthly price of the plans; 0 if priced individually. */
export const quoteMonthlyPrice = ({ plan, managed, model = 0, plans = 1 }: Omit<Quote, 'addOns'>): number => {
  if (!plan) return 0;
  const each = managed
    ? (findManagedPlan(plan)?.price ?? 0)
    : Math.round(planOf(plan).pricePerMonth * aiModels[model].priceFactor);
  return each * plans;
};

const planName = ({ plan = 'starter', managed, model = 0, plans = 1 }: Quote): string => {
  const { name } = planOf(plan);
  const withModel = managed || model === 0 ? name : `${name} (${aiModels[model].name})`;
  return plans === 1 ? withModel : `${plans} × ${withModel}`;
};

/** Calculates a quote line by line with monthly and one-time totals. */
const calculateQuote = ({ code, words }: LanguagePack, quote: Quote): QuoteLines => {
  const { price, count } = formatters(code);
  const month = quoteMonthlyPrice(quote);
  const open = quote.plan !== undefined && month === 0;
  const lines: string[] = [];
  if (quote.plan)
    lines.push(
      open
        ? fill(words.planCustom, { plan: planName(quote) })
        : fill(words.sumMonthly, { item: planName(quote), price: price(month) }),
    );
  let monthly = month;
  let once = 0;
  for (const { id, price: each, period } of addOns) {
    const many = quote.addOns[id as AddOnId];
    if (many === undefined || many <= 0) continue;
    const name = words.addOnNames[id as AddOnId];
    const item = many === 1 ? name : `${count(many)} × ${name}`;
    const amount = Math.round(each * many * 100) / 100;
    const isOnce = period === 'one-time';
    if (isOnce) once += amount;
    else monthly += amount;
    lines.push(fill(isOnce ? words.sumOnce : words.sumMonthly, { item, price: price(amount) }));
  }
  return { lines, monthly, once, open };
};

/** A quote's items in one line: "Starter + 2,000 × extra conversations". */
export const quoteItems = ({ code, words }: LanguagePack, quote: Quote): string => {
  const { count } = formatters(code);
  const extras = Object.entries(quote.addOns).map(
    ([id, many]) => `${many === 1 ? '' : `${count(many)} × `}${words.addOnNames[id as AddOnId]}`,
  );
  return [...(quote.plan ? [planName(quote)] : []), ...extras].join(' + ');
};

/** A quote's monthly total. */
export const quoteTotal = (output: LanguagePack, quote: Quote): number =>
  calculateQuote(output, quote).monthly;

/** Formats a quote with totals: per month, one-time, and the first month if something is paid once. */
export const formatQuote = (output: LanguagePack, answers: Answers, quote: Quote): string => {
  const { words } = output;
  const { price } = formatters(output.code);
  const { lines, monthly, once, open } = calculateQuote(output, quote);
  const all = [...lines];
  if (monthly > 0 && !open && lines.length > 1) all.push(fill(words.totalMonthly, { total: price(monthly) }));
  if (once > 0 && lines.length > 1) all.push(fill(words.totalOnce, { total: price(once) }));
  if (once > 0 && monthly > 0 && !open) all.push(fill(answers.firstMonth, { total: price(monthly + once) }));
  return all.join('\n');
};

/** Formats the total of twelve months including one-time items; undefined if a part has no price. */
export const formatYear = (output: LanguagePack, answers: Answers, quote: Quote): string | undefined => {
  const { lines, monthly, once, open } = calculateQuote(output, quote);
  if (open || monthly === 0) return undefined;
  const { price } = formatters(output.code);
  return [...lines, fill(answers.yearly, { total: price(monthly * 12 + once) })].join('\n');
};

/** Formats quotes side by side with the difference between the first and the last. */
export const compareQuotes = (
  { code, words }: LanguagePack,
  answers: Answers,
  rows: readonly { readonly name: string; readonly month: number }[],
): string => {
  const { price } = formatters(code);
  const lines = rows.map(({ name, month }) =>
    month > 0
      ? fill(words.sumMonthly, { item: name, price: price(month) })
      : fill(words.planCustom, { plan: name }),
  );
  const [first, last] = [rows[0]?.month ?? 0, rows.at(-1)?.month ?? 0];
  if (first > 0 && last > 0) lines.push(fill(answers.difference, { amount: price(Math.abs(last - first)) }));
  return lines.join('\n');
};
