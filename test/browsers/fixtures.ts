import { test as base } from '@playwright/test';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Visit } from './visit.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

export interface BrowserOptions {
  readonly engine: 'firefox' | 'webkit';
}

interface WorkerFixtures extends BrowserOptions {
  readonly driver: Driver;
}

export const test = base.extend<{ visit: Visit }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await (engine === 'firefox' ? startFirefox : startWebKit)();
      console.log(`Running in ${driver.version}`);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ driver, baseURL }, use) => {
    await use(new Visit(driver, baseURL ?? ''));
  },
});
