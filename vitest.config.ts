import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** No edit of the brand may fail a test: they run with one of their own. */
const testBrand = { '#shared/brand.ts': fileURLToPath(new URL('test/fixtures/brand.ts', import.meta.url)) };

const common = { globals: false, restoreMocks: true, unstubGlobals: true, testTimeout: 20_000 };

const unit = { ...common, setupFiles: ['./test/setup/unit.ts'] };

/**
 * `unit`: beside the sources, in Node, with modules and cards read once for all files: a test that puts another module in
 * one's place takes it back. `unit-web`: the same for web, each file by itself; a component test asks for jsdom in its first
 * line. The others cross folders: `integration` over real HTTP and a real DynamoDB API, `infra` over the synthesized template, `budgets` over the build.
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
          ...common,
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          globalSetup: ['./test/integration/harness/prepare-packs.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
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
