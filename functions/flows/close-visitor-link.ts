import { setLinkClosed } from '#functions/flows/store/visitor-links.ts';
import { handle } from '#functions/http/define.ts';
import { closeVisitorLink } from '#shared/api/visitor-links.ts';

export const route = handle(
  closeVisitorLink,
  ({ table }) =>
    ({ params, body }) =>
      setLinkClosed(table, params.uuid, body.closed),
);
