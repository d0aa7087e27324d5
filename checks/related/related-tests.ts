import { dirname } from 'node:path/posix';
import type { House } from '../house/house.ts';
import { isTest } from '../house/module.ts';
import { placeOf } from '../imports/place.ts';
import { targetOf } from '../imports/target.ts';

/** A test asks a service, a service its repository: farther away nearly every test needs nearly every file. */
const mostSteps = 2;

/** The projects of vitest.config.ts that answer quickly, in the order of `npm test`. */
const quickProjects = ['checks', 'contract', 'scripts', 'server', 'web'] as const;
export type RelatedTests = Readonly<Record<(typeof quickProjects)[number], readonly string[]>>;

/**
 * The tests to run after a change of these files, for an answer in seconds: changed tests, those beside a changed file,
 * and those that import one within two steps. What joins everything (the app of the tests, lists of domains, factories
 * of rows) leads to no other file: through them every test would need every other.
 */
export function relatedTests(house: House, changed: readonly string[]): RelatedTests {
  const importers = importersOf(house);
  const near = new Set(changed);
  let edge = [...near];
  for (let step = 0; step < mostSteps; step += 1) {
    edge = edge
      .filter((path) => !joinsEverything(path) || changed.includes(path))
      .flatMap((path) => importers.get(path) ?? [])
      .filter((path) => !near.has(path));
    for (const path of edge) near.add(path);
  }
  const folders = new Set(changed.filter((path) => /\.(tsx?|mjs)$/.test(path)).map((path) => dirname(path)));
  const tests = house.files
    .map(({ path }) => path)
    .filter((path) => isTest(path) && (near.has(path) || folders.has(dirname(path))));
  const of = (project: string) => tests.filter((path) => path.startsWith(`${project}/`));
  return {
    checks: [...new Set([...of('checks'), 'checks/house.test.ts'])],
    contract: of('contract'),
    scripts: of('scripts'),
    server: of('server'),
    web: of('web'),
  };
}

function importersOf(house: House): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of house.modules) {
    for (const { specifier } of imports) {
      const to = targetOf(path, specifier);
      if (to.kind !== 'file') continue;
      const known = importers.get(to.path);
      if (known) known.push(path);
      else importers.set(to.path, [path]);
    }
  }
  return importers;
}

function joinsEverything(path: string): boolean {
  const { room } = placeOf(path);
  return room === 'testing' || room === 'top' || room === 'app' || path.endsWith('.factory.ts');
}
