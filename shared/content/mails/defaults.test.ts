import { describe, expect, it } from 'vitest';
import { loadBookingTexts } from '#shared/content/bookings/load.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { bookingStatusValues } from '#shared/domain/lead-statuses.ts';
import { fillMailSubject, fillMailText } from '#shared/domain/mails/fill-mail.ts';
import {
  type MailKind,
  type MailTexts,
  mailKinds,
  mailTextProblem,
} from '#shared/domain/mails/mail-kinds.ts';
import { newsletterMailDefault } from '#shared/domain/render-newsletter.ts';
import { bookingMailDefault, messageMailDefault, reminderMailDefault, replyMailDefault } from './defaults.ts';

const loadAll = async (code: LanguageCode): Promise<[keyof typeof mailKinds, MailTexts][]> => {
  const [bookings, chat] = await Promise.all([loadBookingTexts(code), loadChatTexts(code)]);
  return [
    ...bookingStatusValues.map((status): [typeof status, MailTexts] => [
      status,
      bookingMailDefault(bookings, status),
    ]),
    ['reminder', reminderMailDefault(bookings)],
    ['message', messageMailDefault(chat)],
    ['reply', replyMailDefault(chat)],
    ['newsletter', newsletterMailDefault],
  ];
};

describe('default mails', () => {
  it.each(languageCodes)('follow the rules for an owner’s mails in %s', async (code) => {
    const all = await loadAll(code);
    expect(all.map(([kind]) => kind).sort()).toEqual(Object.keys(mailKinds).sort());
    for (const [kind, texts] of all) {
      const { parts }: MailKind = mailKinds[kind];
      expect(Object.keys(texts).sort()).toEqual(Object.keys(parts).sort());
      for (const [name, part] of Object.entries(parts)) {
        const text = texts[name as keyof MailTexts] ?? '';
        expect(mailTextProblem(part, text), `${kind} ${name}`).toBeUndefined();
        expect(text.length).toBeLessThanOrEqual(part.maxChars);
      }
    }
  });

  it('name every detail in its place', async () => {
    const texts = await loadBookingTexts('de');
    const { subject, text } = bookingMailDefault(texts, 'confirmed');
    const values = {
      company: 'Nordlys',
      name: 'Ada',
      time: 'Montag (Europe/Oslo)\nMontag (Europe/Berlin)',
      place: 'Raum 5',
      reply: 'Bis dann.\n\nJo',
      link: 'https://a.example/booking/x',
    };
    expect(fillMailSubject(subject, values)).toBe('Ihre Beratung ist bestätigt · Nordlys');
    expect(fillMailText(text, values)).toBe(
      [
        'Guten Tag Ada,',
        'Wir freuen uns auf das Gespräch mit Ihnen.',
        'Montag (Europe/Oslo)\nMontag (Europe/Berlin)',
        'Raum 5',
        'Bis dann.\n\nJo',
        'Hier sehen Sie den Stand, können antworten oder absagen:\nhttps://a.example/booking/x',
        'Nordlys',
      ].join('\n\n'),
    );
    expect(fillMailSubject(reminderMailDefault(texts).subject, values)).toBe(
      'Ihre Beratung: Montag (Europe/Oslo) · Nordlys',
    );
    const chat = await loadChatTexts('en');
    expect(fillMailText(messageMailDefault(chat).text, { company: 'Nordlys', hours: '4' })).toBe(
      'Thank you! Your message has been sent.\n\nWe will contact you within 4 hours.\n\nNordlys',
    );
    expect(fillMailText(replyMailDefault(chat).text, { reply: 'Yes.', days: '14', link: '/x' })).toBe(
      'Yes.\n\nContinue our conversation in the chat (this link works for 14 days):\n/x',
    );
  });
});
