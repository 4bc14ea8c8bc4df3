// Adds, uses and removes a passkey, and logs in once with a recovery code.
import { authenticator } from './authenticator.mjs';

/** `admin` calls with a session, `call` without. Leaves the account unchanged. */
export const passkeys = async ({ call, admin, expectStatus, check, password, origin }) => {
  const path = '/api/admin/passkeys';
  const currentPassword = password;
  const options = await expectStatus(
    'returns options for a passkey',
    200,
    admin('POST', `${path}/options`, { currentPassword }),
  );
  const rpId = options.json.rp?.id ?? '';
  const party = { rpId, origin: origin ?? `https://${rpId}` };
  const device = authenticator();
  const added = await expectStatus(
    'adds the passkey',
    201,
    admin('POST', path, {
      name: 'Smoke',
      credential: device.register({ ...party, challenge: options.json.challenge }),
    }),
  );
  const [code] = added.json.recoveryCodes ?? [];
  check('returns recovery codes with the first passkey', typeof code === 'string', added);
  const asked = await expectStatus(
    'returns a challenge without a session',
    200,
    call('POST', '/api/admin/login/challenge'),
  );
  const credential = device.assert({ ...party, challenge: asked.json.challenge });
  const enter = () => call('POST', '/api/admin/login/passkey', { json: { credential } });
  await expectStatus('logs in with the passkey', 200, enter());
  await expectStatus('refuses a challenge used twice', 401, enter());
  const byCode = () => call('POST', '/api/admin/login/code', { json: { code } });
  await expectStatus('logs in with a recovery code', 200, byCode());
  await expectStatus('refuses a recovery code used twice', 401, byCode());
  const list = await expectStatus('lists the passkeys', 200, admin('GET', path));
  check('has nine codes left', list.json.codesLeft === 9, list);
  await expectStatus(
    'removes the passkey',
    200,
    admin('PATCH', path, { change: 'remove', id: device.id, currentPassword }),
  );
};
