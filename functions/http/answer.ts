import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/errors.ts';
import type { Call } from './call.ts';
import { sameEtag } from './etag.ts';
import { apiSecurityHeaders } from './security-headers.ts';

/**
 * Lambda refuses responses over 6 MB. Stop well below, since the gateway's envelope escapes the body and
 * adds to it.
 */
export const maxAnswerBytes = 5_000_000;

/**
 * Bodies with this many characters or more are compressed: a page of 1,000 rows shrinks from 500 KB to 100.
 */
export const compressedFrom = 32_000;

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

/** A strong ETag promises identical bytes, so a compressed response gets a weak one. */
const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

type Answer = APIGatewayProxyStructuredResultV2 & { readonly headers: Record<string, string> };

/** Matches an Accept-Encoding header that allows gzip. */
const allowsGzip = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i;

/**
 * Compresses a long body. API Gateway takes bytes as base64; CloudFront compresses only cacheable responses.
 */
const compress = (answer: Answer, text: string, accept = ''): Answer => {
  const { headers } = answer;
  if (text.length < compressedFrom) return answer;
  const varied = { ...headers, vary: 'Accept-Encoding' };
  if (!allowsGzip.test(accept)) return { ...answer, headers: varied };
  return {
    ...answer,
    headers: {
      ...varied,
      'content-encoding': 'gzip',
      ...(headers.etag === undefined ? {} : { etag: weak(headers.etag) }),
    },
    body: gzipSync(text, { level: 1 }).toString('base64'),
    isBase64Encoded: true,
  };
};

/** Turns the finished call into the gateway's response: status, headers, size limit, 304 and HEAD. */
export const toAnswer = (call: Call): APIGatewayProxyStructuredResultV2 => {
  let text = bodyText(call);
  if (text !== undefined && Buffer.byteLength(text) > maxAnswerBytes) text = bodyText(tooLarge(call));
  const { reply } = call;
  const etag = reply.headers?.etag;
  const fresh =
    (reply.status ?? 200) === 200 && etag !== undefined && sameEtag(call.headers['if-none-match'], etag);
  const status = fresh ? 304 : (reply.status ?? 200);
  const empty = status === 304 || status === 204 || text === undefined;
  const headers: Record<string, string> = {
    ...apiSecurityHeaders,
    'cache-control': cacheControl(call, status),
    'x-request-id': call.requestId,
    ...(empty ? {} : { 'content-type': jsonType }),
    ...reply.headers,
  };
  const body = empty || call.method === 'HEAD' ? '' : (text ?? '');
  const answer = { statusCode: status, headers, cookies: [...call.cookies, ...(reply.cookies ?? [])], body };
  if (reply.isBase64) return { ...answer, isBase64Encoded: true };
  return compress(answer, body, call.headers['accept-encoding']);
};
