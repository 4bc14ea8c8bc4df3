import { afterEach, describe, expect, it } from 'vitest';
import { applySiteValues } from '#shared/site/published.ts';
import { clampRoi, roi, roiAward, roiDefaults, roiMonths, roiRanges } from './roi.ts';

afterEach(() => applySiteValues({}));

describe('roi', () => {
  it.each([
    // employees, rate, hours, daily, monthly, yearly: calculated by hand from the formula
    [10, 25, 2, 200, 4_400, 52_800],
    [1, 15, 1, 6, 132, 1_584],
    [100, 50, 8, 16_000, 352_000, 4_224_000],
    [3, 17, 3, 61.2, 1_346.4, 16_156.8],
  ])(
    'calculates the saving for %i people at %i dollars and %i hours',
    (employees, hourlyRate, hoursPerDay, daily, monthly, yearly) => {
      expect(roi({ employees, hourlyRate, hoursPerDay })).toEqual({ daily, monthly, yearly });
    },
  );

  it('uses the owner’s range of hourly rates', () => {
    applySiteValues({ offer: { savings: { hourlyRate: { min: 200, initial: 350, max: 900 } } } });
    expect(roiDefaults().hourlyRate).toBe(350);
    expect([clampRoi('hourlyRate', 25), clampRoi('hourlyRate', 1000)]).toEqual([200, 900]);
    applySiteValues({ offer: { savings: { hourlyRate: { initial: 350 } } } });
    expect(roiRanges.hourlyRate).toMatchObject({ min: 15, initial: 50, max: 350 });
  });

  it('uses the owner’s assumptions', () => {
    applySiteValues({ offer: { savings: { automatedPercent: 30, workingDays: 20 } } });
    expect(roi(roiDefaults())).toEqual({ daily: 150, monthly: 3_000, yearly: 36_000 });
    expect(roiMonths(roiDefaults())[0]).toEqual({ month: 1, manual: 10_000, automated: 7_000 });
  });

  it('awards 200 points from exactly 10,000 dollars a year, 125 below', () => {
    expect([9_999.99, 10_000, 10_000.01].map(roiAward)).toEqual([125, 200, 200]);
  });

  it('has the specified defaults', () => {
    expect(roiDefaults()).toEqual({ employees: 10, hourlyRate: 25, hoursPerDay: 2 });
  });

  it.each([
    ['employees', 0, 1],
    ['employees', 101, 100],
    ['hourlyRate', 14, 15],
    ['hourlyRate', 51, 50],
    ['hoursPerDay', 0, 1],
    ['hoursPerDay', 9, 8],
    ['hoursPerDay', 2.4, 2],
    ['employees', 'ten', 10],
    ['employees', '', 10],
    ['hourlyRate', Number.POSITIVE_INFINITY, 25],
  ] as const)('clamps %s %s to its range', (name, value, expected) => {
    expect(clampRoi(name, value)).toBe(expected);
  });

  it('compares twelve months of manual and automated cost', () => {
    const months = roiMonths(roiDefaults());
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: 1, manual: 11_000, automated: 6_600 });
    expect(months[11]).toEqual({ month: 12, manual: 132_000, automated: 79_200 });
  });
});
