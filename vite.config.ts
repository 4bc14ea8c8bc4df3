import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namedMedia } from './web/prerender/named-media.ts';
import { scopedName } from './web/prerender/scoped-name.ts';

/** Where `npm run dev` finds the API; the local runtime sets it to its own address. */
const apiTarget = process.env.API_TARGET ?? 'http://127.0.0.1:3000';

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: 'public',
  plugins: [react()],
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [namedMedia] },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: apiTarget, changeOrigin: false } },
  },
  // A data file is one object: named exports of every key would only add bytes.
  json: { namedExports: false },
  build: {
    outDir: isSsrBuild ? '../dist/ssr' : '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The oldest browsers with light-dark(), which the two palettes are written in.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // English texts are loaded both at once and, like every language, by name.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
}));
