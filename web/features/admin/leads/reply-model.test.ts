import { describe, expect, it } from 'vitest';
import { makeBooking, makeClient, makeContact } from '#test/fixtures/leads.ts';
import { makePerson } from '#test/fixtures/person-record.ts';
import { mailtoUrl, replyTarget, sortTemplates } from './reply-model.ts';

describe('replyTarget, sortTemplates and mailtoUrl', () => {
  it('choose the lead that has waited longest', () => {
    const target = replyTarget(
      makePerson({
        contacts: [
          makeContact('newer', { respondBy: '2026-05-05T00:00:00.000Z' }),
          makeContact('older', { respondBy: '2026-05-04T00:00:00.000Z', service: 'sales-automation' }),
        ],
        clients: [makeClient('done', { status: 'contacted', createdAt: '2026-06-01T00:00:00.000Z' })],
      }),
    );
    expect(target).toEqual({
      kind: 'contacts',
      id: 'older',
      to: 'ada@engines.example',
      message: 'Can your bot answer at night?',
      facts: { firstName: 'Ada', lastName: 'Lovelace', company: 'Engines', service: 'Sales Automation' },
    });
  });

  it('quotes the newest message of the person, on whichever record', () => {
    const target = replyTarget(
      makePerson({
        clients: [
          makeClient('due', { respondBy: '2026-05-04T00:00:00.000Z', currentChallenges: 'Not specified' }),
        ],
        contacts: [
          makeContact('later', {
            status: 'contacted',
            createdAt: '2027-06-01T00:00:00.000Z',
            message: 'Can it speak Dutch?',
          }),
        ],
      }),
    );
    expect(target).toMatchObject({ kind: 'clients', id: 'due', message: 'Can it speak Dutch?' });
  });

  it('choose the newest lead when none is waiting, and never spam or a lead without an email', () => {
    const answered = makeContact('c', { status: 'contacted', respondedAt: '2026-05-04T00:00:00.000Z' });
    const booking = makeBooking('b', { createdAt: '2026-06-01T00:00:00.000Z' });
    expect(replyTarget(makePerson({ contacts: [answered], bookings: [booking] }))).toMatchObject({
      kind: 'bookings',
    });
    expect(replyTarget(makePerson({ contacts: [makeContact('s', { status: 'spam' })] }))).toBeUndefined();
    expect(
      replyTarget(makePerson({ contacts: [makeContact('p', { email: '+49301234567@phone.invalid' })] })),
    ).toBeUndefined();
  });
});

it('put templates in the person’s language first', () => {
  const of = (name: string, language: string) => ({
    id: name,
    name,
    language,
    subject: '',
    text: '',
    updatedAt: '',
  });
  const all = [of('B', 'en'), of('A', 'en'), of('C', 'de')];
  expect(sortTemplates(all, 'de').map(({ name }) => name)).toEqual(['C', 'A', 'B']);
});

it('pass the whole text to the mail program, or only the subject if the text is long', () => {
  expect(mailtoUrl('a+b@example.com', 'Re: you & me', 'Hi\nthere')).toEqual({
    href: 'mailto:a%2Bb@example.com?subject=Re%3A%20you%20%26%20me&body=Hi%0D%0Athere',
    whole: true,
  });
  const long = mailtoUrl('a@example.com', 'Hi', 'x'.repeat(2000));
  expect(long).toEqual({ href: 'mailto:a@example.com?subject=Hi', whole: false });
});
