import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { newContact } from '#functions/contacts/contacts.ts';
import { contactNotice } from '#functions/leads/lead-notice.ts';
import { sesMail } from '#functions/mail/ses-mail.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { isWebhookUrl, webhookPoster } from './channels.ts';
import { mailText, slackMessage } from './formats.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { batchResponse, insertedItems } from './stream.ts';

const siteUrl = 'https://parley.example';
const lead = (overrides: object = {}, spamReason?: string) => ({
  pk: 'CONTACTS',
  ...newContact(
    {
      firstName: 'Ada',
      lastName: 'B',
      email: 'a@b.co',
      company: 'C',
      service: 'sales-automation',
      message: 'Hi\nthere',
      ...overrides,
    },
    { id: 'lead-1', now: new Date('2026-11-20T12:00:00Z'), spamReason },
  ),
});
const booking = {
  pk: 'BOOKINGS',
  id: 'b1',
  firstName: 'G',
  lastName: 'H',
  email: 'g@h.io',
  company: 'N',
  createdAt: 'now',
  clientId: 'c1',
  preferredDate: '2026-12-01',
  preferredTime: '09:00',
  timeZone: 'Asia/Tokyo',
  startsAt: '2026-12-01T00:00:00.000Z',
};
const setUp = (overrides: Partial<NotifyDeps> = {}) => {
  const { log, lines } = testDeps();
  const sendMail = vi.fn(async () => {});
  const postWebhook = vi.fn(async () => {});
  return { deps: { siteUrl, log, sendMail, postWebhook, ...overrides }, sendMail, postWebhook, lines };
};

describe('notify', () => {
  it('sends each contact and consultation request to every channel', async () => {
    const { deps, sendMail, postWebhook } = setUp();
    const failed = await notify(
      [
        { id: '1', item: lead() },
        { id: '2', item: booking },
      ],
      deps,
    );
    expect(failed).toEqual([]);
    expect(sendMail.mock.calls.map(([mail]: unknown[]) => (mail as { subject: string }).subject)).toEqual([
      'New contact: Ada B, C',
      'Consultation request: G H, N',
    ]);
    expect(postWebhook).toHaveBeenCalledTimes(2);
  });

  it('ignores spam and items that aren’t leads', async () => {
    const { deps, sendMail } = setUp();
    await notify(
      [
        { id: '1', item: lead({}, 'too fast') },
        { id: '2', item: { ...booking, spamReason: 'x' } },
        { id: '3', item: { pk: 'VERSION#CONTACTS', sk: '1', n: 1 } },
        { id: '4', item: { pk: 'CLIENTS', sk: '1' } },
      ],
      deps,
    );
    expect(sendMail).not.toHaveBeenCalled();
  });

  it('returns and records only failures, without repeating the channel that worked [MAIL-009]', async () => {
    const settled: string[][] = [];
    const sent = new Set<string>();
    const { deps, postWebhook, lines } = setUp({
      sendMail: async () => {
        throw Object.assign(new Error('mailbox of ada@example.com'), { name: 'MessageRejected' });
      },
      wasSent: async (leadId, channel) => sent.has(`${leadId} ${channel}`),
      settle: async (leadId, channel, failure) => {
        settled.push([leadId, channel, failure ?? 'ok']);
        if (!failure) sent.add(`${leadId} ${channel}`);
      },
    });
    const records = [{ id: 'seq-1', item: lead() }];
    expect(await notify(records, deps)).toEqual(['seq-1']);
    expect(await notify(records, deps)).toEqual(['seq-1']);
    expect(postWebhook).toHaveBeenCalledTimes(1);
    expect(settled.map((entry) => entry.join(' ')).sort()).toEqual([
      'lead-1 email MessageRejected',
      'lead-1 email MessageRejected',
      'lead-1 webhook ok',
    ]);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  });

  it('counts a delivery as made even if recording it fails', async () => {
    const { deps } = setUp({ settle: async () => Promise.reject(new Error('table down')) });
    expect(await notify([{ id: '1', item: lead() }], deps)).toEqual([]);
  });
});

describe('the texts of a notice', () => {
  it('keep every header on one line, whatever name a visitor gives [MAIL-002]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (firstName, company) => {
        const notice = contactNotice(
          lead({ firstName, company, email: 'a@b.co\r\nBcc: x@y.z' }) as never,
          siteUrl,
        );
        const mail = sesMail({ ...mailText(notice), to: 'to@x.y' }, 'from@x.y');
        const headers = [mail.Content.Simple.Subject.Data, ...(mail.ReplyToAddresses ?? [])];
        for (const header of headers) expect(header).not.toMatch(/[\r\n\u0085\u2028\u2029\0]/);
        expect(mail.Destination.ToAddresses).toEqual(['to@x.y']);
      }),
    );
  });

  it('neither mention a channel nor hide a link in Slack [MAIL-003]', () => {
    const notice = contactNotice(
      lead({ company: '<!channel>', message: '<https://evil|our portal> & more' }) as never,
      siteUrl,
    );
    const text = JSON.stringify(slackMessage(notice));
    expect(text).not.toContain('<!channel>\\n');
    expect(slackMessage(notice).text).toContain('&lt;!channel&gt;');
    expect(text).toContain('&lt;https://evil|our portal&gt; &amp; more');
    expect(text).toContain(`<${siteUrl}/admin?tab=contacts|Open the portal>`);
  });
});

describe('insertedItems', () => {
  it('returns only inserted items', () => {
    const record = (eventName: DynamoDBRecord['eventName']): DynamoDBRecord => ({
      eventName,
      dynamodb: { SequenceNumber: '7', NewImage: marshall({ pk: 'CONTACTS', n: 1 }) as never },
    });
    expect(insertedItems([record('INSERT'), record('MODIFY'), record('REMOVE'), {}])).toEqual([
      { id: '7', item: { pk: 'CONTACTS', n: 1 } },
    ]);
    expect(batchResponse(['7'])).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
  });
});

describe('webhookPoster', () => {
  it('allows only https, follows no redirect, and fails on anything but 2xx', async () => {
    expect([
      isWebhookUrl('https://hooks.example/x'),
      isWebhookUrl('http://hooks.example'),
      isWebhookUrl('x'),
      isWebhookUrl(undefined),
    ]).toEqual([true, false, false, false]);
    const send = vi.fn(async () => new Response(null, { status: 503 }));
    await expect(webhookPoster('https://hooks.example/x', send)({ text: 'a' })).rejects.toMatchObject({
      name: 'Http503',
    });
    expect(send).toHaveBeenCalledWith(
      'https://hooks.example/x',
      expect.objectContaining({ redirect: 'error', body: '{"text":"a"}' }),
    );
  });
});
