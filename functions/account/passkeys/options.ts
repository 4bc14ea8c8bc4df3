import { createHash } from 'node:crypto';
import { challengeSeconds, putChallenge } from '#functions/account/store/challenges.ts';
import { factorsIn } from '#functions/account/store/factors.ts';
import { defineHandler } from '#functions/http/define.ts';
import { factorsKey } from '#functions/table/keys.ts';
import { getPasskeyOptions, maxPasskeys } from '#shared/api/passkeys.ts';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { requireAdmin } from '../identity.ts';
import { newChallenge } from './client-data.ts';
import { relyingParty } from './relying-party.ts';

/** ES256 and RS256, which phones, computers and security keys support. */
const algorithms = [-7, -257];

/** Returns the browser's options for a discoverable passkey with user verification. */
export const route = defineHandler(
  getPasskeyOptions,
  (deps) =>
    async ({ body, admin, headers, requestId }) => {
      const { table, clock, env } = deps;
      const { username, sessionId } = requireAdmin(admin);
      const { account, others } = await confirmPassword(deps, body.currentPassword, requestId, [factorsKey]);
      const { passkeys } = factorsIn(others, account.setupId);
      if (passkeys.length >= maxPasskeys)
        throw new AppError('limit.reached', {
          message: `You can have up to ${maxPasskeys} passkeys. Remove one first.`,
        });
      const challenge = newChallenge();
      await putChallenge(table, challenge, { purpose: 'add', sessionId }, clock());
      return {
        challenge,
        rp: { id: relyingParty(env, headers).id, name: brand.name },
        user: {
          id: createHash('sha256').update(account.setupId).digest('base64url'),
          name: username,
          displayName: username,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: challengeSeconds * 1000,
        attestation: 'none' as const,
        excludeCredentials: passkeys.map(({ id }) => ({ type: 'public-key' as const, id })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      };
    },
);
