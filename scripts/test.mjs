import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';
import { finishWith, Refusal } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';
import { changedFiles, present, relatedTests } from './test/changed.mjs';
import { statementsVariable, testOnOldest } from './test/oldest-postgres.mjs';
import { checkPublishedResults } from './test/published-results.mjs';
import { lint, programsOf, types } from './test/static-checks.mjs';
import { measured, oneCheck, report } from './test/tally.mjs';
import { runProject } from './test/vitest.mjs';

const ofProject = (project) => [
  project,
  ({ runtime, files, env }) => runProject(runtime, project, { files, env }),
];

/**
 * Everything in order, the quick and telling first. Each works alone: `npm test -- --only server scores`. Those of one
 * row run at the same time: one of them leaves a processor idle half the time.
 */
const rows = [
  [['lint', ({ runtime }) => lint(runtime)]],
  [['types', ({ runtime }) => types(runtime)]],
  [['build', ({ runtime }) => build(runtime)]],
  [ofProject('checks')],
  [ofProject('contract')],
  [ofProject('scripts'), ofProject('server')],
  [ofProject('web')],
  [ofProject('e2e')],
  [
    ['published-results', ({ runtime }) => checkPublishedResults(runtime)],
    ['external-postgres', testOnOldest],
  ],
];
const names = rows.flat().map(([name]) => name);

async function build(runtime) {
  try {
    await buildWeb(runtime);
    return oneCheck(true);
  } catch (failure) {
    console.error(failure.message);
    return oneCheck(false);
  }
}

/** Of what was changed only, in seconds: no build and no journeys. */
async function rowsOfChanged(runtime) {
  const changed = changedFiles();
  if (changed.length === 0) throw new Refusal('Nothing has changed since the last commit on main.');
  const related = await relatedTests(runtime, changed);
  const projects = Object.entries(related).filter(([, files]) => files.length > 0);
  return [
    [['lint', () => lint(runtime, present(changed))]],
    [['types', () => types(runtime, programsOf(changed))]],
    ...projects.map(([project, files]) => [[project, () => runProject(runtime, project, { files })]]),
  ];
}

await finishWith(async () => {
  const { values, positionals: files } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const only = values.only?.flatMap((names) => names.split(','));
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no step "${unknown}". Steps: ${names.join(', ')}.`);
  }
  await install();
  const runtime = findRuntime();
  const statements = mkdtempSync(join(tmpdir(), 'chalkline-statements-'));
  const given = { runtime, files, all: values.all, env: { [statementsVariable]: statements } };
  const wanted = values.changed
    ? await rowsOfChanged(runtime)
    : rows.map((row) => row.filter(([name]) => only === undefined || only.includes(name)));
  const results = [];
  try {
    for (const row of wanted) {
      results.push(...(await Promise.all(row.map(([name, step]) => measured(name, () => step(given))))));
    }
  } finally {
    rmSync(statements, { recursive: true });
  }
  return report(results);
});
