import { challengeSeconds, putChallenge } from '#functions/account/store/challenges.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getPasskeyChallenge } from '#shared/api/passkeys.ts';
import { newChallenge } from './client-data.ts';
import { relyingParty } from './relying-party.ts';

/** Returns a new challenge, in the same way whether the caller has passkeys or not. */
export const route = defineHandler(getPasskeyChallenge, ({ table, clock, env }) => async ({ headers }) => {
  const challenge = newChallenge();
  await putChallenge(table, challenge, { purpose: 'login' }, clock());
  return {
    challenge,
    rpId: relyingParty(env, headers).id,
    timeout: challengeSeconds * 1000,
    userVerification: 'required' as const,
  };
});
