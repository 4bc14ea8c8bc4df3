import { describe, expect, it } from 'vitest';
import type { ContactInput } from '#shared/api/contact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { submitContact } from './submit-lead.ts';

const table = memoryTable();
const nobody = { visitorId: '', idempotencyKey: undefined };

describe('submitContact', () => {
  const send = async (more: Partial<ContactInput> = {}, sender: object = {}) => {
    const { id } = await submitContact(table.deps(), contactInput(more), { ...nobody, ...sender });
    return { id, item: await table.item('CONTACTS', id) };
  };

  it('creates a contact with a response deadline, indexed by address', async () => {
    const { item } = await send({ email: 'first@example.com' });
    expect(item).toMatchObject({
      pk: 'CONTACTS',
      status: 'new',
      source: 'form',
      respondBy: '2026-11-21T12:00:00.000Z',
      gsi1pk: 'EMAIL#first@example.com',
    });
    // Spam-detection fields are not stored.
    for (const field of ['website', 'elapsedMs', 'language']) expect(item).not.toHaveProperty(field);
  });

  it.each([
    [{ website: 'x' }, 'A field hidden from people was filled in'],
    [{ elapsedMs: 2499 }, 'Sent faster than a person can type'],
    [{ firstName: 'www.example.com' }, 'A link instead of a name'],
    [{ lastName: 'https://x' }, 'A link instead of a name'],
    [{ company: 'http://x' }, 'A link instead of a name'],
    [{ message: '[url=x]' }, 'Link markup in the message'],
  ])('stores suspected spam with the reason: %j', async (more, spamReason) => {
    expect((await send(more)).item).toMatchObject({ status: 'spam', spamReason });
  });

  it('stores the browser’s first supported language', async () => {
    const language = async (languages: string) => (await send({}, { languages })).item?.language;
    expect(await language('de-AT,en;q=0.5')).toBe('de');
    expect(await language('fr;q=0.9')).toBe('fr');
    expect(await language('xx,de')).toBeUndefined();
  });

  it('returns the same contact when repeated under its key, however long filling in took', async () => {
    const sender = { idempotencyKey: 'message-once' };
    const first = await send({ email: 'once@example.com', elapsedMs: 9000 }, sender);
    const again = await send({ email: 'once@example.com', elapsedMs: 90_000, website: '' }, sender);
    expect(again.id).toBe(first.id);
    await expect(send({ email: 'twice@example.com' }, sender)).rejects.toMatchObject({
      code: 'request.conflict',
    });
  });

  it('stores the story of the visit', async () => {
    const { id } = await send({ email: 'story@example.com', context: { page: '/pricing' } });
    const story = (await table.items()).find(({ entity, leadId }) => entity === 'Story' && leadId === id);
    expect(story?.story).toEqual({ page: '/pricing' });
  });

  it('binds the visitor’s conversation to the lead', async () => {
    const conversation = { id: 'talk-1', endsAt: 2_000_000_000 };
    const { id } = await send({ email: 'talker@example.com' }, { conversation });
    const bound = (await table.items()).filter(({ pk }) => pk === 'CONVERSATION#talk-1');
    expect(bound).toMatchObject([
      { identity: 'talker@example.com', lead: { collection: 'CONTACTS', id }, ttl: 2_000_000_000 },
    ]);
  });

  it('does not bind a conversation that may be another person’s', async () => {
    const conversation = { id: 'talk-2', endsAt: 2_000_000_000 };
    const context = { page: '/', unclaimed: true };
    const { id } = await send({ email: 'next@example.com', context }, { conversation });
    const items = await table.items();
    expect(items.filter(({ pk }) => pk === 'CONVERSATION#talk-2')).toEqual([]);
    const story = items.find(({ entity, leadId }) => entity === 'Story' && leadId === id);
    expect(story?.story).toEqual({ page: '/' });
  });

  it('masks card numbers', async () => {
    const { item } = await send({ message: 'My card is 4111 1111 1111 1111', company: '4111111111111111' });
    expect(JSON.stringify(item)).not.toContain('1111 1111');
    expect(item?.company).not.toContain('4111111111111111');
  });
});
