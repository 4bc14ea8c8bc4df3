import { getSnapshot } from '#functions/flows/store/snapshots.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getFlowSnapshot } from '#shared/api/flows.ts';

export const route = defineHandler(
  getFlowSnapshot,
  ({ table }) =>
    ({ params }) =>
      getSnapshot(table, params.id),
);
