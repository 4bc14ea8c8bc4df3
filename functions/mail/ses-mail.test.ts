import { describe, expect, it } from 'vitest';
import { sesMail } from './ses-mail.ts';

describe('sesMail', () => {
  it('has a one-line subject, a text, and the owner as reply address', () => {
    const mail = sesMail(
      {
        to: 'ada@example.com',
        subject: 'Hello\r\nBcc: x@example.org',
        text: 'Dear Ada',
        replyTo: 'me@example.org',
      },
      'out@example.org',
    );
    expect(mail).toMatchObject({
      FromEmailAddress: 'out@example.org',
      Destination: { ToAddresses: ['ada@example.com'] },
      ReplyToAddresses: ['me@example.org'],
    });
    expect(mail.Content.Simple.Subject.Data).toBe('Hello Bcc: x@example.org');
    expect(mail.Content.Simple).not.toHaveProperty('Attachments');
  });

  it('attaches a file unchanged', () => {
    const attachment = {
      name: 'calendar.ics',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      text: 'BEGIN:VCALENDAR ü',
    };
    const [attached] =
      sesMail({ to: 'a@example.com', subject: 's', text: 't', attachments: [attachment] }, 'o@example.org')
        .Content.Simple.Attachments ?? [];
    expect(attached).toMatchObject({ FileName: 'calendar.ics', ContentDisposition: 'ATTACHMENT' });
    expect(new TextDecoder().decode(attached?.RawContent)).toBe('BEGIN:VCALENDAR ü');
  });
});
