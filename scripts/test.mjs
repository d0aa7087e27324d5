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

/** Everything in order, the quick and telling first. Each works alone: `npm test -- --only server scores`. */
const steps = [
  ['lint', ({ runtime }) => lint(runtime)],
  ['types', ({ runtime }) => types(runtime)],
  ['build', ({ runtime }) => build(runtime)],
  ...['checks', 'contract', 'scripts', 'server', 'web', 'e2e'].map((project) => [
    project,
    ({ runtime, files, env }) => runProject(runtime, project, { files, env }),
  ]),
  ['published-results', ({ runtime }) => checkPublishedResults(runtime)],
  ['external-postgres', testOnOldest],
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

/** Of what was changed only, in seconds: no build and no journeys. */
async function stepsOfChanged(runtime) {
  const changed = changedFiles();
  if (changed.length === 0) throw new Refusal('Nothing has changed since the last commit on main.');
  const related = await relatedTests(runtime, changed);
  const projects = Object.entries(related).filter(([, files]) => files.length > 0);
  return [
    ['lint', () => lint(runtime, present(changed))],
    ['types', () => types(runtime, programsOf(changed))],
    ...projects.map(([project, files]) => [project, () => runProject(runtime, project, { files })]),
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
  const unknown = only?.find((name) => !steps.some(([step]) => step === name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no step "${unknown}". Steps: ${steps.map(([name]) => name).join(', ')}.`);
  }
  await install();
  const runtime = findRuntime();
  const statements = mkdtempSync(join(tmpdir(), 'chalkline-statements-'));
  const given = { runtime, files, all: values.all, env: { [statementsVariable]: statements } };
  const wanted = values.changed
    ? await stepsOfChanged(runtime)
    : steps.filter(([name]) => only === undefined || only.includes(name));
  const results = [];
  try {
    for (const [name, step] of wanted) results.push(await measured(name, () => step(given)));
  } finally {
    rmSync(statements, { recursive: true });
  }
  return report(results);
});
