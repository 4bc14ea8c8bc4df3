import { turnKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { ListedWeeklyReport, WeeklyReport } from '#shared/api/weekly-reports.ts';
import { withoutPeople } from '#shared/domain/person.ts';
import { redacted } from '#shared/domain/redact/redact.ts';

const maxChars = 160;
/** Most keys of one call. */
const maxKeys = 100;

/** A visitor's question for the report: one line without addresses and long numbers. */
export const maskQuestion = (said: string): string =>
  withoutPeople(redacted(said))
    .replace(/\S*@\S*/gu, '…')
    .replace(/\p{Nd}(?:[\s./()-]?\p{Nd}){4,}/gu, '…')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, maxChars);

/** Adds the questions to reports, if their conversations still exist. */
export const withQuestions = async (
  table: Table,
  reports: readonly WeeklyReport[],
  now: Date,
): Promise<ListedWeeklyReport[]> => {
  const keys = reports
    .flatMap(({ missed }) => missed.map(({ example }) => turnKey(example.conversation, example.turn)))
    .slice(0, maxKeys);
  const items = keys.length > 0 ? await batchGet(table, keys) : [];
  const said = new Map(
    items
      .filter((item) => isLive(item, now) && typeof item.said === 'string')
      .map((item) => [String(item.id), maskQuestion(String(item.said))]),
  );
  return reports.map((report) => ({
    ...report,
    missed: report.missed.map((one) => {
      const question = said.get(one.example.turn);
      return question ? { ...one, question } : one;
    }),
  }));
};
