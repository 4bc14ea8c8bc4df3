import { describe, expect, it } from 'vitest';
import { notSpecified } from '#shared/domain/leads.ts';
import { answersSince, identitiesOf, personOf } from './conversation-person.ts';

describe('personOf', () => {
  it('reads name, address and message', () => {
    expect(
      personOf('Quote', {
        user_input: 'yes',
        name: '  Ada  King Lovelace ',
        email: 'it is ada@example.com.',
        phone: '+49 30 1234567',
        company: ' Engines ',
        budget_range: '5,000',
        empty: '',
        api_status: '200',
      }),
    ).toEqual({
      firstName: 'Ada',
      lastName: 'King Lovelace',
      email: 'ada@example.com',
      phone: '+49 30 1234567',
      company: 'Engines',
      message: [
        'From the flow “Quote”.',
        'Name:   Ada  King Lovelace ',
        'Email: it is ada@example.com.',
        'Phone: +49 30 1234567',
        'Company:  Engines ',
        'Budget range: 5,000',
      ].join('\n'),
    });
  });

  it('accepts a number alone, and returns undefined without number and address', () => {
    expect(personOf('Quote', { phone: '0049 30 1234567' })).toMatchObject({
      firstName: notSpecified,
      lastName: '',
      email: '+49301234567@phone.invalid',
      company: notSpecified,
    });
    expect(personOf('Quote', { email: 'none', phone: 'later', name: 'Ada' })).toBeUndefined();
  });

  it('prefers first and last name to the full name', () => {
    const named = (more: Record<string, string>) => personOf('Quote', { email: 'a@b.co', ...more });
    expect(named({ full_name: 'Ada King' })).toMatchObject({ firstName: 'Ada', lastName: 'King' });
    expect(named({ name: 'Bo Li', full_name: 'Ada King' })).toMatchObject({
      firstName: 'Bo',
      lastName: 'Li',
    });
    expect(named({ first_name: 'Cy', last_name: 'Do', name: 'Ada King' })).toMatchObject({
      firstName: 'Cy',
      lastName: 'Do',
    });
    expect(named({ first_name: 'x'.repeat(101), company: 'y'.repeat(201) })).toMatchObject({
      firstName: 'x'.repeat(100),
      company: 'y'.repeat(200),
    });
  });

  it('reads a chosen time with its zone, and cuts the message to 5,000 characters', () => {
    const said = (more: Record<string, string>) => personOf('Quote', { email: 'a@b.co', ...more })?.message;
    expect(
      said({ appointment: 'Monday 9:00', appointment_date: '2027-01-04', appointment_zone: 'Europe/Berlin' }),
    ).toBe('From the flow “Quote”.\nEmail: a@b.co\nAppointment: Monday 9:00 (Europe/Berlin)');
    expect(said({ appointment: 'Monday 9:00' })).toContain('Appointment: Monday 9:00');
    expect(said({ story: 'z'.repeat(6000) })).toHaveLength(5000);
  });
});

describe('identitiesOf', () => {
  it('lists every address and every answer that is a number, those asked for first', () => {
    expect(
      identitiesOf(
        {
          other: 'write to bo@example.com or cy@example.com',
          callback: '030 7654321',
          story: 'order 030 1111111 is late',
          user_input: 'hidden@example.com',
          email: 'Ada@example.com',
          phone: '+49 30 1234567',
        },
        'and do@example.com',
      ),
    ).toEqual([
      'ada@example.com',
      '+49301234567@phone.invalid',
      'bo@example.com',
      'cy@example.com',
      'do@example.com',
      '0307654321@phone.invalid',
    ]);
  });

  it('ignores dates and lists at most ten', () => {
    expect(identitiesOf({ day: '2027-03-29' })).toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) => `p${index}@example.com`).join(' ');
    expect(identitiesOf({ many })).toHaveLength(10);
  });
});

it('lists later answers one by one', () => {
  expect(
    answersSince(
      { city: 'Bonn', size: '5' },
      { city: 'Köln', size: '5', due_date: 'May', user_input: 'May', none: '', long: 'l'.repeat(2000) },
    ),
  ).toEqual([
    { field: 'City', from: 'Bonn', to: 'Köln' },
    { field: 'Due date', from: null, to: 'May' },
    { field: 'Long', from: null, to: 'l'.repeat(1000) },
  ]);
});
