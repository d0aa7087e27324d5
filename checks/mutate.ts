import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './house/read-tree.ts';
import { equalMutants } from './mutations/equal.ts';
import { mutantsOf, withEndingLoops, withMutant } from './mutations/mutants.ts';
import { type MutationRun, openMutationRun } from './mutations/mutation-run.ts';
import { type Subject, subjects } from './mutations/subjects.ts';
import { readSurvivors, survivorsPage, type Tried } from './mutations/survivors.ts';

/**
 * `npm run mutate` makes one small mistake after the other in the rules of ranking, points and overall, and runs
 * the tests of that rule: one of them must fail. What survives is a test that is missing. `npm run mutate --
 * overall` tries only files with that in their name; of the others the list of survivors keeps what it says.
 */
const words = process.argv.slice(2);
const wanted = subjects.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
const page = join(root, 'checks/mutations/survivors.txt');
const found: Tried[] = [];
for (const subject of wanted) {
  found.push(await triedIn(subject));
  // Written file by file: a run that is stopped has not been in vain.
  const known = readSurvivors(await readFile(page, 'utf8'));
  await writeFile(page, survivorsPage(subjects, [...known, ...found]));
}
const mistakes = found.reduce((sum, { mistakes: one }) => sum + one, 0);
const survivors = found.flatMap((one) => one.survivors);
say(`\n${mistakes} mistakes tried, ${survivors.length} survived.`);
process.exit(survivors.length > 0 ? 1 : 0);

/** Each file in a copy of its own, in which nothing else was ever broken. */
async function triedIn(subject: Subject): Promise<Tried> {
  const run = await openMutationRun();
  try {
    return await survivorsIn(run, subject);
  } finally {
    await run.close();
  }
}

async function survivorsIn(run: MutationRun, { file, tests }: Subject): Promise<Tried> {
  const text = await readFile(join(root, file), 'utf8');
  if (!(await run.passes(file, text, tests))) throw new Error(`${file}: its tests fail before any change.`);
  const survived: string[] = [];
  const mutants = mutantsOf(file, text).filter(({ what }) => !isEqual(file, what));
  for (const mutant of mutants) {
    if (!(await run.passes(file, withEndingLoops(file, withMutant(text, mutant)), tests))) continue;
    const line = `${file}:${mutant.line}: ${mutant.what}`;
    say(`  survived: ${line}`);
    survived.push(line);
  }
  say(`${file}: ${mutants.length} mistakes, ${survived.length} survived`);
  return { file, mistakes: mutants.length, survivors: survived };
}

function isEqual(file: string, what: string): boolean {
  return equalMutants.some((equal) => equal.file === file && equal.what === what);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
