/**
 * Security headers for every response from the edge. The CDK policies and the local server both use them, so
 * a browser enforces the same rules locally and in production.
 */
export type HeaderMap = Readonly<Record<string, string>>;

/**
 * `site`: pages that must not be framed. `framable`: published flows, which anyone may embed. `api`: no
 * scripts at all.
 */
export type HeaderKind = 'site' | 'framable' | 'api';

export interface CspOptions {
  /** `sha256-…` of the inline scripts in the built pages; all other scripts must be files of this site. */
  readonly scriptHashes?: readonly string[];
  readonly framable?: boolean;
}

/** Players for videos in flows, which load only after the visitor pressed Play. */
const videoPlayers = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const quoted = (hash: string) => `'${hash.replaceAll("'", '')}'`;

/**
 * The Content-Security-Policy of pages. Inline styles are allowed because Mantine writes variables and
 * responsive props into style elements; inline scripts are allowed only by hash.
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
    `frame-src 'self' ${videoPlayers}`,
    // Video files from other hosts play only on a flow's own page: on other pages, a video's URL could be
    // used to send data to another host.
    ...(framable ? ["media-src 'self' https:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framable ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');

const apiPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Two years, the recommendation of the HSTS preload list. */
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

/** Headers of one kind of answer, by lower-case name. */
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
