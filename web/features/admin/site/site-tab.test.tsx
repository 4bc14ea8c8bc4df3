// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteState } from '#shared/api/site.ts';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { SiteTab } from './site-tab.tsx';

// Parts are loaded lazily.
configure({ asyncUtilTimeout: 10_000 });

interface Server {
  site: SiteState;
  values: Record<string, unknown>;
  /** Refuses the next save, as if another tab had saved. */
  newer?: Record<string, unknown>;
  isDown?: boolean;
  tests?: readonly object[];
  results?: readonly object[];
}

let server: Server;
let requests: string[];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const createdAt = new Date().toISOString();
const publication = {
  createdAt,
  createdBy: 'ada',
  changedKeys: ['offer.starter'],
};

const answer = (call: string, body: Record<string, unknown>): Response => {
  const { site } = server;
  if (server.isDown) return json({ code: 'store.unavailable', message: 'Try again.' }, 503);
  if (call === 'GET /api/admin/conversation-tests') return json(server.tests ?? []);
  if (call === 'POST /api/admin/conversation-tests/run') return json(server.results ?? []);
  if (call === 'GET /api/admin/site') return json(site);
  if (call === 'GET /api/admin/site/changes')
    return json({
      changes: [{ key: 'offer.starter', before: '$129', after: '$99' }],
      touches: {
        pages: ['/', '/pricing'],
        answers: ['What is in Starter?', 'How do the plans differ?'],
        languages: 20,
      },
    });
  if (call === 'PUT /api/admin/site/draft') {
    if (server.newer) {
      server.site = { ...site, draft: { values: server.newer, version: site.draft.version + 1 } };
      delete server.newer;
    }
    if (body.baseVersion !== server.site.draft.version) return json({ code: 'record.stale' }, 409);
    const draft = { values: body.values as object, version: server.site.draft.version + 1 };
    server.site = { ...server.site, draft };
    return json({ version: draft.version, savedAt: publication.createdAt });
  }
  if (call === 'POST /api/admin/site/publish') {
    const rendering = { ...publication, number: 1, state: 'rendering' } as const;
    server.site = { ...site, publications: [rendering] };
    return json({ publication: rendering });
  }
  if (call.startsWith('GET /api/admin/site/publications/'))
    return json({ publication: site.live, values: server.values });
  return json({ message: `unexpected ${call}` }, 500);
};

const open = (address = '/admin?tab=site') => {
  clearCache();
  startSession('a.b.c');
  render(
    <MemoryRouter initialEntries={[address]}>
      <MantineRoot>
        <SiteTab />
      </MantineRoot>
    </MemoryRouter>,
  );
};

beforeEach(() => {
  requests = [];
  server = { site: { draft: { values: {}, version: 0 }, publications: [] }, values: {} };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${String(url).split('?')[0]}`;
    requests.push(call);
    return answer(call, init.body ? JSON.parse(String(init.body)) : {});
  });
});

afterEach(() => {
  cleanup();
  leaveSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const saved = () => screen.findByText('Draft saved');
const storedName = () => (server.site.draft.values.company as { name?: string } | undefined)?.name;

/** Replaces a field's text; by label, because finding roles in a long form is slow. */
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.change(field, { target: { value: text } });
  return field;
};
const rename = (name: string) => fill('Name', name);

describe('SiteTab', () => {
  it('saves what is typed, and shows how much differs from the site', async () => {
    open();
    await rename('Nordlys');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(storedName()).toBe('Nordlys'));
    await saved();
    expect(screen.getByText('1 change not on the site yet')).not.toBeNull();
    await userEvent.click(screen.getByLabelText('Reset Name to the default'));
    expect(await screen.findByText('No changes to publish')).not.toBeNull();
  });

  it('keeps edits across a reload while the server is down', async () => {
    open();
    await rename('Nordlys');
    server.isDown = true;
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/Couldn’t save. Your changes are kept in this browser/)).not.toBeNull();
    cleanup();
    server.isDown = false;
    open();
    expect(await screen.findByDisplayValue('Nordlys')).not.toBeNull();
    await waitFor(() => expect(storedName()).toBe('Nordlys'));
  });

  it('keeps an incomplete value beside the last good one, and says why', async () => {
    open();
    const field = await fill('Sales', 'sales@');
    expect(await screen.findByText(/1 field needs a look/)).not.toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(requests).not.toContain('PUT /api/admin/site/draft');
    cleanup();
    open();
    expect(await screen.findByDisplayValue('sales@')).not.toBeNull();
  });

  it('merges another tab’s change of another value without asking', async () => {
    open();
    await rename('Nordlys');
    server.newer = { offer: { starter: 99 } };
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(storedName()).toBe('Nordlys'));
    expect(server.site.draft.values).toEqual({ company: { name: 'Nordlys' }, offer: { starter: 99 } });
  });

  it.each([
    ['Keep mine', 'Nordlys'],
    ['Use the other', 'Aurora'],
  ])('shows both versions of a value that two tabs changed: %s', async (choice, name) => {
    open();
    await rename('Nordlys');
    server.newer = { company: { name: 'Aurora' } };
    await userEvent.keyboard('{Control>}s{/Control}');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Nordlys')).not.toBeNull();
    expect(notice.getByText('Aurora')).not.toBeNull();
    await userEvent.click(notice.getByRole('button', { name: choice }));
    await waitFor(() => expect(storedName()).toBe(name));
    await saved();
  });

  it('asks before a price becomes 0, and reads a comma as decimal mark', async () => {
    open('/admin?tab=site&part=offer');
    const label = 'Extra conversation, each';
    await fill(label, '12,50');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.site.draft.values.offer).toEqual({ addOns: { conversations: 12.5 } }));
    await fill(label, '0');
    await userEvent.click(await screen.findByText('Yes, it’s free'));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.site.draft.values.offer).toEqual({ addOns: { conversations: 0 } }));
    await fill(label, '-3');
    expect(await screen.findByText('An amount can’t be negative.')).not.toBeNull();
    expect(server.site.draft.values.offer).toEqual({ addOns: { conversations: 0 } });
  });

  it('keeps a mail with a wrong placeholder out of the draft, and names it before a publication', async () => {
    open('/admin?tab=site&part=mails&mail=confirmed&language=de');
    const text = await screen.findByLabelText('Text', { selector: 'textarea' });
    expect((text as HTMLTextAreaElement).value).toMatch(/^Guten Tag \{name\},/);
    fireEvent.change(await screen.findByLabelText('Subject', { selector: 'textarea' }), {
      target: { value: 'Bis bald bei {company}' },
    });
    expect(await screen.findByText('Bis bald bei Parley')).not.toBeNull();
    fireEvent.change(text, { target: { value: 'Hallo {nmae}' } });
    expect(await screen.findByText(/^\{nmae\} can’t be used here\. Use \{name\}, \{time\}/)).not.toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(server.site.draft.values.mails).toEqual({
        confirmed: { de: { subject: 'Bis bald bei {company}' } },
      }),
    );
    await userEvent.click(screen.getByText('Review and publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    expect(await dialog.findByText(/Consultation confirmed.*German: text – \{nmae\} can’t/)).not.toBeNull();
  });

  it('inserts a mail’s placeholder at the caret', async () => {
    open('/admin?tab=site&part=mails&mail=reply&language=en');
    const text = (await screen.findByLabelText('Text', { selector: 'textarea' })) as HTMLTextAreaElement;
    const before = text.value;
    text.setSelectionRange(0, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Insert {company}: the company’s name' }));
    expect(text.value).toBe(`{company}${before}`);
  });

  it('restores the site as installed', async () => {
    server.site.publications = [{ ...publication, number: 1, state: 'live' }];
    open('/admin?tab=site&part=history');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore the original site' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore the original site?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(requests).toContain('POST /api/admin/site/publications/0/restore'));
  });

  it('waits for a confirmation when a test is lost', async () => {
    server.site.draft = { values: { offer: { starter: 99 } }, version: 4 };
    server.tests = [{ id: 'a', name: 'Price' }];
    const turn = { said: 'Price?', expect: 'phrase', phrase: '$129', source: 'plans.starter' };
    server.results = [
      {
        id: 'a',
        name: 'Price',
        language: 'en',
        verdict: 'failed',
        effect: 'lost',
        turns: [turn],
        before: [{ source: 'plans.starter', text: 'It costs $129.' }],
        answers: [{ source: 'plans.starter', text: 'It costs $99.' }],
      },
    ];
    open();
    await userEvent.click(await screen.findByText('Review and publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    expect(await dialog.findByText('1 test: 1 lost')).not.toBeNull();
    const publish = dialog.getByRole('button', { name: 'Publish now' });
    expect(publish).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Publish although one test is lost' }));
    expect(publish).toHaveProperty('disabled', false);
    expect(requests).not.toContain('POST /api/admin/site/publish');
  });

  it('publishes after a look at the changes, and follows the progress until the site is live', async () => {
    server.site.draft = { values: { offer: { starter: 99 } }, version: 4 };
    open();
    await userEvent.click(await screen.findByText('Review and publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    expect(await dialog.findByText('2 answers of the assistant in 20 languages')).not.toBeNull();
    expect(dialog.getByText('$129')).not.toBeNull();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(dialog.getByText('Publish now'));
    expect(await screen.findByText(/^\s*Publishing…/)).not.toBeNull();
    const live = {
      ...publication,
      number: 1,
      state: 'live',
      liveAt: new Date(Date.parse(createdAt) + 12_000).toISOString(),
    } as const;
    server.values = { offer: { starter: 99 } };
    server.site = { ...server.site, live, publications: [live] };
    expect(await screen.findByText('Live in 12 s')).not.toBeNull();
    expect(await screen.findByText('No changes to publish')).not.toBeNull();
  });

  it('stores the last edit before the server compares the draft', async () => {
    open();
    await rename('Nordlys');
    await userEvent.click(await screen.findByText('Review and publish'));
    await waitFor(() => expect(requests).toContain('GET /api/admin/site/changes'));
    expect(requests.indexOf('PUT /api/admin/site/draft')).toBeLessThan(
      requests.indexOf('GET /api/admin/site/changes'),
    );
    expect(requests).toContain('PUT /api/admin/site/draft');
  });

  it('shows why publishing failed and opens the changes again', async () => {
    server.site.draft = { values: { offer: { starter: 99 } }, version: 4 };
    server.site.publications = [
      { ...publication, number: 1, state: 'failed', error: 'A script is missing.' },
    ];
    open();
    expect(await screen.findByText(/Not published: A script is missing/)).not.toBeNull();
    await userEvent.click(screen.getByText('Publish again'));
    expect(await screen.findByRole('dialog', { name: 'Review changes' })).not.toBeNull();
  });

  it('discards changes, which can be undone', async () => {
    server.site.draft = { values: { offer: { starter: 99 } }, version: 4 };
    open();
    await userEvent.click(await screen.findByText('Review and publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    await dialog.findByText('$129');
    await userEvent.click(dialog.getByText('Discard'));
    await waitFor(() => expect(server.site.draft.values).toEqual({}));
  });
});
