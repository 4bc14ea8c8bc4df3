import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { chromium, type Page } from 'playwright-core';
import { newContact } from '#functions/contacts/contacts.ts';
import { recordKey } from '#functions/table/keys.ts';
import { dataFile, startEngine } from '#infra/local/engine.ts';
import { advancePosition, firstPosition } from '#infra/local/new-leads.ts';
import { ensureTable, localDynamo, localTableName } from '#infra/local/table.ts';
import { printTable } from '#test/bench/print-table.ts';
import { findChromium } from '#test/run/find-chromium.ts';
import { startLoadSite } from './load-site.ts';
import { childrenOf, cpuSeconds, proc } from './process-tree.ts';

/**
 * `npm run bench:portal`: the portal with thousands of contacts over two years, with server, table and
 * browser on this machine: time to the first rows and until all are searchable, CPU of each part, and the
 * cost of a key in the list's and the global search. CONTACTS (5000).
 */
const total = Number(process.env.CONTACTS ?? 5000);
const spanMs = 2 * 365 * 86_400_000;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const idAt = (ms: number, index: number): string => {
  const digits = ms.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${String(index).padStart(12, '0')}`;
};

const fill = async (dir: string): Promise<void> => {
  const engine = await startEngine(path.join(dir, dataFile));
  const plain = localDynamo(engine);
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
  // Mark all as notified; sending thousands of notices now would distort the measurement.
  const newest = { sk: idAt(from + Math.floor((spanMs * (total - 1)) / total), total - 1) };
  writeFileSync(
    path.join(dir, 'notifications.position'),
    JSON.stringify(advancePosition(firstPosition, [newest])),
  );
};

/** CPU seconds of the browser, the only other child process beside the site. */
const browserSeconds = (): number =>
  childrenOf(process.pid)
    .filter((pid) => /chrom/i.test(proc(pid, 'cmdline')))
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0);

interface Letters {
  /** From each key to the frame that shows its results, including the wait for the frame. */
  readonly shown: readonly number[];
  /** CPU time of the page for it. */
  readonly worked: readonly number[];
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Types into the focused field. A key is done when a frame shows the text that `said` returns for the input
 * so far; without `said`, at the next frame, because the key's own event computes the result.
 */
const lettersIn = async (page: Page, words: string, said?: (typed: string) => string): Promise<Letters> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const letters = { shown: [] as number[], worked: [] as number[] };
  let typed = '';
  for (const letter of words) {
    typed += letter;
    await page.evaluate((text) => {
      const held = window as unknown as { cost?: number };
      delete held.cost;
      const begin = () => {
        const from = performance.now();
        const end = () =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              held.cost = performance.now() - from;
            }),
          );
        if (text === undefined) return end();
        const watcher = new MutationObserver(() => {
          if (!document.body.textContent?.includes(text)) return;
          watcher.disconnect();
          end();
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    }, said?.(typed));
    await page.waitForTimeout(100);
    const before = await busy();
    await page.keyboard.press(letter);
    // Leave the page alone while it works: each query costs as much as a key.
    await page.waitForTimeout(250);
    letters.worked.push((await busy()) - before);
    const cost = await page.waitForFunction(() => (window as unknown as { cost?: number }).cost);
    letters.shown.push(Number(await cost.jsonValue()));
  }
  await devtools.detach();
  return letters;
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
    // Query the DOM directly: repeated searches by role would be half of the browser's work.
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
    await page.getByRole('searchbox').first().click();
    const search = await lettersIn(page, 'number77', (typed) => `matching "${typed}"`);
    await page.keyboard.press('Control+k');
    await page
      .getByPlaceholder(/search/i)
      .last()
      .waitFor();
    await page.waitForTimeout(1000);
    const found = await lettersIn(page, `ada number${String(total - 1).slice(0, 3)}`);
    if (!(await page.getByRole('dialog').textContent())?.includes(`Number${total - 1}`))
      throw new Error('The search of everything did not find a contact.');
    printTable(
      `The portal with ${total.toLocaleString('en-US')} contacts`,
      ['what', 'ms'],
      [
        ['first rows', Math.round(firstRows)],
        [`everything, ${lists} requests`, Math.round(everything)],
        ...(['server', 'table', 'browser'] as const).map(
          (who) => [`CPU of the ${who} until then`, Math.round((spent[who] - before[who]) * 1000)] as const,
        ),
        ...Object.entries({ search, Spotlight: found }).flatMap(([where, { shown, worked }]) => [
          [`a letter in the ${where}, until it is drawn, median`, Math.round(middle(shown))] as const,
          [`the slowest`, Math.round(Math.max(...shown))] as const,
          [`what the page computed for it, median`, Math.round(middle(worked))] as const,
        ]),
      ],
    );
  } finally {
    await browser.close();
    await site.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};

await main();
