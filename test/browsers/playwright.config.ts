import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './fixtures.ts';

/**
 * `npm run test:browsers`: the main journeys in Firefox and WebKit, which Playwright's own drivers can't run from a
 * distribution's packages. Playwright is only the test runner. `npm run test:browsers -- --project webkit` runs one.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

// Workers read this file too and must get the same values.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'parley-browsers-'));
const baseURL = process.env.E2E_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results/browsers'),
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  use: { baseURL },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: 'node infra/local/start.ts',
        cwd: root,
        url: baseURL,
        timeout: 300_000,
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
