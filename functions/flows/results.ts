import { getFlow } from '#functions/flows/store/flows.ts';
import { oldestSession, readResults } from '#functions/flows/store/results.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { handle, reply } from '#functions/http/define.ts';
import { partsAfter } from '#functions/table/spans.ts';
import { listFlowResults } from '#shared/api/flow-results.ts';

/** What visitors answered in one of the site's own flows. */
export const route = handle(listFlowResults, ({ table, clock }) => async ({ params, query }) => {
  const now = clock();
  const { id, uuid } = await getFlow(table, siteWorkspace, params.id, now);
  if (!query.limit) return readResults(table, uuid, query, now);
  const body = await readResults(table, uuid, query, now, Number(query.limit));
  if (!body.next) return reply({ body, headers: {} });
  const link = (rel: string, place: { readonly cursor: string; readonly until?: string | undefined }) => {
    const asked = Object.entries({ ...query, ...place }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    );
    return `</api/admin/flows/${id}/results?${new URLSearchParams(asked)}>; rel="${rel}"`;
  };
  const parts = await partsAfter(query, body.next, () => oldestSession(table, uuid));
  const links = [
    link('next', { cursor: body.next, until: query.until }),
    ...parts.map((part) => link('part', part)),
  ];
  return reply({ body, headers: { link: links.join(', ') } });
});
