import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { chromium, type Page } from 'playwright-core';
import { newContact } from '#functions/leads/contacts.ts';
import { recordKey } from '#functions/store/table/keys.ts';
import { dataFile, startEngine } from '#infra/local/engine.ts';
import { afterTelling, noLeadsYet } from '#infra/local/new-leads.ts';
import { ensureTable, localDynamo, localTableName } from '#infra/local/table.ts';
import { printTable } from '#test/bench/print-table.ts';
import { findChromium } from '#test/run/find-chromium.ts';
import { startLoadSite } from './load-site.ts';
import { childrenOf, cpuSeconds, proc } from './process-tree.ts';

/**
 * `npm run bench:portal`: the portal in a browser with very many contacts over two years, server, table and browser all on
 * this machine: when the first rows stand, when all can be searched, and what each of the three computed for it; what a letter
 * in the search costs. CONTACTS (50000).
 */
const total = Number(process.env.CONTACTS ?? 50_000);
const spanMs = 2 * 365 * 86_400_000;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const idAt = (ms: number, index: number): string => {
  const digits = ms.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${String(index).padStart(12, '0')}`;
};

const fill = async (dir: string): Promise<void> => {
  const engine = await startEngine(path.join(dir, dataFile));
  const plain = localDynamo(engine.endpoint);
  await ensureTable(plain, localTableName);
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const from = Date.now() - spanMs;
  for (let start = 0; start < total; start += 25) {
    const puts = Array.from({ length: Math.min(25, total - start) }, (_, offset) => {
      const index = start + offset;
      const at = from + Math.floor((spanMs * index) / total);
      const contact = newContact(
        {
          firstName: 'Ada',
          lastName: `Number${index}`,
          email: `ada${index}@example.com`,
          company: `Engines ${index % 997}`,
          service: 'consultation',
          message: 'We answer the same ten questions all day long; could it take the evenings, too? '.repeat(
            3,
          ),
        },
        { id: idAt(at, index), now: new Date(at) },
      );
      return { PutRequest: { Item: { ...contact, ...recordKey('CONTACTS', contact.id) } } };
    });
    await client.send(new BatchWriteCommand({ RequestItems: { [localTableName]: puts } }));
  }
  await engine.stop();
  // The owner of so many leads was told of each when it came; telling of them all now would be measured along.
  const newest = { sk: idAt(from + Math.floor((spanMs * (total - 1)) / total), total - 1) };
  writeFileSync(path.join(dir, 'notifications.position'), JSON.stringify(afterTelling(noLeadsYet, [newest])));
};

/** The browser is all that this process starts beside the site. */
const browserSeconds = (): number =>
  childrenOf(process.pid)
    .filter((pid) => /chrom/i.test(proc(pid, 'cmdline')))
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0);

/** Milliseconds from a letter to the picture that follows, for each letter. */
const lettersIn = async (page: Page, words: string): Promise<number[]> => {
  const field = page.getByRole('searchbox').first();
  await field.click();
  const costs: number[] = [];
  for (const letter of words) {
    await page.evaluate(() => {
      addEventListener(
        'keydown',
        () => {
          const from = performance.now();
          const held = window as unknown as { cost?: number };
          delete held.cost;
          requestAnimationFrame(() =>
            setTimeout(() => {
              held.cost = performance.now() - from;
            }),
          );
        },
        { once: true, capture: true },
      );
    });
    await page.keyboard.press(letter);
    const cost = await page.waitForFunction(() => (window as unknown as { cost?: number }).cost);
    costs.push(Number(await cost.jsonValue()));
  }
  return costs;
};

const main = async (): Promise<void> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'parley-portal-'));
  await fill(DATA_DIR);
  const site = await startLoadSite({ DATA_DIR, RATE_LIMITS: 'off' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((token) => localStorage.setItem('admin-token', token), site.session);
    const seconds = () => ({ ...site.cpu(), browser: browserSeconds() });
    const before = seconds();
    let lists = 0;
    page.on('request', (request) => {
      if (request.url().includes('/contact-submissions')) lists += 1;
    });
    const from = performance.now();
    await page.goto(`${site.url}/admin?tab=contacts`, { waitUntil: 'commit' });
    // Plain looks at the page: a search by role, repeated, would be half of what the browser does.
    await page.waitForFunction(
      (name) => document.querySelector('[role="table"]')?.textContent?.includes(name),
      `Number${total - 1}`,
    );
    const firstRows = performance.now() - from;
    await page.waitForFunction(
      (count) => document.getElementById('tab-contacts')?.textContent?.includes(count),
      `(${total.toLocaleString('en-US')})`,
      { polling: 50, timeout: 120_000 },
    );
    const everything = performance.now() - from;
    const spent = seconds();
    await page.waitForTimeout(3000);
    const letters = (await lettersIn(page, 'number 77')).sort((a, b) => a - b);
    await page.keyboard.press('Control+k');
    const spotlight = page.getByPlaceholder(/search/i).last();
    await spotlight.waitFor();
    const median = letters[Math.floor(letters.length / 2)] ?? 0;
    printTable(
      `The portal with ${total.toLocaleString('en-US')} contacts`,
      ['what', 'ms'],
      [
        ['first rows', Math.round(firstRows)],
        [`everything, ${lists} requests`, Math.round(everything)],
        ...(['server', 'table', 'browser'] as const).map(
          (who) => [`CPU of the ${who} until then`, Math.round((spent[who] - before[who]) * 1000)] as const,
        ),
        ['a letter in the search, median', Math.round(median)],
        ['a letter in the search, slowest', Math.round(letters.at(-1) ?? 0)],
      ],
    );
  } finally {
    await browser.close();
    await site.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};

await main();
