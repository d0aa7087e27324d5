import { findInstalledPostgres, withPostgres } from './external-postgres.mjs';
import { runProject } from './vitest.mjs';

/**
 * Names a folder. The server's tests keep there which statements they sent: see
 * server/src/platform/testing/sent-statements.ts.
 */
export const statementsVariable = 'CHALKLINE_SENT_STATEMENTS';

/**
 * What a database's version can change: the rooms that talk to PostgreSQL in more than statements (transactions, locks,
 * notifications, copies, its catalog), and whether it understands every statement that the other tests have sent to the
 * embedded one. Migrations run in any case.
 */
export const ofItsVersion = [
  'src/platform/backup/',
  'src/platform/database/',
  'src/platform/http/idempotency',
  'src/platform/http/health',
  'src/platform/jobs/',
  'src/platform/launch/external-database',
  'src/platform/live/live',
  'src/platform/operate/',
  'src/audit/',
  'src/personal-data',
];

/** With `--all` everything runs, but for tests that no database has a part in. */
const ofNoDatabase = [
  'src/**/*.rules.test.ts',
  'src/competitions/{cuts/clinched,ranking/ranking}-properties.test.ts',
  'src/*.walk.test.ts',
  'src/openapi.test.ts',
  'src/demo/**',
  'src/accounts/sessions/sessions.streams.test.ts',
  'src/platform/{embedded,images,storage,side-thread}/**',
  'src/platform/live/stream-bounds.test.ts',
];

/** The server's tests once more, on the oldest PostgreSQL we promise to run on: what its version can change, or all. */
export async function testOnOldest({ runtime, files, all, env }) {
  const postgres = findInstalledPostgres();
  if (postgres === null) {
    console.log('skipped: PostgreSQL 15 or newer isn’t installed');
    return { passed: 0, failed: 0 };
  }
  console.log(`on PostgreSQL ${postgres.version} in ${postgres.folder}`);
  const chosen = all ? { files, without: ofNoDatabase } : { files: files.length > 0 ? files : ofItsVersion };
  return withPostgres(postgres, (url) =>
    runProject(runtime, 'server', { ...chosen, env: { ...env, TEST_DATABASE_URL: url } }),
  );
}
