import { describe, expect, it } from 'vitest';
import { readClientRow, readContactRow } from './import-rows.ts';

describe('import rows', () => {
  it('are parsed cell by cell, in the formats that people use', () => {
    expect(
      readContactRow({
        firstName: "'=Ada",
        email: 'ada@example.com',
        status: 'Interested',
        pricePerMonth: '$1,299.50',
        contractMonths: '12',
        followUpDate: '31.01.2027',
        hasExistingCRM: 'yes',
        hasWebsite: 'no',
        hasLiveChat: 'x',
        primaryGoals: 'Fewer calls; Nights',
        languageRequirements: 'German',
        integrationNeeds: 'Shopify\nSlack',
        language: 'de',
        company: '  ',
      }),
    ).toEqual({
      ok: true,
      row: {
        firstName: '=Ada',
        email: 'ada@example.com',
        status: 'interested',
        pricePerMonth: 1299.5,
        contractMonths: 12,
        followUpDate: '2027-01-31',
        hasExistingCRM: true,
        hasWebsite: false,
        hasLiveChat: true,
        primaryGoals: ['Fewer calls', 'Nights'],
        languageRequirements: ['German'],
        integrationNeeds: ['Shopify', 'Slack'],
        language: 'de',
      },
    });
    expect(
      readClientRow({
        companyName: 'Engines',
        clientEmail: 'ada@example.com',
        status: 'In Progress',
        priorityLevel: 'High Priority',
        quotedPrice: '99,50',
      }),
    ).toEqual({
      ok: true,
      row: {
        companyName: 'Engines',
        clientEmail: 'ada@example.com',
        status: 'in_progress',
        priorityLevel: 'high',
        quotedPrice: 99.5,
      },
    });
  });

  const wrong = (read: ReturnType<typeof readContactRow> | ReturnType<typeof readClientRow>) =>
    read.ok ? {} : read.fields;

  it.each([
    [{ status: 'Quoted' }, 'status', 'This is not a status of contacts.'],
    [{ hasWebsite: 'perhaps' }, 'hasWebsite', 'Please say yes or no.'],
    [{ contractMonths: '1.5' }, 'contractMonths', 'Please enter whole months.'],
    [{ contractMonths: '-1' }, 'contractMonths', 'Months cannot be negative.'],
    [{ primaryGoals: Array(21).fill('x').join(';') }, 'primaryGoals', 'At most 20 entries.'],
    [{ language: 'German' }, 'language', 'Please give a language as its code, such as en.'],
    [{ shoeSize: '44' }, 'shoeSize', 'There is no such field.'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email address.'],
  ])('with %j are refused at %s: %s', (cells, field, sentence) => {
    expect(wrong(readContactRow({ email: 'ada@example.com', ...cells }))).toEqual({ [field]: sentence });
  });

  it('name every wrong and every unknown field', () => {
    const row = { clientEmail: 'ada@example.com', status: 'signed', priorityLevel: 'now', a: '1', b: '2' };
    expect(wrong(readClientRow(row))).toMatchObject({
      companyName: expect.any(String),
      status: 'This is not a status of client projects.',
      priorityLevel: 'This is not a priority.',
      a: 'There is no such field.',
      b: 'There is no such field.',
    });
  });
});
