import { requireAdmin } from '#functions/account/identity.ts';
import { defineHandler } from '#functions/http/define.ts';
import { linkWrites, maxIdentities, readLinkedIdentities } from '#functions/people/store/links.ts';
import { transact } from '#functions/table/transact.ts';
import { linkPeople } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { AppError } from '#shared/errors.ts';

/** Links two identities as one person; idempotent. */
export const route = defineHandler(
  linkPeople,
  ({ table, clock, newId }) =>
    async ({ params, body, admin }) => {
      const one = identityOfKey(params.key);
      const other = identityOfKey(body.with);
      if (!one || !other || one === other) throw new AppError('record.not_found');
      const linked = await readLinkedIdentities(table, [one], { before: 'CONVERSATION' });
      const there = linked.links.find(({ identities }) => identities.includes(other));
      if (there) return { id: there.id };
      const others = await readLinkedIdentities(table, [other], { before: 'CONVERSATION' });
      if (others.keys.length === 0) throw new AppError('record.not_found');
      if (linked.identities.length + others.identities.length > maxIdentities)
        throw new AppError('limit.reached', {
          message: `You can link up to ${maxIdentities} addresses to one person.`,
        });
      const link = {
        id: newId(),
        identities: [one, other] as const,
        at: clock().toISOString(),
        by: requireAdmin(admin).username,
      };
      await transact(table, linkWrites(table.name, link));
      return { id: link.id };
    },
);
