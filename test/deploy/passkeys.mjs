// Adds, uses and removes a passkey, and logs in once with a recovery code.
import { authenticator } from './authenticator.mjs';

/** `admin` calls with a session, `call` without. Leaves the account unchanged. */
export const passkeys = async ({ call, admin, expectStatus, check, password, origin }) => {
  const path = '/api/admin/passkeys';
  const currentPassword = password;
  const options = await expectStatus(
    'a passkey can be made',
    200,
    admin('POST', `${path}/options`, { currentPassword }),
  );
  const rpId = options.json.rp?.id ?? '';
  const party = { rpId, origin: origin ?? `https://${rpId}` };
  const device = authenticator();
  const added = await expectStatus(
    'and is kept',
    201,
    admin('POST', path, {
      name: 'Smoke',
      credential: device.register({ ...party, challenge: options.json.challenge }),
    }),
  );
  const [code] = added.json.recoveryCodes ?? [];
  check('the first brings recovery codes', typeof code === 'string', added);
  const asked = await expectStatus(
    'a challenge for anybody',
    200,
    call('POST', '/api/admin/login/challenge'),
  );
  const credential = device.assert({ ...party, challenge: asked.json.challenge });
  const enter = () => call('POST', '/api/admin/login/passkey', { json: { credential } });
  await expectStatus('the passkey lets in', 200, enter());
  await expectStatus('but not twice with one challenge', 401, enter());
  const byCode = () => call('POST', '/api/admin/login/code', { json: { code } });
  await expectStatus('a recovery code lets in', 200, byCode());
  await expectStatus('once', 401, byCode());
  const list = await expectStatus('they are listed', 200, admin('GET', path));
  check('with nine codes left', list.json.codesLeft === 9, list);
  await expectStatus(
    'the passkey is removed',
    200,
    admin('PATCH', path, { change: 'remove', id: device.id, currentPassword }),
  );
};
