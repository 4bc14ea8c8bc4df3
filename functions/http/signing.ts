import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Derives a key for one purpose from a signing secret, so that a value signed for one purpose is invalid for
 * another.
 */
export const derivedKey = (secret: string | undefined, purpose: string): Buffer => {
  if (!secret || secret.length < 16)
    throw new Error(`The secret for ${purpose} is missing or shorter than 16 characters`);
  return createHmac('sha256', secret).update(purpose).digest();
};

/** base64url HMAC-SHA-256. */
export const signText = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares two texts of any length in constant time. */
export const sameText = (a: string, b: string): boolean => {
  const key = 'compare';
  const left = createHmac('sha256', key).update(a).digest();
  const right = createHmac('sha256', key).update(b).digest();
  return timingSafeEqual(left, right);
};
