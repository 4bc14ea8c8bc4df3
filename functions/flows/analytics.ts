import { readAnalytics } from '#functions/flows/store/analytics.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { dayOf } from '#functions/table/time.ts';
import { getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import { AppError } from '#shared/errors.ts';

const dayMs = 86_400_000;
const usualDays = 30;
const maxDays = 92;

const before = (day: string, days: number): string => dayOf(new Date(Date.parse(day) - days * dayMs));

const refuse = (field: string, message: string): never => {
  throw new AppError('request.invalid', { fields: { [`query.${field}`]: message } });
};

export const route = defineHandler(getFlowAnalytics, ({ table, clock }) => async (request) => {
  const now = clock();
  const { flow, from, to = dayOf(now) } = request.query;
  if (!Number.isFinite(Date.parse(to))) refuse('to', 'This day does not exist.');
  const start = from ?? before(to, usualDays - 1);
  if (!Number.isFinite(Date.parse(start))) refuse('from', 'This day does not exist.');
  if (start > to) refuse('from', 'The first day must not come after the last.');
  if (start < before(to, maxDays - 1)) refuse('from', `A period can have at most ${maxDays} days.`);
  return readAnalytics(table, workspaceOf(request), { from: start, to }, flow, now);
});
