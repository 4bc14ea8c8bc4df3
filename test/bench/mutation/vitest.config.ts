import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { files, root } from './plan.ts';

const changed = (id: string) => path.join(files.changed, path.relative(root, id));

/** One worker without isolation reads the modules once, including the mutants. */
export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => (existsSync(changed(id)) ? readFileSync(changed(id), 'utf8') : undefined),
    },
    react(),
  ],
  resolve: { alias: { '#shared/brand.ts': path.join(root, 'test/fixtures/brand.ts') } },
  test: {
    include: ['test/bench/mutation/start.ts'],
    runner: './test/bench/mutation/worker.ts',
    setupFiles: ['./test/setup/unit.ts'],
    isolate: false,
    // The cache identifies modules by file and would return mutants of an earlier run.
    fsModuleCache: false,
    maxWorkers: 1,
    restoreMocks: true,
    unstubGlobals: true,
    hookTimeout: 60_000,
  },
});
