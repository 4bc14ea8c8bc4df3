import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { derivedKey } from './signing.ts';

/** Absolute life of an admin session. See docs/behaviour.md, "The portal". */
export const sessionHours = 24;
const issuer = 'parley';
const audience = 'parley-admin';
const algorithm = 'HS256';
const purpose = 'admin-session';
/**
 * Clocks of two functions may differ: a token that one has just signed must not look 'from the future' to the
 * other.
 */
const skewSeconds = 30;
/** Our tokens have about 300 characters; anything longer than this is refused unread. */
const maxTokenLength = 1024;
const tokenShape = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

export interface AdminClaims {
  readonly username: string;
  readonly sessionId: string;
  /** 'Log out everywhere' and a changed password start a new epoch, which ends all sessions of older ones. */
  readonly epoch: number;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Signs a session token (JWT, HS256, 24 h). */
export const signAdminToken = (
  secret: string | undefined,
  session: Omit<AdminClaims, 'expiresAt'>,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: session.sessionId, ep: session.epoch })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(session.username)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + sessionHours * 3600)
    .sign(derivedKey(secret, purpose));
};

/**
 * Returns the claims of a token that this server signed: HS256, our issuer and audience, not from the
 * future, valid for at most 24 hours. Undefined for any other token; errors of jose are handled here only.
 */
export const verifyAdminToken = async (
  secret: string | undefined,
  token: string | undefined,
  now: Date,
): Promise<AdminClaims | undefined> => {
  const key = derivedKey(secret, purpose);
  if (!token || token.length > maxTokenLength || !tokenShape.test(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now,
      clockTolerance: skewSeconds,
      maxTokenAge: sessionHours * 3600,
      requiredClaims: ['sub', 'sid', 'ep', 'exp', 'iat'],
    });
    const { sub, sid, ep, exp = 0, iat = 0 } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof ep !== 'number') return undefined;
    // Clock tolerance applies to `iat` only: no token is valid for longer than 24 hours.
    if (exp * 1000 <= now.getTime() || exp - iat > sessionHours * 3600) return undefined;
    return { username: sub, sessionId: sid, epoch: ep, expiresAt: exp };
  } catch {
    return undefined;
  }
};
