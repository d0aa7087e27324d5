import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './house/read-tree.ts';
import { equalMutants } from './mutations/equal.ts';
import { mutantsOf, withEndingLoops, withMutant } from './mutations/mutants.ts';
import { type MutationRun, openMutationRun } from './mutations/mutation-run.ts';
import { type Subject, subjects } from './mutations/subjects.ts';

/**
 * `npm run mutate` makes one small mistake after the other in the rules of ranking, points and overall, and runs
 * the tests of that rule: one of them must fail. What survives is a test that is missing. `npm run mutate --
 * overall` tries only files with that in their name. The list of survivors is kept when all are tried.
 */
const words = process.argv.slice(2);
const wanted = subjects.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
const survivors: string[] = [];
let tried = 0;
for (const subject of wanted) survivors.push(...(await survivorsOf(subject)));
say(`\n${tried} mistakes tried, ${survivors.length} survived.`);
if (words.length === 0) await writeFile(join(root, 'checks/mutations/survivors.txt'), page());
process.exit(survivors.length > 0 ? 1 : 0);

/** Each file in a copy of its own, in which nothing else was ever broken. */
async function survivorsOf(subject: Subject): Promise<string[]> {
  const run = await openMutationRun();
  try {
    return await survivorsIn(run, subject);
  } finally {
    await run.close();
  }
}

async function survivorsIn(run: MutationRun, { file, tests }: Subject): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8');
  if (!(await run.passes(file, text, tests))) throw new Error(`${file}: its tests fail as it stands.`);
  const found: string[] = [];
  const mutants = mutantsOf(file, text).filter(({ what }) => !isEqual(file, what));
  for (const mutant of mutants) {
    tried += 1;
    if (!(await run.passes(file, withEndingLoops(file, withMutant(text, mutant)), tests))) continue;
    const line = `${file}:${mutant.line}: ${mutant.what}`;
    say(`  survived: ${line}`);
    found.push(line);
  }
  say(`${file}: ${mutants.length} mistakes, ${found.length} survived`);
  return found;
}

function isEqual(file: string, what: string): boolean {
  return equalMutants.some((equal) => equal.file === file && equal.what === what);
}

function page(): string {
  const head = `Mistakes that no test found, of ${tried} in ${wanted.length} files of rules. Written by npm run mutate.\n`;
  return survivors.length === 0 ? `${head}\nNone.\n` : `${head}\n${survivors.join('\n')}\n`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
