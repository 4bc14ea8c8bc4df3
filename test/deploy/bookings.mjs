import { bookingInput, once } from './inputs.mjs';

/** A request until it is cancelled: both sides, two requests for one time, and a time that is held. */
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
    'and cancels',
    200,
    call('POST', page(second), { json: { action: 'cancel' } }),
  );
  check('for good', off.json.status === 'cancelled', off);
  const free = await expectStatus(
    'free times are listed',
    200,
    call('GET', '/api/free-times?timeZone=UTC&service=Sales%20Automation'),
  );
  const [start] = free.json.times;
  const timed = (name) =>
    call('POST', '/api/consultations', {
      json: bookingInput(`${name}-${Date.now()}@example.com`, {
        preferredDate: start.slice(0, 10),
        preferredTime: start.slice(11, 16),
        timeZone: 'UTC',
        serviceInterest: 'Sales Automation',
      }),
      headers: once(),
    });
  await expectStatus('a free time is requested', 201, timed('early'));
  const late = await expectStatus('and is then held', 409, timed('late'));
  check('with the next free times', late.json.current.times.length > 0, late);
  const settings = '/api/admin/booking-settings';
  await expectStatus('settings are saved', 200, admin('PUT', settings, { pauseMinutes: 0 }));
  await expectStatus('and read', 200, admin('GET', settings));
  const feed = await expectStatus(
    'a feed is made',
    200,
    admin('POST', `${settings}/feed`, { action: 'renew' }),
  );
  const events = await expectStatus('and lists appointments', 200, call('GET', feed.json.feed));
  check('as a calendar', events.text === undefined || events.text.includes('VCALENDAR'), events);
  await expectStatus(
    'nobody else sees it',
    404,
    call('GET', `/api/bookings/${'0'.repeat(32)}${'A'.repeat(22)}`),
  );
};
