import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { readFailedNotices } from '#functions/notifications/store.ts';
import { appointmentKey } from '#functions/table/keys.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { useFakeMail } from '#test/integration/harness/fake-mail.ts';
import { sendReminders } from './reminders.ts';

const day = '2026-12-01';
const at = (time: string) => new Date(`${day}T${time}:00.000Z`);

describe('sendReminders', () => {
  const table = memoryTable();
  const mail = useFakeMail();
  const stored = storedLeads(table);
  const env = {
    NOTIFY_EMAIL: 'owner@example.org',
    SITE_URL: 'https://parley.example/',
    VISITOR_SECRET: 'a-secret-for-visitors',
  };
  const deps = (more = env as Partial<typeof env>) => table.deps({ env: more });
  const run = (more?: Partial<typeof env>) => sendReminders(deps(more));
  const mailsTo = (to: string) => mail.sent.filter((one) => one.to === to);

  beforeEach(() => {
    mail.sent.length = 0;
    mail.state.refuse = false;
  });

  const put = (Item: object) =>
    deps().table.client.send(new PutCommand({ TableName: deps().table.name, Item }));
  const appointmentItem = ({ id, startsAt = '' }: Booking) => ({
    ...appointmentKey(startsAt, id),
    bookingId: id,
  });

  /** A booking made a week earlier, in the calendar from `startsAt` on. */
  const book = async (email: string, startsAt: Date, more: Partial<Booking> = {}) => {
    table.clock.now = new Date('2026-11-24T09:00:00.000Z');
    const record = { status: 'confirmed', startsAt: startsAt.toISOString(), ...more } as const;
    const booking = await stored.booking(email, record);
    await put(appointmentItem(booking));
    table.clock.now = at('08:00');
    return booking;
  };

  it('reminds once of an appointment within 24 hours, in the visitor’s language and zone', async () => {
    const more = { language: 'de', timeZone: 'Europe/Berlin', place: 'https://meet.example/1' } as const;
    await book('ada@remind.example', at('15:00'), more);
    await run();
    await run();
    const [reminder, ...others] = mailsTo('ada@remind.example');
    expect(others).toEqual([]);
    expect(reminder?.subject).toContain('16:00');
    expect(reminder?.text).toMatch(/1\. Dezember 2026 um 16:00/);
    expect(reminder?.text).toContain('https://meet.example/1');
    expect(reminder?.text).toContain('https://parley.example/booking/');
  });

  it('reminds again after the appointment was moved', async () => {
    const booking = await book('moved@remind.example', at('10:00'));
    await run();
    const moved = { ...booking, startsAt: at('18:00').toISOString() };
    await put({ ...(await table.item('BOOKINGS', booking.id)), startsAt: moved.startsAt });
    await put(appointmentItem(moved));
    await run();
    expect(mailsTo('moved@remind.example')).toHaveLength(2);
  });

  it.each([
    ['an appointment that is more than a day away', new Date('2026-12-02T09:00:00.000Z'), {}],
    ['a past appointment', at('07:00'), {}],
    ['a cancelled appointment', at('15:00'), { status: 'cancelled' }],
    ['a request that is not confirmed', at('15:00'), { status: 'requested' }],
    [
      'an appointment confirmed within the last twelve hours',
      at('15:00'),
      { updatedAt: at('07:00').toISOString() },
    ],
    ['a person without an email address', at('15:00'), { email: '+4930999@phone.invalid' }],
  ] as const)('does not remind of %s', async (_what, startsAt, more) => {
    await book('quiet@remind.example', startsAt, more);
    await run();
    expect(mailsTo('quiet@remind.example')).toEqual([]);
    expect(mailsTo('+4930999@phone.invalid')).toEqual([]);
  });

  it('sends nothing without mail, and the reminder once mail is set up', async () => {
    await book('later@remind.example', at('15:30'));
    await run({ ...env, NOTIFY_EMAIL: undefined as never });
    expect(mail.sent).toEqual([]);
    await run();
    expect(mailsTo('later@remind.example')).toHaveLength(1);
  });

  it('records a refused reminder at the booking and in the overview, and reminds the others', async () => {
    const refused = await book('refused@remind.example', at('16:00'));
    mail.state.refuse = true;
    await run();
    mail.state.refuse = false;
    await book('next@remind.example', at('16:30'));
    await run();
    expect(mailsTo('refused@remind.example')).toEqual([]);
    expect(mailsTo('next@remind.example')).toHaveLength(1);
    const [entry] = await table.historyOf(refused.id);
    const failed = 'The service refused: MessageRejected.';
    expect(entry?.change).toMatchObject({ kind: 'replied', reply: { to: 'refused@remind.example', failed } });
    const notices = await readFailedNotices(deps().table, 20, table.clock.now);
    expect(notices.filter(({ leadId }) => leadId.startsWith(refused.id))).toMatchObject([
      { channel: 'reminder', reason: failed },
    ]);
  });
});
