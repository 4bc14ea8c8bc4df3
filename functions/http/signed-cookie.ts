import { derivedKey, sameText, signText } from './signing.ts';

export interface CookieSettings {
  /** Name without prefix: `__Host-` is added on https. */
  readonly name: string;
  readonly maxAgeSeconds: number;
  readonly secret: string | undefined;
  readonly https: boolean;
}

export interface SignedValue {
  readonly id: string;
  readonly issuedAt: number;
}

const fullName = ({ name, https }: CookieSettings): string => (https ? `__Host-${name}` : name);

/**
 * Whether cookies may be `Secure`. True for https and when no address is set, since deployed sites are
 * https.
 */
export const isHttps = (siteUrl: string | undefined): boolean => !siteUrl?.startsWith('http://');

/**
 * Returns the `Set-Cookie` value of a signed identifier: HttpOnly, SameSite=Lax, with a key bound to the
 * cookie's name.
 */
export const issueCookie = (settings: CookieSettings, id: string, now: Date): string => {
  const issued = Math.floor(now.getTime() / 1000);
  const payload = `${id}.${issued}`;
  const mac = signText(derivedKey(settings.secret, settings.name), payload);
  const secure = settings.https ? '; Secure' : '';
  return `${fullName(settings)}=${payload}.${mac}; Path=/; Max-Age=${settings.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
};

/**
 * Returns the identifier in the request's cookies; undefined if its signature is invalid or it has expired.
 */
export const readCookie = (
  settings: CookieSettings,
  cookies: readonly string[],
  now: Date,
): SignedValue | undefined => {
  const prefix = `${fullName(settings)}=`;
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  if (!value || value.length > 300) return undefined;
  const [id, issued, mac, ...rest] = value.split('.');
  if (!id || !issued || !mac || rest.length > 0 || !/^\d{1,12}$/.test(issued)) return undefined;
  if (!sameText(mac, signText(derivedKey(settings.secret, settings.name), `${id}.${issued}`)))
    return undefined;
  const age = now.getTime() / 1000 - Number(issued);
  if (age > settings.maxAgeSeconds || age < -300) return undefined;
  return { id, issuedAt: Number(issued) };
};
