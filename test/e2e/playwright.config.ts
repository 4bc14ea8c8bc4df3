import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '#test/run/find-chromium.ts';
import { isDeep } from '#test/setup/depth.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The runner and every worker read this file, so random choices go through the environment.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'parley-e2e-'));
/** Tests an already running server: `E2E_URL=http://127.0.0.1:3000 npm run test:e2e -- chat`. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://127.0.0.1:${process.env.E2E_PORT}`;

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: optimizing its code costs a tenth of the renderer's time and saves less.
  '--js-flags=--no-opt --no-maglev',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: false,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A shared machine can be four times slower than a quiet one; only failing tests wait this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    // Without these a blocked click uses up the whole test and the report doesn't name its line.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // One context per worker, cleared between tests: its HTTP and code caches stay warm.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    // Recording costs a tenth of a test's time, so only retries are recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: flags },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isDeep ? /@phone(?!-deep)/ : /@phone(?!-deep)|@deep/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: isDeep ? /@phone|@both/ : /@phone(?!-deep)|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: running
    ? undefined
    : {
        command: 'node infra/local/start.ts',
        cwd: root,
        url: baseURL,
        timeout: 180_000,
        stdout: 'ignore',
        stderr: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
        env: {
          PORT: String(process.env.E2E_PORT),
          DATA_DIR: process.env.E2E_DATA_DIR,
          RATE_LIMITS: 'off',
        },
      },
});
