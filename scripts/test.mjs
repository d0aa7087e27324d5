import { parseArgs } from 'node:util';
import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';
import { finishWith, Refusal } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';
import { findInstalledPostgres, withPostgres } from './test/external-postgres.mjs';
import { checkPublishedResults } from './test/published-results.mjs';
import { lint, types } from './test/static-checks.mjs';
import { measured, oneCheck, report } from './test/tally.mjs';
import { runProject } from './test/vitest.mjs';

/** Everything in order, the quick and telling first. Each works alone: `npm test -- --only server scores`. */
const steps = [
  ['lint', ({ runtime }) => lint(runtime)],
  ['types', ({ runtime }) => types(runtime)],
  ['build', ({ runtime }) => build(runtime)],
  ...['checks', 'contract', 'scripts', 'server', 'web', 'e2e'].map((project) => [
    project,
    ({ runtime, files }) => runProject(runtime, project, { files }),
  ]),
  ['published-results', ({ runtime }) => checkPublishedResults(runtime)],
  ['external-postgres', onExternalPostgres],
];

async function build(runtime) {
  try {
    await buildWeb(runtime);
    return oneCheck(true);
  } catch (failure) {
    console.error(failure.message);
    return oneCheck(false);
  }
}

/**
 * Tests that a database's version cannot change: of rules, processes, threads, pictures, and walks and worlds made of
 * calls that are tested by themselves.
 */
const ofNoDatabase = [
  'src/**/*.rules.test.ts',
  'src/competitions/{cuts/clinched,ranking/ranking}-properties.test.ts',
  'src/*.walk.test.ts',
  'src/openapi.test.ts',
  'src/demo/**',
  'src/accounts/sessions/sessions.streams.test.ts',
  'src/platform/{embedded,images,storage,threads}/**',
  'src/platform/live/stream-bounds.test.ts',
];

/** The server's tests once more, on the oldest PostgreSQL we promise to run on. */
async function onExternalPostgres({ runtime, files }) {
  const postgres = findInstalledPostgres();
  if (postgres === null) {
    console.log('skipped: no PostgreSQL of version 15 or newer is installed here');
    return { passed: 0, failed: 0 };
  }
  console.log(`on PostgreSQL ${postgres.version} in ${postgres.folder}`);
  return withPostgres(postgres, (url) =>
    runProject(runtime, 'server', { files, without: ofNoDatabase, env: { TEST_DATABASE_URL: url } }),
  );
}

await finishWith(async () => {
  const { values, positionals: files } = parseArgs({
    options: { only: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const only = values.only?.flatMap((names) => names.split(','));
  const unknown = only?.find((name) => !steps.some(([step]) => step === name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no step "${unknown}". Steps: ${steps.map(([name]) => name).join(', ')}.`);
  }
  await install();
  const runtime = findRuntime();
  const results = [];
  for (const [name, step] of steps) {
    if (only !== undefined && !only.includes(name)) continue;
    results.push(await measured(name, () => step({ runtime, files })));
  }
  return report(results);
});
