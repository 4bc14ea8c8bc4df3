import { describe, expect, it } from 'vitest';
import { money } from '#shared/domain/money.ts';
import { addOns, plans } from './plans.ts';

describe('plans', () => {
  it('cost what the specification says, without a setup fee', () => {
    expect(plans.map(({ name, price, setupFee, badge }) => [name, price, setupFee, badge])).toEqual([
      ['Starter', 129, null, undefined],
      ['Professional', 699, null, 'Most Popular'],
      ['Enterprise', null, null, 'Best Value'],
    ]);
  });

  it('have the specified add-on prices', () => {
    expect(addOns.map(({ price, period }) => `${money(price)} ${period}`)).toEqual([
      '$297 month',
      '$0.15 each',
      '$1,997 one-time',
      '$997 one-time',
    ]);
  });
});
