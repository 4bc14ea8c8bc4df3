import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface SentMail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

const variables = {
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: 'eu-central-1',
} as const;

/**
 * A fake mail service that answers the SDK's HTTP requests and records the emails. `refuse` makes it reject them.
 */
export const useFakeMail = () => {
  const sent: SentMail[] = [];
  const state = { refuse: false };
  const before = new Map<string, string | undefined>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const mail = JSON.parse(Buffer.concat(chunks).toString());
    if (state.refuse) {
      response.writeHead(400, { 'x-amzn-errortype': 'MessageRejected' }).end('{"message":"no"}');
      return;
    }
    const { Subject, Body, Attachments = [] } = mail.Content.Simple;
    sent.push({
      from: mail.FromEmailAddress,
      to: mail.Destination.ToAddresses[0],
      replyTo: mail.ReplyToAddresses?.[0],
      subject: Subject.Data,
      text: Body.Text.Data,
      files: Attachments.map((file: { FileName: string; RawContent: string }) => ({
        name: file.FileName,
        text: Buffer.from(file.RawContent, 'base64').toString(),
      })),
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"1"}');
  });
  const set = (name: string, value: string) => {
    before.set(name, process.env[name]);
    process.env[name] = value;
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    set('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (const [name, value] of Object.entries(variables)) set(name, value);
  });
  afterAll(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    server.closeAllConnections();
    server.close();
  });
  return { sent, state };
};
