import { randomBytes } from 'node:crypto';

/** A challenge of 256 random bits. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');

/**
 * Reads the challenge from the browser's client data, to look it up; undefined if malformed. The rest of the
 * data is not trusted yet.
 */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
};
