// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { BookingSettingsSection } from './booking-settings.tsx';

const settings = { lengthMinutes: 30, serviceMinutes: {}, pauseMinutes: 0, leadMinutes: 120 };
const sent: unknown[] = [];
const open = (answers: Record<string, () => Response>) => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    if (init.body) sent.push(JSON.parse(String(init.body)));
    return (answers[`${method} ${url}`] ?? (() => Response.json({ settings })))();
  });
  clearCache();
  startSession('a.b.c');
  render(
    <MantineRoot>
      <BookingSettingsSection />
    </MantineRoot>,
  );
};
const path = '/api/admin/booking-settings';

afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

describe('BookingSettingsSection', () => {
  it('saves length, pause, lead time and a length of one service', async () => {
    const saved = { ...settings, pauseMinutes: 15 };
    open({ [`PUT ${path}`]: () => Response.json({ settings: saved }) });
    const type = async (label: string, text: string) => {
      const field = await screen.findByLabelText(label, { exact: false });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type('Pause (minutes)', '15');
    await type('Minimum notice (hours)', '24');
    await type('Custom Integrations (minutes)', '60');
    await userEvent.click(screen.getByRole('button', { name: 'Save booking settings' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent).toEqual([
      { ...settings, pauseMinutes: 15, leadMinutes: 1440, serviceMinutes: { 'Custom Integrations': 60 } },
    ]);
  });

  it('keeps a refused calendar address on screen with the reason', async () => {
    const refusal = { code: 'request.invalid', message: 'No', fields: { calendarUrl: 'Only https.' } };
    open({ [`PUT ${path}`]: () => Response.json(refusal, { status: 400 }) });
    const field = await screen.findByLabelText('Your calendar’s address (iCalendar)');
    await userEvent.type(field, 'http://x.example/me.ics');
    await userEvent.click(screen.getByRole('button', { name: 'Save booking settings' }));
    expect(await screen.findByText('Only https.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'http://x.example/me.ics');
  });

  it('shows why the calendar could not be read', async () => {
    const calendar = {
      checkedAt: '2027-01-01T10:00:00.000Z',
      events: 3,
      problem: 'The server answered 404.',
    };
    open({ [`GET ${path}`]: () => Response.json({ settings, calendar }) });
    expect((await screen.findByRole('alert')).textContent).toContain('The server answered 404.');
  });

  it('creates, replaces and switches off the feed’s address', async () => {
    let made = 0;
    open({
      [`POST ${path}/feed`]: () => {
        made += 1;
        return Response.json(made < 3 ? { feed: `/api/calendar/s${made}` } : {});
      },
    });
    const address = () => screen.getByLabelText<HTMLInputElement>('Feed of your appointments').value;
    await userEvent.click(await screen.findByRole('button', { name: 'Create address' }));
    await waitFor(() => expect(address()).toMatch(/^http.*\/api\/calendar\/s1$/));
    await userEvent.click(screen.getByRole('button', { name: 'Replace address' }));
    await waitFor(() => expect(address()).toMatch(/s2$/));
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(sent).toEqual([{ action: 'renew' }, { action: 'renew' }, { action: 'revoke' }]);
  });
});
