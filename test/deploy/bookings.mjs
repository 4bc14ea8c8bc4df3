import { bookingInput, once } from './inputs.mjs';

/**
 * A request from creation to cancellation: both sides, two requests for one time, and a time that is held.
 */
export const bookings = async ({ call, admin, check, expectStatus }) => {
  const ask = async (name) => {
    const json = bookingInput(`${name}-${Date.now()}@example.com`);
    return (
      await expectStatus(
        'requests a consultation',
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
    'confirms the booking',
    200,
    admin('PATCH', path(first), { status: 'confirmed', startsAt, tell: true }),
  );
  check(
    'returns a text to send when no mail sender is set up',
    confirmed.json.mail.sent === false,
    confirmed,
  );
  await expectStatus(
    'refuses the taken time',
    409,
    admin('PATCH', path(second), { status: 'confirmed', startsAt }),
  );
  await expectStatus(
    'requests another time',
    200,
    admin('PATCH', path(first), {
      startsAt: '2031-03-04T10:00:00.000Z',
      email: `moved-${Date.now()}@example.com`,
    }),
  );
  await expectStatus(
    'proposes another time',
    200,
    admin('PATCH', path(second), { status: 'proposed', proposedStartsAt: startsAt }),
  );
  await expectStatus("returns the owner's calendar file", 200, admin('GET', `${path(first)}/calendar.ics`));
  const seen = await expectStatus('shows the booking to the visitor', 200, call('GET', page(second)));
  check('shows the proposed time', seen.json.status === 'proposed', seen);
  await expectStatus(
    'accepts the proposed time',
    200,
    call('POST', page(second), { json: { action: 'accept' } }),
  );
  await expectStatus("returns the visitor's calendar file", 200, call('GET', `${page(second)}/calendar.ics`));
  const off = await expectStatus(
    'cancels the booking',
    200,
    call('POST', page(second), { json: { action: 'cancel' } }),
  );
  check('refuses to accept a cancelled booking', off.json.status === 'cancelled', off);
  const free = await expectStatus(
    'lists free times',
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
  await expectStatus('requests a free time', 201, timed('early'));
  const late = await expectStatus('refuses a held time', 409, timed('late'));
  check('returns the next free times', late.json.current.times.length > 0, late);
  const settings = '/api/admin/booking-settings';
  await expectStatus('saves the booking settings', 200, admin('PUT', settings, { pauseMinutes: 0 }));
  await expectStatus('reads the booking settings', 200, admin('GET', settings));
  const feed = await expectStatus(
    'creates a calendar feed',
    200,
    admin('POST', `${settings}/feed`, { action: 'renew' }),
  );
  const events = await expectStatus('lists appointments in the feed', 200, call('GET', feed.json.feed));
  check(
    'serves the feed as a calendar',
    events.text === undefined || events.text.includes('VCALENDAR'),
    events,
  );
  await expectStatus(
    'hides the feed without its token',
    404,
    call('GET', `/api/bookings/${'0'.repeat(32)}${'A'.repeat(22)}`),
  );
};
