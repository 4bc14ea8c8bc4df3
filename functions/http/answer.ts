import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/errors.ts';
import type { Call } from './call.ts';
import { acceptedEncoding, packed } from './encoding.ts';
import { sameEtag } from './etag.ts';
import { apiSecurityHeaders } from './security-headers.ts';

/** Lambda refuses answers over 6 MB; ours stop well before, since the gateway's envelope escapes and adds to it. */
export const maxAnswerBytes = 5_000_000;

/** From here on packing pays. What is short stays readable and costs no time. */
export const packedFrom = 32_000;

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

/** A strong ETag promises the same bytes; packed they only mean the same. */
const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

type Answer = APIGatewayProxyStructuredResultV2 & { readonly headers: Record<string, string> };

/** A long answer as its reader unpacks it. API Gateway takes bytes as base64; CloudFront compresses only what it may keep. */
const packedFor = (answer: Answer, text: string, accept: string | undefined): Answer => {
  const { headers } = answer;
  if (text.length < packedFrom || 'content-encoding' in headers) return answer;
  const varied = { ...headers, vary: 'Accept-Encoding' };
  const encoding = acceptedEncoding(accept);
  const body = encoding && packed(text, encoding).toString('base64');
  // What hardly gets shorter would be longer as base64, and there is a limit.
  if (!body || body.length > text.length) return { ...answer, headers: varied };
  return {
    ...answer,
    headers: {
      ...varied,
      'content-encoding': encoding,
      ...(headers.etag === undefined ? {} : { etag: weak(headers.etag) }),
    },
    body,
    isBase64Encoded: true,
  };
};

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
  const body = empty || call.method === 'HEAD' ? '' : (text ?? '');
  return packedFor(
    { statusCode: status, headers, cookies: [...call.cookies, ...(reply.cookies ?? [])], body },
    body,
    call.headers['accept-encoding'],
  );
};
