import { validateHeaderValue } from 'node:http';
import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { signAdminToken } from '#functions/http/admin-token.ts';
import { makeHandler } from '#functions/http/pipeline.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { gatewayEvent, now, sessionSecret, testDeps } from '#test/fixtures/gateway.ts';
import { caseCount } from '#test/setup/depth.ts';
import { routes } from '../routes.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
const account = { pk: 'ADMIN', sk: 'ACCOUNT', username: 'owner', epoch: 5 };
const token = await signAdminToken(sessionSecret, { username: 'owner', sessionId: 's', epoch: 5 }, now);

const lists: readonly (keyof typeof routes)[] = [
  'listContacts',
  'listClients',
  'listBookings',
  'listSubscribers',
  'exportClients',
];
/** Every character that some program treats as a line end or fold. */
const lineEnds = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '%0d%0a',
  '"; x="',
  '>; rel="prev"',
];
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(fc.string({ maxLength: 5 }), fc.constantFrom(...lineEnds), fc.constantFrom('Set-Cookie: a=b', 'x'))
    .map((parts) => parts.join('')),
);

it.each(lists)('%s writes one line per header, whatever the table contains [AUTH-036]', async (name) => {
  const row: RouteRow = routes[name];
  const { route } = await row.load();
  const handler = makeHandler(name, row, route, testDeps());
  const read = (query?: Record<string, string>) =>
    handler(gatewayEvent({ headers: { 'x-admin-session': token }, query }));
  await fc.assert(
    fc.asyncProperty(hostile, hostile.filter(Boolean), async (text, id) => {
      dynamo.reset();
      dynamo.on(BatchGetCommand).resolves({ Responses: { table: [account] } });
      const item = { pk: 'X', sk: id, id, email: text, firstName: text, companyName: text, createdAt: text };
      dynamo.on(QueryCommand).resolves({ Items: [item], LastEvaluatedKey: { pk: 'X', sk: id } });
      const { statusCode, headers = {} } = await read();
      expect(statusCode).toBe(200);
      for (const [header, value] of Object.entries(headers)) {
        expect(() => validateHeaderValue(header, String(value))).not.toThrow();
        expect(String(value)).toMatch(/^[\x20-\x7e]*$/);
      }
      expect(String(headers.link)).toMatch(
        /^<\/api\/admin\/[a-z-]+\?(dataset=[a-z]+&)?cursor=[\w-]*>; rel="next"$/,
      );
      if (name === 'exportClients')
        expect(headers['content-disposition']).toMatch(
          /^attachment; filename="client-data-\d{4}-\d\d-\d\d\.csv"$/,
        );
    }),
    { numRuns: caseCount(60) },
  );
});
