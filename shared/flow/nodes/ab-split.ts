import * as z from 'zod/mini';
import { idField, textField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, isRecord, type Raw, readId, readNumber, readText } from '../read-fields.ts';
import { defineNode } from './kind.ts';
import { truncate } from './truncate.ts';

const maxBranches = 6;

const branchSchema = z.strictObject({
  id: idField('A branch id'),
  label: textField(limits.labelChars, 'The name of a branch'),
  weight: z
    .int({ error: 'A weight must be a whole number.' })
    .check(
      z.minimum(0, { error: 'A weight cannot be negative.' }),
      z.maximum(100, { error: 'A weight can be at most 100.' }),
    ),
});
export type SplitBranch = z.infer<typeof branchSchema>;

const data = z.strictObject({
  branches: z.array(branchSchema, { error: 'Branches must be a list.' }).check(
    z.maxLength(maxBranches, { error: `A split can have at most ${maxBranches} branches.` }),
    z.refine((branches) => new Set(branches.map(({ id }) => id)).size === branches.length, {
      error: 'Two branches have the same id.',
    }),
  ),
});
type Split = z.infer<typeof data>;

const sumWeights = ({ branches }: Split): number => branches.reduce((sum, { weight }) => sum + weight, 0);

/** Percentage of conversations that take a branch of this weight, rounded. */
export const getBranchPercent = (split: Split, weight: number): number => {
  const total = sumWeights(split);
  return total === 0 ? 0 : Math.round((weight / total) * 100);
};

const readBranches = (value: unknown): unknown => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return value;
  return value.slice(0, maxBranches + 1).map((raw: unknown, index) => {
    const branch: Raw = isRecord(raw) ? raw : {};
    return {
      id: readId(getOwn(branch, 'id')) ?? `b${index + 1}`,
      label: readText(getOwn(branch, 'label')),
      weight: readNumber(getOwn(branch, 'weight'), 1),
    };
  });
};

/** Splits conversations between branches by weight; a conversation always takes the same branch. */
export const abSplit = defineNode({
  name: 'A/B split',
  canEndFlow: false,
  data,
  defaults: () => ({
    branches: [
      { id: 'a', label: 'A', weight: 50 },
      { id: 'b', label: 'B', weight: 50 },
    ],
  }),
  exits: (split) =>
    split.branches.map(({ id, label, weight }) => ({
      on: id,
      label: `${label || id} (${getBranchPercent(split, weight)} %)`,
      key: id,
    })),
  normalise: (raw) => ({ branches: readBranches(getOwn(raw, 'branches')) }),
  summary: ({ branches }) => branches.map(({ label, id }) => label || id).join(', '),
  problems: (split, check) => {
    if (sumWeights(split) === 0)
      check.report('error', 'split.none', 'This split has no branch with a weight above 0.');
    for (const { id, label, weight } of split.branches)
      if (weight > 0 && !check.isConnected(id))
        check.report(
          'warning',
          'exit.missing',
          `The branch “${truncate(label || id)}” leads nowhere: the conversation ends there.`,
        );
  },
  enter: (split, context) => {
    let remaining = context.random() * sumWeights(split);
    const branch = split.branches.find(({ weight }) => {
      remaining -= weight;
      return remaining < 0;
    });
    return branch ? context.proceed(branch.id) : context.stopWithApology();
  },
});
