import { bookingInput, once } from './inputs.mjs';

/** A consultation request from creation to cancellation, on both sides, and two requests for one time. */
export const bookings = async ({ call, admin, check, expectStatus }) => {
  const ask = async (name) => {
    const json = bookingInput(`${name}-${Date.now()}@example.com`);
    return (
      await expectStatus(
        'a consultation is asked for',
        201,
        call('POST', '/api/consultations', { json, headers: once() }),
      )
    ).json;
  };
  const [first, second] = [await ask('first'), await ask('second')];
  const path = ({ id }) => `/api/admin/bookings/${id}`;
  const page = ({ page: address }) => `/api/bookings/${address.split('/').at(-1)}`;
  const startsAt = '2031-03-03T10:00:00.000Z';
  const confirmed = await expectStatus(
    'it is confirmed',
    200,
    admin('PATCH', path(first), { status: 'confirmed', startsAt, tell: true }),
  );
  check('with a text to send where no sender is set up', confirmed.json.mail.sent === false, confirmed);
  await expectStatus(
    'the time is taken',
    409,
    admin('PATCH', path(second), { status: 'confirmed', startsAt }),
  );
  await expectStatus(
    'another address and another time',
    200,
    admin('PATCH', path(first), {
      startsAt: '2031-03-04T10:00:00.000Z',
      email: `moved-${Date.now()}@example.com`,
    }),
  );
  await expectStatus(
    'another time is proposed',
    200,
    admin('PATCH', path(second), { status: 'proposed', proposedStartsAt: startsAt }),
  );
  await expectStatus('the owner has it as a file', 200, admin('GET', `${path(first)}/calendar.ics`));
  const seen = await expectStatus('the visitor sees it', 200, call('GET', page(second)));
  check('as proposed', seen.json.status === 'proposed', seen);
  await expectStatus('accepts', 200, call('POST', page(second), { json: { action: 'accept' } }));
  await expectStatus('has it as a file', 200, call('GET', `${page(second)}/calendar.ics`));
  const off = await expectStatus(
    'and calls it off',
    200,
    call('POST', page(second), { json: { action: 'cancel' } }),
  );
  check('for good', off.json.status === 'cancelled', off);
  await expectStatus(
    'nobody else sees it',
    404,
    call('GET', `/api/bookings/${'0'.repeat(32)}${'A'.repeat(22)}`),
  );
};
