import { readSetupState } from '#functions/account/store/admin-account.ts';
import { takeChallenge } from '#functions/account/store/challenges.ts';
import {
  type Factors,
  factorsIn,
  type StoredPasskey,
  saveFactors,
} from '#functions/account/store/factors.ts';
import { defineHandler } from '#functions/http/define.ts';
import { factorsKey, preferencesKey } from '#functions/table/keys.ts';
import { ConditionFailed } from '#functions/table/transact.ts';
import { logInWithPasskey } from '#shared/api/passkeys.ts';
import type { RouteBody } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { enter } from '../open-session.ts';
import { challengeIn } from './client-data.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

type Assertion = RouteBody<typeof logInWithPasskey>['credential'];

const refused = () => new AppError('auth.failed', { message: 'This passkey was not accepted.' });

/** Returns the authenticator's new counter; undefined if the response is invalid. */
const verified = async (
  credential: Assertion,
  passkey: StoredPasskey,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<{ counter: number; backedUp: boolean } | undefined> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = credential.response;
  try {
    const { verified: holds, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return holds
      ? { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
      : undefined;
  } catch {
    return undefined;
  }
};

const used = (factors: Factors, id: string, change: Partial<StoredPasskey>): Factors => ({
  ...factors,
  passkeys: factors.passkeys.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/**
 * Logs in with a passkey. Invalidates the challenge first. An unknown passkey, a wrong signature and a
 * counter that went back (a possible clone) get the same error. Works even while password logins are locked.
 */
export const route = defineHandler(logInWithPasskey, (deps) => async (request) => {
  const { table, clock, env, log } = deps;
  const { body, headers, requestId } = request;
  const { credential } = body;
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(table, challenge, { purpose: 'login' }, clock()))) {
    log.warn('passkey.challenge', { requestId });
    throw refused();
  }
  const { account, others } = await readSetupState(table, [factorsKey, preferencesKey]);
  const factors = account && factorsIn(others, account.setupId);
  const passkey = factors?.passkeys.find(({ id }) => id === credential.id);
  const proof = passkey && (await verified(credential, passkey, challenge, relyingParty(env, headers)));
  if (!account || !factors || !passkey || !proof) {
    log.warn('passkey.refused', { requestId });
    throw refused();
  }
  const { counter, backedUp } = proof;
  await saveFactors(
    table,
    used(factors, passkey.id, { counter, backedUp, lastUsedAt: clock().toISOString() }),
  ).catch((error: unknown) => {
    // Another request changed the keys meanwhile; a new attempt will work.
    throw error instanceof ConditionFailed ? refused() : error;
  });
  return enter(deps, request, { account, others }, 'passkey');
});
