import type { FlowResult, FlowResults } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { csvLine } from '#shared/csv.ts';
import { listVariables } from '#shared/flow/problems.ts';
import { describeStoredChoice } from '#shared/flow/several.ts';

const hiddenVariables = new Set([
  'user_input',
  'api_status',
  'api_error',
  'appointment_date',
  'appointment_time',
]);

/** Lists the columns: variables of the flow in its order, then those of older versions. */
export const listColumns = (flow: Flow, rows: readonly Pick<FlowResult, 'variables'>[]): string[] => {
  const given = new Set(rows.flatMap(({ variables }) => Object.keys(variables)));
  const asked = listVariables(flow.flowData).filter((name) => !hiddenVariables.has(name));
  return [...new Set([...asked, ...given])].filter((name) => !hiddenVariables.has(name));
};

/** Formats a variable as a heading: 'team_size' becomes 'Team size'. */
export const formatHeading = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Formats an answer: the labels of the chosen options, or the value itself. */
export const formatAnswer = ({ flowData }: Flow, name: string, value: string): string => {
  const labels = flowData.nodes.flatMap((node) =>
    node.type === 'quick_reply' && node.data.variable?.trim() === name
      ? (describeStoredChoice(node.data.options, value) ?? [])
      : [],
  );
  return labels[0] || value;
};

/** Reads all rows, newest first; pages may arrive in any order. */
export const readAllResults = async (
  pages: AsyncIterable<{ readonly data: FlowResults }>,
): Promise<FlowResult[]> => {
  const rows: FlowResult[] = [];
  for await (const { data } of pages) rows.push(...data.rows);
  return rows.sort((a, b) => (a.id < b.id ? 1 : -1));
};

/** Builds a CSV file with one line per session. */
export const buildCsv = (flow: Flow, rows: readonly FlowResult[]): string => {
  const columns = listColumns(flow, rows);
  const head = ['Session', 'Started', 'Last answer', 'Version', 'Outcome', 'Language', 'Page', ...columns];
  return [
    csvLine(head),
    ...rows.map((row) =>
      csvLine([
        row.id,
        row.startedAt,
        row.updatedAt,
        row.version,
        row.outcome,
        row.language,
        row.page ?? row.host ?? '',
        ...columns.map((name) => formatAnswer(flow, name, row.variables[name] ?? '')),
      ]),
    ),
  ].join('');
};

export const toFileName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'flow';
