import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.mjs';

/** Left to itself Vitest leaves one processor idle, of two the half. */
const maxWorkers = '100%';

/** Where nothing changes anything but its own: what all files import is loaded once for each worker. */
const pure = { maxWorkers, isolate: false, testTimeout: 30_000 };

/** One project for each kind of room; `scripts/test.mjs` runs them in their order. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], ...pure } },
      {
        // Thousands of files are read, on a cold disk for a minute.
        test: { name: 'checks', root: 'checks', include: ['**/*.test.ts'], ...pure, testTimeout: 120_000 },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.{mjs,ts}'],
          maxWorkers: 4,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/platform/testing/global-setup.ts'],
          pool: 'forks',
          execArgv: ['--import=./server/src/platform/launch/quick-imports.ts'],
          // Twice the cores: some tests spend their time waiting.
          maxWorkers: 4,
          // The whole server is loaded once for each worker, not for each file. Files share no state all the
          // same: no module is mocked, and each makes its own database and app.
          isolate: false,
          // As for journeys below.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web/vite.config.ts',
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.test.ts'],
          globalSetup: ['global-setup.ts'],
          pool: 'forks',
          execArgv: ['--import=./server/src/platform/testing/quick-scrypt.ts'],
          // Three times the cores: with two, a processor waited for pages a sixth of the time.
          maxWorkers: 6,
          // One browser for each worker, and all modules loaded once. Files share nothing else.
          isolate: false,
          // What is seen comes when the machine gets to it; a second, the usual, is short on a busy one.
          expect: { poll: { timeout: 30_000 } },
          // Decision 043: what passes at the second try only is said at the end of the run.
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
