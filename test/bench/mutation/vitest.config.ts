import { defineConfig } from 'vitest/config';

/** The tests that a mutant meets: those beside the rules, in Node, without a browser or a table. */
export default defineConfig({
  test: {
    include: ['{shared/flow,shared/domain,functions/http,functions/leads}/**/*.test.ts'],
    setupFiles: ['./test/setup/unit.ts'],
    restoreMocks: true,
    testTimeout: 120_000,
  },
});
