/**
 * The security headers of everything the edge answers, as plain data: the CDK's response-headers policies and the local
 * front are both made from here, so what a browser enforces on a laptop is what it enforces in production.
 */
export type HeaderMap = Readonly<Record<string, string>>;

/** `site` pages refuse to be framed; `framable` pages (a published flow) may be embedded by anyone; `api` runs nothing. */
export type HeaderKind = 'site' | 'framable' | 'api';

export interface CspOptions {
  /** `sha256-…` of inline scripts in the built pages; everything else must come from a file of ours. */
  readonly scriptHashes?: readonly string[];
  readonly framable?: boolean;
}

const quoted = (hash: string) => `'${hash.replaceAll("'", '')}'`;

/**
 * The Content-Security-Policy of pages. Inline styles are allowed because Mantine writes its variables and responsive
 * props into style elements; inline scripts are not, except by hash.
 */
export const contentSecurityPolicy = ({ scriptHashes = [], framable = false }: CspOptions = {}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...[...scriptHashes].sort().map(quoted)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framable ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');

const apiPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Two years, as the preload lists ask for. */
export const hstsSeconds = 63_072_000;

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Lower-case header names and their values for one kind of answer. */
export const securityHeaders = (
  kind: HeaderKind,
  { scriptHashes }: Pick<CspOptions, 'scriptHashes'> = {},
): HeaderMap => ({
  'content-security-policy':
    kind === 'api' ? apiPolicy : contentSecurityPolicy({ scriptHashes, framable: kind === 'framable' }),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': kind === 'framable' ? 'cross-origin' : 'same-origin',
  ...(kind === 'framable' ? {} : { 'x-frame-options': 'DENY' }),
});
