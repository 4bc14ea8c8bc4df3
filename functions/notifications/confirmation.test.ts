import { beforeAll, describe, expect, it } from 'vitest';
import { contacts, newContact } from '#functions/contacts/contacts.ts';
import { smtpSettings } from '#functions/mail/smtp-settings.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { transact } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { useSmtpServer } from '#test/fixtures/smtp-server.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { notifyDeps } from './deps.ts';
import { notify } from './notify.ts';

const siteUrl = 'https://parley.example';

describe('notify with a mail server', () => {
  const table = memoryTable();
  const smtp = useSmtpServer();
  const stored = storedLeads(table);
  const deps = () =>
    table.deps({
      env: { SITE_URL: siteUrl, VISITOR_SECRET: 'a-secret-for-visitors', SMTP_PRIVATE_HOSTS: '1' },
      mailPassword: { read: async () => smtp.password, write: async () => undefined },
    });
  const contact = async (email: string, more: object = {}) => {
    const made = deps();
    const input = { firstName: 'Ada', lastName: 'K', company: 'C', service: 'sales-automation' as const };
    const lead = {
      ...newContact(
        { ...input, email, message: 'Buy at https://spam.example' },
        { id: made.newId(), now: made.clock() },
      ),
      ...more,
    };
    await transact(made.table, createWrites(made.table.name, contacts, lead));
    return { pk: 'CONTACTS', sk: lead.id, ...lead };
  };
  const run = async (item: Record<string, unknown>) => notify([{ id: '1', item }], await notifyDeps(deps()));
  const mailsTo = (to: string) => smtp.received.filter((mail) => mail.to === to);

  beforeAll(async () => {
    const at = '2026-11-20T12:00:00.000Z';
    await smtpSettings.put(deps().table, { ...smtp.settings(), savedAt: at, testedAt: at });
  });

  it('tells the owner, and the visitor in their language without their own words', async () => {
    const lead = await contact('ada@visitor.example', { language: 'de' });
    expect(await run(lead)).toEqual([]);
    const [notice] = mailsTo('owner@example.org');
    expect(notice?.text).toContain(`Message-ID: <${lead.id}@`);
    const [mail] = mailsTo('ada@visitor.example');
    expect(mail?.text).toContain('Vielen Dank');
    expect(mail?.text).not.toContain('spam.example');
    const [entry] = await table.historyOf(lead.id);
    expect(entry?.change).toMatchObject({
      by: brand.name,
      reply: { to: 'ada@visitor.example', by: 'site' },
    });
  });

  it('sends a request’s link and time, but no calendar file before it is confirmed', async () => {
    const booking = await stored.booking('booker@visitor.example', {
      startsAt: '2026-12-01T09:00:00.000Z',
      createdAt: table.clock.now.toISOString(),
    });
    const item = await table.item('BOOKINGS', booking.id);
    expect(await run(item ?? {})).toEqual([]);
    const [mail] = mailsTo('booker@visitor.example');
    expect(mail?.text).toContain(`${siteUrl}/booking/`);
    expect(mail?.text).toContain('10:00');
    expect(mail?.text).not.toContain('BEGIN:VCALENDAR');
  });

  it('sends a confirmation once although the stream repeats the record', async () => {
    const lead = await contact('once@visitor.example');
    await run(lead);
    await run(lead);
    expect(mailsTo('once@visitor.example')).toHaveLength(1);
  });

  it('sends one address at most three confirmations a day', async () => {
    for (let count = 0; count < 5; count += 1) await run(await contact('flood@visitor.example'));
    expect(mailsTo('flood@visitor.example')).toHaveLength(3);
  });

  it('records in the lead’s history why a confirmation was refused, and does not retry it', async () => {
    smtp.state.unknown.add('gone@visitor.example');
    const lead = await contact('gone@visitor.example');
    expect(await run(lead)).toEqual([]);
    const [entry] = await table.historyOf(lead.id);
    expect(entry?.change).toMatchObject({
      reply: { failed: 'The mail server answered 550: No mailbox ….' },
    });
  });

  it('retries while the server is busy', async () => {
    smtp.state.isBusy = true;
    const lead = await contact('later@visitor.example');
    expect(await run(lead)).toEqual(['1']);
    smtp.state.isBusy = false;
    expect(await run(lead)).toEqual([]);
    expect(mailsTo('later@visitor.example')).toHaveLength(1);
  });

  it('confirms neither imported leads nor leads older than a day', async () => {
    await run(await contact('import@visitor.example', { source: 'import' }));
    await run(await contact('old@visitor.example', { createdAt: '2026-11-01T00:00:00.000Z' }));
    expect(smtp.received.map(({ to }) => to)).not.toContain('import@visitor.example');
    expect(smtp.received.map(({ to }) => to)).not.toContain('old@visitor.example');
  });
});
