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

/** What the functions read besides body, cookies and query. CloudFront forwards at most ten headers by name. */
const forwardedHeaders = [
  'CloudFront-Viewer-Address',
  'Accept-Language',
  'Idempotency-Key',
  'Origin',
  'Sec-Fetch-Site',
  'X-Admin-Session',
  'X-Setup-Code',
] as const;

/**
 * To the API goes what the functions use and nothing else: the viewer's address as CloudFront saw it, no Host (API
 * Gateway answers 403 to a foreign one), no header that a visitor could pretend to be ours with.
 */
export const apiRequestPolicy = (scope: Construct, id: string, { conditional }: { conditional: boolean }) =>
  new OriginRequestPolicy(scope, id, {
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      ...forwardedHeaders,
      // Not where CloudFront keeps a copy: there it asks the origin with its own, and must get the whole answer.
      ...(conditional ? ['If-None-Match', 'A-IM'] : []),
    ),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });

/** For public reads that say `s-maxage`: one copy for everyone, keyed by the path alone. */
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
 * For what only the portal reads: nothing is kept, since every answer says `no-store`, but CloudFront passes Accept-Encoding on
 * only where it might keep something, and these answers are long. Were one kept by mistake, its key is the session itself.
 */
export const portalReadsPolicy = (scope: Construct, id: string) =>
  new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    cookieBehavior: CacheCookieBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('X-Admin-Session'),
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

/** The headers of infra/edge/headers.ts as a CloudFront policy; they replace whatever the origin says. */
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
