import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { sampleConsultations, sampleContacts } from './screenshot-data.ts';

/**
 * `npm run screenshots`: takes the README's pictures of landing page, portal and builder, light and dark. It starts a site of
 * its own with sample data in a temporary folder. PORT (3900); CHROME_PATH chooses the browser.
 */
const port = process.env.PORT ?? '3900';
const site = `http://127.0.0.1:${port}`;
const maxBytes = 150 * 1024;
const owner = { username: 'owner', password: 'sample-horse-7-staple' };

const startSite = (dataDir: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/local/start.ts'], {
      env: { ...process.env, PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready on')) resolve(child);
    });
    child.on('exit', (code) => reject(new Error(`The site ended with code ${code}.`)));
  });

const post = async <T>(route: string, body: unknown, token?: string): Promise<T> => {
  const response = await fetch(`${site}${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site,
      ...(token ? { 'x-admin-session': token } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${route}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

const addSampleData = async (): Promise<{ token: string; flowId: string }> => {
  await post('/api/admin/setup', owner);
  const { token } = await post<{ token: string }>('/api/admin/login', owner);
  for (const contact of sampleContacts) await post('/api/contact', contact);
  for (const consultation of sampleConsultations) await post('/api/consultations', consultation);
  const template = flowTemplates[0];
  if (!template) throw new Error('There is no flow template.');
  const { name, description, industry, language, flowData } = template;
  const flow = await post<{ id: string }>(
    '/api/flows',
    { name, description, industry, language, flowData },
    token,
  );
  return { token, flowId: flow.id };
};

/** WebP at two thirds of the size. The browser is the encoder, so no image library is needed. */
const encodeWebp = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round((image.width * 2) / 3);
      canvas.height = Math.round((image.height * 2) / 3);
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

const openLanding = async (page: Page): Promise<void> => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').fill('How quickly could we start?');
  await panel.getByRole('textbox').press('Enter');
  await panel
    .getByText(/\d (hours|days)/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Hide learning progress' }).click();
};

const openPortal = async (page: Page): Promise<void> => {
  await page.goto(`${site}/admin?tab=today`);
  await page.getByText('Mara Lindqvist').first().waitFor();
};

const openBuilder = async (page: Page, flowId: string): Promise<void> => {
  await page.goto(`${site}/flows/${flowId}`);
  await page.locator('.react-flow__node').first().waitFor();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await page.locator('.react-flow__controls-fitview').click();
};

const takePicture = async (
  browser: Browser,
  name: string,
  colorScheme: 'light' | 'dark',
  open: (page: Page) => Promise<void>,
  token?: string,
): Promise<void> => {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 860 },
    deviceScaleFactor: 1.25,
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  if (token) await page.addInitScript((value) => localStorage.setItem('admin-token', value), token);
  await open(page);
  await page.waitForLoadState('networkidle');
  const data = await encodeWebp(page, await page.screenshot());
  // The site shows pictures of the product as well.
  const folder = name === 'landing' ? 'docs/images' : 'web/public/pictures';
  const file = `${folder}/${name}-${colorScheme}.webp`;
  const bytes = Buffer.byteLength(data, 'base64');
  if (bytes > maxBytes) throw new Error(`${file} has ${bytes} bytes; at most ${maxBytes} are allowed.`);
  await writeFile(file, data, 'base64');
  console.log(`${file}: ${Math.round(bytes / 1024)} KB`);
  await page.close();
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'parley-screenshots-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const server = await startSite(dataDir);
try {
  const { token, flowId } = await addSampleData();
  for (const colorScheme of ['light', 'dark'] as const) {
    await takePicture(browser, 'landing', colorScheme, openLanding);
    await takePicture(browser, 'portal', colorScheme, openPortal, token);
    await takePicture(browser, 'builder', colorScheme, (page) => openBuilder(page, flowId), token);
  }
} finally {
  await browser.close();
  server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
