import { readSetupState } from '#functions/account/store/admin-account.ts';
import { takeChallenge } from '#functions/account/store/challenges.ts';
import { factorsIn, type StoredPasskey, saveFactors } from '#functions/account/store/factors.ts';
import { defineHandler } from '#functions/http/define.ts';
import { factorsKey } from '#functions/table/keys.ts';
import { ConditionFailed } from '#functions/table/transact.ts';
import { addPasskey, maxPasskeys } from '#shared/api/passkeys.ts';
import type { RouteBody } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { requireAdmin } from '../identity.ts';
import { challengeIn } from './client-data.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { shown } from './shown.ts';

const refused = () =>
  new AppError('request.invalid', { message: 'This passkey could not be added. Please try again.' });

const made = async (
  credential: RouteBody<typeof addPasskey>['credential'],
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'backedUp'> | undefined> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [-7, -257],
    });
    if (!verified) return undefined;
    return {
      id: registrationInfo.credential.id,
      publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      backedUp: registrationInfo.credentialBackedUp,
    };
  } catch {
    return undefined;
  }
};

/** Stores a passkey created with this session's challenge; the first passkey also creates recovery codes. */
export const route = defineHandler(addPasskey, (deps) => async ({ body, admin, headers, requestId }) => {
  const { table, clock, env, log } = deps;
  const { sessionId } = requireAdmin(admin);
  const { name, credential } = body;
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(table, challenge, { purpose: 'add', sessionId }, clock())))
    throw refused();
  const passkey = await made(credential, challenge, relyingParty(env, headers));
  if (!passkey) throw refused();
  const { account, others } = await readSetupState(table, [factorsKey]);
  const before = factorsIn(others, account?.setupId ?? '');
  if (before.passkeys.some(({ id }) => id === passkey.id)) throw refused();
  if (before.passkeys.length >= maxPasskeys) throw new AppError('limit.reached');
  const codes = before.codes.length === 0 ? newRecoveryCodes() : undefined;
  const after = {
    ...before,
    passkeys: [
      ...before.passkeys,
      {
        ...passkey,
        name,
        transports: [...(credential.response.transports ?? [])],
        createdAt: clock().toISOString(),
      },
    ],
    ...(codes ? { codes: codes.map(recoveryCodeHash) } : {}),
  };
  await saveFactors(table, after).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('record.stale') : error;
  });
  log.info('passkey.added', { requestId });
  return shown(after, codes);
});
