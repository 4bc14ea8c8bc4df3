import { setLinkClosed } from '#functions/flows/store/visitor-links.ts';
import { defineHandler } from '#functions/http/define.ts';
import { closeVisitorLink } from '#shared/api/visitor-links.ts';

export const route = defineHandler(
  closeVisitorLink,
  ({ table }) =>
    ({ params, body }) =>
      setLinkClosed(table, params.uuid, body.closed),
);
