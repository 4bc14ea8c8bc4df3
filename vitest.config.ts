import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests use their own brand, so that editing the real one fails none. */
const testBrand = { '#shared/brand.ts': fileURLToPath(new URL('test/fixtures/brand.ts', import.meta.url)) };

const common = { globals: false, restoreMocks: true, unstubGlobals: true, testTimeout: 20_000 };

const unit = { ...common, setupFiles: ['./test/setup/unit.ts'] };

const integration = {
  ...common,
  globalSetup: ['./test/integration/harness/prepare-packs.ts'],
  env: { SITE_RENDERER: new URL('test/fixtures/renderer/', import.meta.url).href },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
/** Files that mock modules, so they need isolation. */
const mockingTests = ['test/integration/admin-account.test.ts'];

/**
 * - `unit`: tests beside the sources, in Node. Files share modules (`isolate: false`), so a test undoes what it replaces.
 * - `unit-web`: the same for web, each file isolated; a component test selects jsdom in its first line.
 * - `integration`: over real HTTP and a real DynamoDB API, sharing modules too, except files that mock them.
 * - `infra`: over the synthesized template. `budgets`: over the build.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { alias: testBrand },
        test: {
          ...unit,
          name: 'unit',
          include: [
            '{shared,functions}/**/*.test.ts',
            'infra/{local,edge,build,ops,openapi}/**/*.test.ts',
            'test/architecture/**/*.test.ts',
            'test/assistant/**/*.test.ts',
            'test/evaluation/**/*.test.ts',
            'test/regression/**/*.test.ts',
          ],
          isolate: false,
          // After the web tests: by then the build in the other lane has trained the language packs.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        resolve: { alias: testBrand },
        test: {
          ...unit,
          name: 'unit-web',
          // Reuses a process that has loaded jsdom, which took most of the time; each file gets a fresh page.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          include: ['web/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve: { alias: testBrand },
        test: {
          ...integration,
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          exclude: mockingTests,
          isolate: false,
        },
      },
      {
        resolve: { alias: testBrand },
        test: { ...integration, name: 'integration-mocks', include: mockingTests },
      },
      {
        test: {
          ...common,
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          globalSetup: ['./test/infra/build-once.ts'],
          // Loading the CDK takes longer than most of these tests.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...common, name: 'budgets', include: ['test/budgets/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
