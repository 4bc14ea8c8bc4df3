import { handle } from '#functions/http/define.ts';
import { getSnapshot } from '#functions/store/flows/snapshots.ts';
import { getFlowSnapshot } from '#shared/api/flows.ts';

export const route = handle(
  getFlowSnapshot,
  ({ table }) =>
    ({ params }) =>
      getSnapshot(table, params.id),
);
