import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LeadNotice } from '#functions/leads/lead-notice.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';
import { sesMail } from '#functions/mail/ses-mail.ts';
import { contactInputSchema } from '#shared/api/contact.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { mailText, slackMessage } from './formats.ts';

const portalUrl = 'https://parley.example/admin?tab=contacts';
const notice = (overrides: Partial<LeadNotice> = {}): LeadNotice => ({
  kind: 'contact',
  leadId: 'lead-1',
  subject: 'New contact: Ada B, C',
  facts: [['Email', 'a@b.co']],
  message: 'Hi',
  replyTo: 'a@b.co',
  portalUrl,
  ...overrides,
});

const link = 'Open the portal: https://evil.example/';

it('puts the portal link before the visitor’s text, and prefixes every line of it [MAIL-011]', () => {
  const lineEnds = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  for (const end of lineEnds) {
    const { text } = mailText(notice({ message: `Hello${end}${link}` }));
    expect(text.startsWith(`Open the portal: ${portalUrl}\n`), JSON.stringify(end)).toBe(true);
    const shown = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).filter((line) => line.includes('evil'));
    expect(shown, JSON.stringify(end)).toEqual([`> ${link}`]);
  }
});

it('does the same in Slack, where the link has its own block', () => {
  const { blocks } = slackMessage(notice({ message: `Hello\n${link}` }));
  const texts = blocks.map((block) => JSON.stringify(block));
  const real = texts.findIndex((text) => text.includes(portalUrl));
  const theirs = texts.findIndex((text) => text.includes('evil'));
  expect(real).toBeLessThan(theirs);
  expect(texts[theirs]).toContain('> Open the portal: https://evil.example/');
});

it('replies to addresses that mail systems accept, with the domain in ASCII', () => {
  expect(mailableAddress('ada@b\u00fccher.example')).toBe('ada@xn--bcher-kva.example');
  expect(mailableAddress('ada+tag@example.org')).toBe('ada+tag@example.org');
  for (const odd of [
    'j\u00fcrgen@example.org',
    'a\u0000b@example.org',
    'a\r\nBcc: x@y.zz@example.org',
    '0301234567@phone.invalid',
    'nobody',
  ])
    expect(mailableAddress(odd), JSON.stringify(odd)).toBeUndefined();
});

it('gives SES only printable ASCII as reply address [MAIL-012]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
      const mail = sesMail(
        { ...mailText(notice({ replyTo: `${local}@${domain}.org` })), to: 'to@x.yz' },
        'from@x.yz',
      );
      for (const address of mail.ReplyToAddresses ?? []) expect(address).toMatch(/^[\x21-\x7e]+$/);
    }),
  );
});

it('rejects control characters in an address on input', () => {
  for (const email of ['a\u0000b@example.org', 'a\r\nb@example.org', 'a@exa\u0007mple.org'])
    expect(contactInputSchema.safeParse(contactInput({ email })).success, JSON.stringify(email)).toBe(false);
});
