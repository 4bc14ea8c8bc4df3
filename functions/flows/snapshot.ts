import { getSnapshot } from '#functions/flows/store/snapshots.ts';
import { handle } from '#functions/http/define.ts';
import { getFlowSnapshot } from '#shared/api/flows.ts';

export const route = handle(
  getFlowSnapshot,
  ({ table }) =>
    ({ params }) =>
      getSnapshot(table, params.id),
);
