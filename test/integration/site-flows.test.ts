import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { claimStep, getSession } from '#functions/flow-sessions/store/sessions.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import type { FlowSessionLog } from '#shared/api/flow-analytics.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { activeFlow, leadFlow, node, texts, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

/** Today's new leads in the overview. */
const leadsOf = ({ days }: Overview): number => {
  const { contacts = 0, bookings = 0, clients = 0 } = days.at(-1) ?? {};
  return contacts + bookings + clients;
};

describe('site’s own flow', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const contacts = async () =>
    (await (await site.admin())('GET', '/api/admin/contact-submissions')).json<Contact[]>();

  it('creates one contact from a visitor’s answers and updates it with later ones', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Lead desk');
    const visitor = visitorOf(site, flow.uuid);
    let turn = await visitor.say(await visitor.begin(), 'Sales');
    turn = await visitor.say(turn, 'Ann Lee');
    turn = await visitor.say(turn, 'ann@example.org');
    expect(await contacts()).toMatchObject([
      {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.org',
        service: 'Lead desk',
        source: 'flow',
        status: 'new',
      },
    ]);
    await visitor.say(turn, '+49 30 1234567');
    const [contact, ...others] = await contacts();
    expect(others).toEqual([]);
    expect(contact?.message).toBe(
      'From the flow “Lead desk”.\nTopic: sales\nName: Ann Lee\nEmail: ann@example.org\nPhone: +49 30 1234567',
    );
  });

  it('is distinguished from a visitor’s flow on its public page', async () => {
    const flow = await activeFlow(await site.admin(), leadFlow, 'Official');
    const shown = await site.api('GET', `/api/flows/public/${flow.uuid}`);
    expect(shown.json()).toMatchObject({ name: '', official: true });
  });

  it('shows the public title and picture of its live revision, never its name', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Internal name');
    const shown = async () => (await site.api('GET', `/api/flows/public/${flow.uuid}`)).json();
    const put = (json: object) => admin('PUT', `/api/flows/${flow.id}`, { json });
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    const translations = { de: { '.title': 'Fragen Sie uns' } };
    await put({ flowData: { ...leadFlow, title: 'Ask us', picture, translations } });
    expect(JSON.stringify(await shown())).not.toMatch(/Ask us|Internal/);
    await put({ isActive: true });
    expect(await shown()).toMatchObject({
      name: 'Ask us',
      titles: { en: 'Ask us', de: 'Fragen Sie uns' },
      picture,
    });
  });

  it('is erased with the person', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Forgotten');
    const visitor = visitorOf(site, flow.uuid);
    let turn = await visitor.say(await visitor.begin(), 'Sales');
    turn = await visitor.say(turn, 'Ann Lee');
    turn = await visitor.say(turn, 'forget@example.org');
    await admin('POST', '/api/admin/person/erase', { json: { email: 'Forget@example.org' } });
    expect((await visitor.load(turn.id)).status).toBe(404);
    expect((await contacts()).filter(({ service }) => service === 'Forgotten')).toEqual([]);
  });

  it('keeps a lead with only a phone number, and continues after its contact was deleted', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'Hi' }),
          node('phone', 'action', { action: 'collect_phone', config: {} }),
          node('email', 'action', { action: 'collect_email', config: {} }),
        ],
        connections: [
          { from: 'start', to: 'phone' },
          { from: 'phone', to: 'email' },
        ],
      },
      'Callback',
    );
    const visitor = visitorOf(site, flow.uuid);
    const turn = await visitor.say(await visitor.begin(), '(030) 765-4321');
    const made = (await contacts()).find(({ service }) => service === 'Callback');
    expect(made?.email).toBe('0307654321@phone.invalid');
    await admin('DELETE', `/api/admin/contact-submissions/${made?.id}`);
    expect((await visitor.say(turn, 'late@example.org')).done).toBe(true);
    expect((await contacts()).filter(({ service }) => service === 'Callback')).toEqual([]);
  });

  it('creates one consultation request from an appointment, in a company slot and in both time zones', async () => {
    const admin = await site.admin();
    const before = (await admin('GET', '/api/admin/overview')).json<Overview>();
    const flow = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'Hi' }),
          node('book', 'action', { action: 'book_appointment', config: {} }),
          node('email', 'action', { action: 'collect_email', config: {} }),
          node('name', 'text', { message: 'Name?', input: { variable: 'name', kind: 'text' } }),
          node('bye', 'text', { message: 'Until {{appointment}}, {{appointment_zone}}.' }),
        ],
        connections: [
          { from: 'start', to: 'book' },
          { from: 'book', to: 'email' },
          { from: 'email', to: 'name' },
          { from: 'name', to: 'bye' },
        ],
      },
      'Booking desk',
    );
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    expect(first.awaiting).toEqual({ kind: 'appointment', slots: true });
    const wish = async (turn: SessionTurn, input: string, timeZone = 'America/New_York') =>
      (await visitor.post(`/${turn.id}`, { step: turn.step, input, timeZone })).json<SessionTurn>();
    // On this Tuesday 09:00 in New York is 15:00 in Berlin; noon there is after hours.
    const late = await wish(first, '2035-11-20 12:00');
    expect(texts(late)).toEqual(["This time isn't offered. Please choose another one."]);
    const past = await wish(late, '2020-11-20 09:00');
    expect(past.awaiting?.kind).toBe('appointment');
    expect(
      (await visitor.post(`/${past.id}`, { step: past.step, input: 'x', timeZone: 'Mars/Base' })).status,
    ).toBe(400);
    const asked = await wish(past, '2035-11-20 09:00');
    expect(asked.awaiting?.kind).toBe('email');
    const twins = await Promise.all(
      Array.from({ length: 5 }, () =>
        visitor.post(`/${asked.id}`, { step: asked.step, input: 'Bo@example.org' }),
      ),
    );
    const named = twins[0]?.json<SessionTurn>() as SessionTurn;
    expect(texts(await visitor.say(named, 'Bo Ek'))).toEqual(['Until 2035-11-20 09:00, America/New_York.']);

    const bookings = (await admin('GET', '/api/admin/bookings')).json<Booking[]>();
    expect(bookings).toMatchObject([
      {
        firstName: 'Bo',
        lastName: 'Ek',
        email: 'Bo@example.org',
        preferredDate: '2035-11-20',
        preferredTime: '09:00',
        timeZone: 'America/New_York',
        startsAt: '2035-11-20T14:00:00.000Z',
      },
    ]);
    const clients = (await admin('GET', '/api/admin/client-projects')).json<Client[]>();
    const [contact] = (await contacts()).filter(({ service }) => service === 'Booking desk');
    expect(clients).toMatchObject([
      {
        id: bookings[0]?.clientId,
        clientName: 'Bo Ek',
        status: 'new',
        source: 'consultation',
        bookingId: bookings[0]?.id,
        contactId: contact?.id,
        timeline:
          'Consultation requested for 2035-11-20 09:00 (America/New_York), 2035-11-20 15:00 (Europe/Berlin)',
      },
    ]);
    expect(contact?.clientId).toBe(clients[0]?.id);
    const after = (await admin('GET', '/api/admin/overview')).json<Overview>();
    expect(leadsOf(after), 'contact, request and project are one lead').toBe(leadsOf(before) + 1);
    expect(after.leads.bySource).toMatchObject({ consultation: 0 });
  });

  it('refuses to call private addresses, logs it once per step and takes the error exit', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const admin = await site.admin();
    const flow = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'City?', input: { variable: 'city', kind: 'text' } }),
          node('api', 'api_call', { url: 'https://169.254.169.254/{{city}}', responseMapping: { x: 'y' } }),
          node('bad', 'text', { message: 'Not now: {{api_error}}' }),
        ],
        connections: [
          { from: 'start', to: 'api' },
          { from: 'api', to: 'bad', on: 'error' },
        ],
      },
      'Weather',
    );
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    const twins = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post(`/${first.id}`, { step: 0, input: 'latest/meta-data' })),
    );
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
    expect(texts(twins[0]?.json<SessionTurn>() as SessionTurn)).toEqual([
      'Not now: This address is not on the public internet.',
    ]);
    const [session] = (await admin('GET', `/api/flows/${flow.id}/sessions`)).json<FlowSessionLog[]>();
    expect(session).toMatchObject({ id: first.id, version: 1, done: true, nodeId: 'bad' });
    expect(session?.log.map(({ text }) => text)).toEqual([
      'GET https://169.254.169.254/{{city}}: This address is not on the public internet.',
    ]);
    expect(connections).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('lets one request at a time work on a step, until its lock expires', async () => {
    const flow = await activeFlow(await site.admin(), leadFlow, 'Claimed');
    const { id } = await visitorOf(site, flow.uuid).begin();
    const { table } = site.runtime;
    const session = await getSession(table, flow.uuid, id, site.clock.now());
    if (!session) throw new Error('a session expected');
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        claimStep(table, session, `request-${index}`, site.clock.now()),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    const later = new Date(site.clock.now().getTime() + 60_000);
    expect(await claimStep(table, session, 'later', later)).toBe(true);
    expect(await claimStep(table, { ...session, step: 7 }, 'other step', later)).toBe(false);
  });

  it('needs no more table permissions than its routes grant', () => {
    expect(site.invocations.filter(({ denied }) => denied > 0)).toEqual([]);
  });
});
