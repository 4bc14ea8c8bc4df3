import * as z from 'zod/mini';
import { idText, text } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { idOf, isRecord, numberOf, own, type Raw, textOf } from '../reading.ts';
import { asksNothing, defineNode, noRequest, saysNothing } from './kind.ts';
import { cut } from './wording.ts';

const maxBranches = 6;

const branchSchema = z.strictObject({
  id: idText('A branch id'),
  label: text(limits.labelChars, 'The name of a branch'),
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

const totalOf = ({ branches }: Split): number => branches.reduce((sum, { weight }) => sum + weight, 0);

/** Percentage of conversations that take a branch. */
export const shareOf = (split: Split, weight: number): number => {
  const total = totalOf(split);
  return total === 0 ? 0 : Math.round((weight / total) * 100);
};

const read = (value: unknown): unknown => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return value;
  return value.slice(0, maxBranches + 1).map((raw: unknown, index) => {
    const branch: Raw = isRecord(raw) ? raw : {};
    return {
      id: idOf(own(branch, 'id')) ?? `b${index + 1}`,
      label: textOf(own(branch, 'label')),
      weight: numberOf(own(branch, 'weight'), 1),
    };
  });
};

/** Sends each conversation one of several ways, by weight; always the same one within a conversation. */
export const abSplit = defineNode({
  ...asksNothing,
  ...saysNothing,
  ...noRequest,
  name: 'A/B split',
  mayBeLast: false,
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
      label: `${label || id} (${shareOf(split, weight)} %)`,
      key: id,
    })),
  read: (raw) => ({ branches: read(own(raw, 'branches')) }),
  title: () => '',
  subject: ({ branches }) => branches.map(({ label, id }) => label || id).join(', '),
  variables: () => [],
  uses: () => [],
  problems: (split, check) => {
    if (totalOf(split) === 0)
      check.report('error', 'split.none', 'This split has no branch with a weight above 0.');
    for (const { id, label, weight } of split.branches)
      if (weight > 0 && !check.leads(id))
        check.report(
          'warning',
          'exit.missing',
          `The branch “${cut(label || id)}” leads nowhere: the conversation ends there.`,
        );
  },
  enter: (split, talk) => {
    let left = talk.chance() * totalOf(split);
    const taken = split.branches.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return taken ? talk.go(taken.id) : talk.apologise();
  },
});
