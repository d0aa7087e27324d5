import { execFileSync } from 'node:child_process';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const base = '/competition/';

const iconsOneByOne = '@tabler/icons-react/dist/esm/icons/index.mjs';

/** Where the calls go while developing; the built app is served by the same process as they are. */
const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ mode }) => ({
  base,
  plugins: [react(), preloadFonts(), versionFile()],
  define: { 'import.meta.env.VITE_WITH_UI_PAGE': JSON.stringify(process.env.WITH_UI_PAGE ?? '') },
  resolve: {
    // The package's entry lists five thousand icons; development would load each of them.
    alias: mode === 'production' ? [] : [{ find: '@tabler/icons-react', replacement: iconsOneByOne }],
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/platform/testing/setup.ts'],
    css: false,
  },
  server: { proxy: { '/api': server, '/mobileapis': server, '/uploads': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What a screen needs to load, for measuring it.
    manifest: true,
    target: 'es2023',
    // What changes rarely gets a file of its own, so that a new version is a small download.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/ },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
          ],
        },
      },
    },
  },
}));

/** Fetches the three files of the first screen's letters early: without a swap there is no shift. */
function preloadFonts(): Plugin {
  const wanted = /(inter-latin-wght|barlow-condensed-latin-(600|700))-normal-[\w-]+\.woff2$/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** version.json under the base: running tabs compare it and reload once when it changed. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify({ version: version() }),
      });
    },
    configureServer(dev) {
      dev.middlewares.use(`${base}version.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ version: 'development' }));
      });
    },
  };
}

/** The commit where there is one, else the moment of the build. */
function version(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return new Date().toISOString();
  }
}
