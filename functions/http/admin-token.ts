import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { derivedKey } from './signing.ts';

/** Absolute life of an admin session. See docs/behaviour.md, "The portal". */
export const sessionHours = 24;
const issuer = 'parley';
const audience = 'parley-admin';
const algorithm = 'HS256';
const purpose = 'admin-session';
/** Two functions' clocks may differ a little: a token signed just now by one must not be 'from the future' to another. */
const skewSeconds = 30;
/** A token of ours is about 300 characters; anything larger is refused before it is looked at. */
const maxTokenLength = 1024;
const tokenShape = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

export interface AdminClaims {
  readonly username: string;
  readonly sessionId: string;
  /** Sessions of an older epoch ended with 'log out everywhere' or a changed password. */
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
 * The claims of a token, or undefined for anything that is not exactly ours: one algorithm, issuer, audience, no token
 * from the future and none that lives longer than 24 hours. The one place where jose's errors are looked at.
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
    // The tolerance is for the beginning only: no token lives a second longer than it should.
    if (exp * 1000 <= now.getTime() || exp - iat > sessionHours * 3600) return undefined;
    return { username: sub, sessionId: sid, epoch: ep, expiresAt: exp };
  } catch {
    return undefined;
  }
};
