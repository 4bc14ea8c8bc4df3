import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

const secrets = ['4111 1111 1111 1111', 'DE89 3704 0044 0532 0130 00', '123-45-6789'];
const everything = secrets.join(', then ');

describe('card, account and identity numbers', () => {
  const site = useTestSite();
  const stored = async () => {
    const { client, name } = site.runtime.table;
    return JSON.stringify((await client.send(new ScanCommand({ TableName: name }))).Items);
  };
  const context = { transcript: [{ role: 'user' as const, content: `Before: ${everything}` }] };

  it.each([
    ['/api/contact', contactInput({ message: `Mine: ${everything}`, company: secrets[0] ?? '', context })],
    [
      '/api/consultations',
      {
        firstName: 'Ada',
        lastName: secrets[2],
        email: 'ada@example.com',
        company: 'Engines',
        phone: secrets[0],
        message: `Mine: ${everything}`,
        context,
      },
    ],
  ])(
    'are masked in every item of the table after %s, and nothing else is lost [CHAT-002]',
    async (path, json) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await site.api('POST', path, { json, headers });
      expect(answer.status, answer.text).toBe(201);
      expect((await site.api('POST', path, { json, headers })).text).toBe(answer.text);
      const table = await stored();
      for (const secret of secrets) expect(table).not.toContain(secret);
      expect(table).toContain('Mine: •••• 1111, then •••• 3000, then ••••');
      expect(table).toContain('Before: •••• 1111');
    },
  );

  it('do not include telephone numbers, which stay as entered', async () => {
    const phone = '+49 151 12345678';
    await site.api('POST', '/api/consultations', {
      json: { firstName: 'Ada', lastName: 'B', email: 'b@example.com', company: 'E', phone },
    });
    expect(await stored()).toContain(phone);
  });
});
