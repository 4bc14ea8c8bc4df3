import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { chatVisitor, type Poll } from './harness/chat-visitor.ts';
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

describe('card and account numbers in live chat', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const talk = async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    const admin = await site.admin();
    const path = `/api/admin/conversations/${visitor.id()}`;
    await admin('PUT', `${path}/speaker`, { json: { speaker: 'person' } });
    return {
      visitor,
      answer: (text: string) =>
        admin('POST', `${path}/messages`, { json: { clientId: crypto.randomUUID(), text } }),
    };
  };
  const texts = async (visitor: Awaited<ReturnType<typeof talk>>['visitor']) =>
    (await visitor.poll()).json<Poll>().messages.map(({ text }) => text);

  it('are masked in one message', async () => {
    const { visitor } = await talk();
    await visitor.say(`Mine: ${everything}`);
    expect(await texts(visitor)).toEqual(['Mine: •••• 1111, then •••• 3000, then ••••']);
  });

  it.each([
    ['My card is 4111 1111', '1111 1111, exp 12/30', '1111 1111'],
    ['IBAN DE89 3704 0044', '0532 0130 00', '0532 0130'],
  ])('are masked when they are split over two messages: %s', async (first, second, secret) => {
    const { visitor, answer } = await talk();
    await visitor.say(first);
    await answer('Please never send your card number.');
    // The panel may not have the answer yet.
    expect((await visitor.say(second, crypto.randomUUID(), 1)).status).toBe(201);
    const [, , said] = await texts(visitor);
    expect(said).not.toContain(secret);
    expect(said).toContain('••••');
  });

  it('leave other numbers unchanged, and store a repeated message once', async () => {
    const { visitor } = await talk();
    const clientId = crypto.randomUUID();
    await visitor.say('Call me at 030 1234567');
    await visitor.say('Order 4711 of 2026-11-20', clientId, 1);
    await visitor.say('Order 4711 of 2026-11-20', clientId, 1);
    expect(await texts(visitor)).toEqual(['Call me at 030 1234567', 'Order 4711 of 2026-11-20']);
  });
});
