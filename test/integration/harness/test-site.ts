import { afterAll, beforeAll } from 'vitest';
import { startTestSite, type TestSite, type TestSiteOptions } from './start-test-site.ts';

export * from './start-test-site.ts';

/** Starts a site for the surrounding describe or file and stops it afterwards. */
export const useTestSite = (options: TestSiteOptions = {}): TestSite => {
  let site: Awaited<ReturnType<typeof startTestSite>> | undefined;
  beforeAll(async () => {
    site = await startTestSite(options);
  });
  afterAll(() => site?.stop());
  return new Proxy({} as TestSite, {
    get: (_target, name: keyof TestSite) => {
      if (!site) throw new Error('The test site is only there while tests run.');
      return site[name];
    },
  });
};
