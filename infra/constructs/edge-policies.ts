import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type HeaderKind, hstsSeconds, securityHeaders } from '../edge/headers.ts';

/** Headers that the functions read. CloudFront forwards at most ten headers by name. */
const forwardedHeaders = [
  'CloudFront-Viewer-Address',
  'Accept-Language',
  'Idempotency-Key',
  'Origin',
  'Sec-Fetch-Site',
  'X-Admin-Session',
  'X-Flow-Secret',
  'X-Setup-Code',
] as const;

/**
 * Forwards to the API only what the functions read: no Host, because API Gateway answers 403 to an unknown
 * one, and no header that a visitor could use to impersonate the edge.
 */
export const apiRequestPolicy = (scope: Construct, id: string, { conditional }: { conditional: boolean }) =>
  new OriginRequestPolicy(scope, id, {
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      ...forwardedHeaders,
      // Not used for cached paths: CloudFront revalidates with its own headers and must get the whole
      // response.
      ...(conditional ? ['If-None-Match', 'A-IM'] : []),
    ),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });

/** Cache policy for public reads with `s-maxage`: one copy for everyone, keyed by path. */
export const publicReadsPolicy = (scope: Construct, id: string) =>
  new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

/**
 * Cache policy for the portal's reads and those with an API key. Nothing is cached, because every answer says
 * `no-store`, but only with a policy that allows caching does CloudFront forward Accept-Encoding, and
 * Authorization on GET. All credentials are part of the key, in case an answer is cached by mistake.
 */
export const privateReadsPolicy = (scope: Construct, id: string) =>
  new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    cookieBehavior: CacheCookieBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization', 'X-Admin-Session', 'X-Flow-Secret'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

const ownFields = new Set([
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/** The headers of infra/edge/headers.ts as a CloudFront policy. They override the origin's. */
export const responseHeadersPolicy = (
  scope: Construct,
  id: string,
  { kind, scriptHashes }: { kind: HeaderKind; scriptHashes: readonly string[] },
) => {
  const headers = securityHeaders(kind, { scriptHashes });
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy'] ?? '',
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: {
        referrerPolicy: headers['referrer-policy'] as HeadersReferrerPolicy,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      ...('x-frame-options' in headers
        ? { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }
        : {}),
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers)
        .filter(([header]) => !ownFields.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  });
};
