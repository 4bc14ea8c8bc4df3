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

/** Whether cookies may be `Secure`: the site's address decides; without one it is a deployed site, so https. */
export const isHttps = (siteUrl: string | undefined): boolean => !siteUrl?.startsWith('http://');

/** `Set-Cookie` value of a signed identifier: HttpOnly, SameSite=Lax, bound to its name by the key. */
export const issueCookie = (settings: CookieSettings, id: string, now: Date): string => {
  const issued = Math.floor(now.getTime() / 1000);
  const payload = `${id}.${issued}`;
  const mac = signText(derivedKey(settings.secret, settings.name), payload);
  const secure = settings.https ? '; Secure' : '';
  return `${fullName(settings)}=${payload}.${mac}; Path=/; Max-Age=${settings.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
};

/** The identifier in the request's cookies when its signature holds and it has not expired; otherwise undefined. */
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
