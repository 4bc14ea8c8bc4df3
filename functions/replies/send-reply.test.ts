import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps } from '#functions/http/types.ts';
import type { ReplyInput } from '#shared/api/admin-replies.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { useFakeMail } from '#test/integration/harness/fake-mail.ts';
import { replyTo } from './send-reply.ts';

const table = memoryTable();
const stored = storedLeads(table);
describe('replyTo', () => {
  const mail = useFakeMail();
  const withSender = { NOTIFY_EMAIL: 'owner@example.org' };
  const answered = '2026-11-20T13:00:00.000Z';

  beforeEach(() => {
    mail.sent.length = 0;
    mail.state.refuse = false;
    table.clock.now = new Date('2026-11-20T12:00:00.000Z');
  });

  const reply = (
    to: Pick<ReplyInput, 'kind' | 'id'>,
    { key, env = withSender, ...more }: { key?: string; env?: Deps['env'] } & Partial<ReplyInput> = {},
  ) => {
    table.clock.now = new Date(answered);
    const deps = table.deps({ env });
    const told = replyTo(deps, { ...to, subject: 'S', text: 'T', ...more }, { by: 'owner', key });
    return told.then((result) => ({ result, deps }));
  };
  const historyOf = async (id: string) => (await table.historyOf(id)).map(({ change }) => change);

  describe('replyTo with a sender', () => {
    it('emails a contact, marks it as contacted and adds to the history', async () => {
      const { id } = await stored.contact('ada@reply.example');
      const { result } = await reply({ kind: 'contacts', id });
      expect(result).toMatchObject({
        ...{ sent: true, logged: true, to: 'ada@reply.example', subject: 'S', text: 'T' },
        contact: { id, status: 'contacted', respondedAt: answered },
      });
      expect(mail.sent).toMatchObject([{ to: 'ada@reply.example', subject: 'S', text: 'T' }]);
      expect(await historyOf(id)).toMatchObject([
        {
          ...{ by: 'owner', kind: 'replied', at: answered },
          reply: { to: 'ada@reply.example', subject: 'S', text: 'T', by: 'sender' },
          changes: [{ field: 'status', from: 'new', to: 'contacted' }],
        },
      ]);
    });

    it.each([
      ['spam', 'contacted'],
      ['interested', 'interested'],
      ['contacted', 'contacted'],
    ] as const)('leaves a contact in %s %s', async (status, after) => {
      const { id } = await stored.contact(`${status}@reply.example`, { status });
      expect((await reply({ kind: 'contacts', id })).result.contact?.status).toBe(after);
    });

    it.each([
      ['new', 'contacted'],
      ['quoted', 'quoted'],
    ] as const)('leaves a project in %s %s', async (status, after) => {
      const { id } = await stored.client(`${status}@project.example`, { status });
      const { result } = await reply({ kind: 'clients', id });
      expect(result.client).toMatchObject({ status: after, respondedAt: answered });
    });

    it('records an answer to a request in its project, or in the request without one', async () => {
      const project = await stored.client('with@reply.example');
      const linked = await stored.booking('with@reply.example', { clientId: project.id });
      expect((await reply({ kind: 'bookings', id: linked.id })).result.client?.id).toBe(project.id);
      const alone = await stored.booking('alone@reply.example');
      expect((await reply({ kind: 'bookings', id: alone.id })).result.booking).toMatchObject({
        id: alone.id,
        status: 'requested',
        updatedAt: answered,
      });
      const gone = await stored.booking('gone@reply.example', { clientId: 'gone' });
      expect((await reply({ kind: 'bookings', id: gone.id })).result.booking?.id).toBe(gone.id);
      expect(await historyOf(alone.id)).toHaveLength(1);
    });

    it('marks all the person’s new leads as contacted', async () => {
      const { id } = await stored.contact('clocks@reply.example');
      const other = await stored.client('clocks@reply.example');
      await reply({ kind: 'contacts', id });
      expect(await table.item('CLIENTS', other.id)).toMatchObject({
        respondedAt: answered,
        status: 'contacted',
      });
    });

    it('sends once per key and refuses other content under it', async () => {
      const { id } = await stored.contact('once@reply.example');
      const first = await reply({ kind: 'contacts', id }, { key: 'reply-key-1' });
      const again = await reply({ kind: 'contacts', id }, { key: 'reply-key-1' });
      expect(again.result).toMatchObject({ sent: true, logged: true, contact: first.result.contact });
      expect([mail.sent.length, (await historyOf(id)).length]).toEqual([1, 1]);
      await expect(reply({ kind: 'contacts', id }, { key: 'reply-key-1', text: 'U' })).rejects.toMatchObject({
        code: 'request.conflict',
      });
    });

    it.each(['clients', 'bookings'] as const)('shows the current state of %s when repeated', async (kind) => {
      const email = `again@${kind}.example`;
      const lead = kind === 'clients' ? await stored.client(email) : await stored.booking(email);
      await reply({ kind, id: lead.id }, { key: `reply-${kind}` });
      const { result } = await reply({ kind, id: lead.id }, { key: `reply-${kind}` });
      expect(result[kind === 'clients' ? 'client' : 'booking']?.id).toBe(lead.id);
      expect(mail.sent).toHaveLength(1);
    });

    it('records why the service refused, leaves the lead new, and can be retried at once', async () => {
      const { id } = await stored.contact('refused@reply.example');
      mail.state.refuse = true;
      await expect(reply({ kind: 'contacts', id }, { key: 'refused-key' })).rejects.toMatchObject({
        code: 'mail.failed',
      });
      await expect(reply({ kind: 'contacts', id })).rejects.toMatchObject({ code: 'mail.failed' });
      mail.state.refuse = false;
      const failed = { to: 'refused@reply.example', subject: 'S', text: 'T', by: 'sender' };
      expect(await historyOf(id)).toMatchObject([
        {
          by: 'owner',
          kind: 'replied',
          changes: [],
          reply: { ...failed, failed: expect.stringMatching(/refused/) },
        },
        { reply: failed },
      ]);
      const lead = await table.item('CONTACTS', id);
      expect([lead?.status, lead?.respondedAt]).toEqual(['new', undefined]);
      expect((await reply({ kind: 'contacts', id }, { key: 'refused-key' })).result.sent).toBe(true);
    });

    it('succeeds although a clock could not be stopped', async () => {
      const { id } = await stored.contact('broken@reply.example');
      const deps = table.deps({ env: withSender });
      const { client } = deps.table;
      const send = vi.fn((command: { input: { IndexName?: string } }) => {
        if (command.input.IndexName) throw Object.assign(new Error('down'), { name: 'Down' });
        return client.send(command as never);
      });
      const broken = { ...deps, table: { ...deps.table, client: { send: send as never } } };
      const input = { kind: 'contacts', id, subject: 'S', text: 'T' } as const;
      const result = await replyTo(broken, input, { by: 'owner', key: undefined });
      expect(result.contact?.status).toBe('contacted');
      expect(deps.lines).toEqual([{ level: 'warn', event: 'lead.clock_not_stopped', name: 'Down' }]);
    });
  });

  describe('replyTo without a sender', () => {
    it('leaves sending to the mail program, and records it once confirmed', async () => {
      const { id } = await stored.contact('program@reply.example');
      const { result } = await reply({ kind: 'contacts', id }, { env: {}, key: 'program-key' });
      expect(result).toEqual({
        sent: false,
        logged: false,
        to: 'program@reply.example',
        subject: 'S',
        text: 'T',
      });
      expect(await historyOf(id)).toEqual([]);
      const noted = await reply({ kind: 'contacts', id }, { env: {}, key: 'program-key', confirmed: true });
      expect(noted.result).toMatchObject({ sent: false, logged: true, contact: { status: 'contacted' } });
      expect(await historyOf(id)).toMatchObject([{ reply: { by: 'program' } }]);
      expect(mail.sent).toEqual([]);
    });

    it('does not send a confirmed reply, even with a sender', async () => {
      const { id } = await stored.client('confirmed@reply.example');
      const { result } = await reply({ kind: 'clients', id }, { confirmed: true });
      expect([result.sent, result.logged, mail.sent.length]).toEqual([false, true, 0]);
      expect(await historyOf(id)).toMatchObject([
        { reply: { by: 'program', to: 'confirmed@reply.example' } },
      ]);
    });
  });

  describe('replyTo to nobody', () => {
    it('refuses unknown leads and leads with only a number', async () => {
      await expect(reply({ kind: 'contacts', id: 'unknown' })).rejects.toMatchObject({
        code: 'record.not_found',
      });
      const { id } = await stored.contact('+4930999@phone.invalid');
      const message = 'This person left no e-mail address that mail can be sent to.';
      await expect(reply({ kind: 'contacts', id })).rejects.toMatchObject({
        code: 'request.invalid',
        message,
        options: { fields: { id: message } },
      });
    });
  });
});
