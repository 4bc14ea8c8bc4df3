import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** No edit of the brand may fail a test: they run with one of their own. */
const testBrand = { '#shared/brand.ts': fileURLToPath(new URL('test/fixtures/brand.ts', import.meta.url)) };

const common = { globals: false, restoreMocks: true, unstubGlobals: true, testTimeout: 20_000 };

const unit = { ...common, setupFiles: ['./test/setup/unit.ts'] };

const integration = {
  ...common,
  globalSetup: ['./test/integration/harness/prepare-packs.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
/** These replace modules with vi.mock, so each needs a process of its own. */
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
            'test/regression/**/*.test.ts',
          ],
          isolate: false,
          // After those of web: by then the build beside them has trained the assistant's packs, so that nothing does it twice.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        resolve: { alias: testBrand },
        test: {
          ...unit,
          name: 'unit-web',
          // A fresh page for each file, in a process that has read jsdom already: most of the time went into that.
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
