import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/errors.ts';
import type { Call } from './call.ts';
import { sameEtag } from './etag.ts';
import { apiSecurityHeaders } from './security-headers.ts';

/** Lambda refuses answers over 6 MB; ours stop well before, since the gateway's envelope escapes and adds to it. */
export const maxAnswerBytes = 5_000_000;

const jsonType = 'application/json; charset=utf-8';

const tooLarge = (call: Call): Call => {
  call.deps.log.error('answer.too_large', { requestId: call.requestId, route: call.name });
  call.errorCode = 'internal';
  call.reply = { reply: true, status: 500, body: new AppError('internal').toBody() };
  return call;
};

const bodyText = ({ reply }: Call): string | undefined =>
  reply.body === undefined || typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);

const cacheControl = ({ policy, cookies }: Call, status: number): string =>
  policy.cacheControl !== undefined && status < 400 && cookies.length === 0
    ? policy.cacheControl
    : 'no-store';

/** Turns the finished call into the gateway's answer: status, headers, size limit, 304 and HEAD. */
export const toAnswer = (call: Call): APIGatewayProxyStructuredResultV2 => {
  let text = bodyText(call);
  if (text !== undefined && Buffer.byteLength(text) > maxAnswerBytes) text = bodyText(tooLarge(call));
  const { reply } = call;
  const etag = reply.headers?.etag ?? call.etag;
  const fresh =
    (reply.status ?? 200) === 200 && etag !== undefined && sameEtag(call.headers['if-none-match'], etag);
  const status =
    fresh || call.notModified ? (call.errorCode ? (reply.status ?? 200) : 304) : (reply.status ?? 200);
  const empty = status === 304 || status === 204 || text === undefined;
  const headers: Record<string, string> = {
    ...apiSecurityHeaders,
    'cache-control': cacheControl(call, status),
    'x-request-id': call.requestId,
    ...(empty ? {} : { 'content-type': jsonType }),
    ...(etag !== undefined && status < 400 ? { etag } : {}),
    ...reply.headers,
  };
  return {
    statusCode: status,
    headers,
    cookies: [...call.cookies, ...(reply.cookies ?? [])],
    body: empty || call.method === 'HEAD' ? '' : text,
  };
};
