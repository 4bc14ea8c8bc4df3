import { afterEach, describe, expect, it } from 'vitest';
import { applySiteValues } from '#shared/site/published.ts';
import { planOf } from './plans.ts';

afterEach(() => applySiteValues({}));

describe('planOf', () => {
  it('shows the cents of a price that has some, as the owner entered it', () => {
    expect(planOf('starter').priceLabel).toBe('$129');
    applySiteValues({ offer: { starter: 12.5 } });
    expect(planOf('starter').priceLabel).toBe('$12.50');
  });
});
