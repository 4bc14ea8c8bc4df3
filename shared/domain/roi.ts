import { brand } from '#shared/brand.ts';

/** Savings from automating conversations. See docs/behaviour.md, "Savings". */
export interface RoiInput {
  /** People answering customers, 1-100. */
  employees: number;
  /** Cost of an hour; 15-50 by default. */
  hourlyRate: number;
  /** Hours per day that each of them spends on it, 1-8. */
  hoursPerDay: number;
}

export interface RoiResult {
  /** US dollars saved per working day. */
  daily: number;
  /** US dollars saved per month. */
  monthly: number;
  /** US dollars saved in 12 months. */
  yearly: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

export const roiRanges: Readonly<Record<keyof RoiInput, Range>> = {
  employees: { min: 1, max: 100, step: 1, initial: 10 },
  /** The owner's three figures in any order. */
  get hourlyRate() {
    const [min = 0, initial = 0, max = 0] = Object.values(brand.prices.savings.hourlyRate).sort(
      (one, other) => one - other,
    );
    return { min, max, step: 1, initial };
  },
  hoursPerDay: { min: 1, max: 8, step: 1, initial: 2 },
};

export const roiDefaults = (): RoiInput => ({
  employees: roiRanges.employees.initial,
  hourlyRate: roiRanges.hourlyRate.initial,
  hoursPerDay: roiRanges.hoursPerDay.initial,
});

/** Yearly saving in US dollars that earns the larger award. */
const roiAwardThreshold = 10_000;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Clamps a value to its range and step; invalid values become the default. */
export const clampRoi = (name: keyof RoiInput, value: unknown): number => {
  const { min, max, step, initial } = roiRanges[name];
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return initial;
  return Math.min(max, Math.max(min, Math.round(number / step) * step));
};

/** Savings in US dollars, exact to the cent. */
export const roi = ({ employees, hourlyRate, hoursPerDay }: RoiInput): RoiResult => {
  const { automatedPercent, workingDays } = brand.prices.savings;
  const daily = cents((employees * hourlyRate * hoursPerDay * automatedPercent) / 100);
  const monthly = cents(daily * workingDays);
  return { daily, monthly, yearly: cents(monthly * 12) };
};

/** Points for using the calculator: 200 when the yearly saving reaches 10,000 dollars, otherwise 125. */
export const roiAward = (yearly: number): 125 | 200 => (yearly >= roiAwardThreshold ? 200 : 125);

/** Cumulated manual and automated cost in US dollars after each of twelve months, for the comparison chart. */
export const roiMonths = (input: RoiInput): { month: number; manual: number; automated: number }[] => {
  const manualMonth =
    input.employees * input.hourlyRate * input.hoursPerDay * brand.prices.savings.workingDays;
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    manual: cents(manualMonth * (index + 1)),
    automated: cents((manualMonth - roi(input).monthly) * (index + 1)),
  }));
};
