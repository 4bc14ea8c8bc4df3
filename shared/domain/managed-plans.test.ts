import { expect, it } from 'vitest';
import { managedPlanFor } from './managed-plans.ts';

it.each([
  [0, 'Starter'],
  [1000, 'Starter'],
  [1001, 'Professional'],
  [5000, 'Professional'],
  [5001, 'Enterprise'],
  [10_000_000, 'Enterprise'],
])('for %d conversations a month, recommends the plan %s', (conversations, name) => {
  expect(managedPlanFor(conversations).name).toBe(name);
});
