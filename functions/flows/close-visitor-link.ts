import { handle } from '#functions/http/define.ts';
import { setLinkClosed } from '#functions/store/flows/visitor-links.ts';
import { closeVisitorLink } from '#shared/api/visitor-links.ts';

export const route = handle(
  closeVisitorLink,
  ({ table }) =>
    ({ params, body }) =>
      setLinkClosed(table, params.uuid, body.closed),
);
