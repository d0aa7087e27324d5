import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkNames } from './build/chunk-names.ts';
import { firstFiles } from './build/first-files.ts';
import { installManifest } from './build/install-manifest.ts';
import { leanEndpoints } from './build/lean-endpoints.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { versionFile } from './build/version-file.ts';

const base = '/competition/';

const sources = fileURLToPath(new URL('src', import.meta.url));

/** The package's entry lists five thousand icons; development would load each of them. */
const iconsOneByOne = '@tabler/icons-react/dist/esm/icons/index.mjs';

/** What tells files apart in the build and not in the browser, where their hashes do. */
const inNames = /-\d+(?=$|\.css$)|\.(screen|part|section)(?=$|\.css$)/;

export default defineConfig(({ mode }) => ({
  base,
  plugins: [
    react(),
    leanEndpoints(),
    preloadFonts(base),
    firstFiles(base),
    versionFile(base),
    serviceWorker(base),
    installManifest(base),
  ],
  define: {
    // The page of components (/ui) is there in development, and in a build that asks for it.
    'import.meta.env.VITE_WITH_UI_PAGE': JSON.stringify(process.env.WITH_UI_PAGE ?? ''),
  },
  resolve: {
    alias: mode === 'production' ? [] : [{ find: '@tabler/icons-react', replacement: iconsOneByOne }],
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // A link that the router does not take (a download, another site) leaves the page where it is.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/platform/testing/setup.ts'],
    // Longer than what a test waits for within it (setup.ts), so that its end names what did not come.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    css: false,
    // The app is loaded once for each worker, not for each file. What a test changes for all is put back after it
    // (here and in the setup), and no module is mocked.
    isolate: false,
    maxWorkers: '100%',
    unstubGlobals: true,
    restoreMocks: true,
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What a screen needs to load, for measuring it.
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // The shell lists the names of all files, so they are short.
        chunkFileNames: ({ name }) => `assets/${name.replace(inNames, '')}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(inNames, '').replace(/\.\w+$/, '')}-[hash][extname]`,
        // What changes rarely gets a file of its own, so that a new version is a small download.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/,
            },
            { name: 'zod', priority: 3, test: /node_modules[\\/]zod[\\/]/ },
            { name: 'query', priority: 2, test: /node_modules[\\/]@tanstack[\\/]/ },
            { name: 'libraries', tags: ['$initial'], test: /node_modules|preload-helper/ },
            {
              name: chunkNames(sources),
              debugName: 'our own',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}));
