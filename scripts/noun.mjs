import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layOut } from './noun/lay-out.mjs';
import { namesOf } from './noun/names.mjs';
import { install } from './steps/install.mjs';
import { projectFolder } from './steps/project.mjs';
import { finishWith, Refusal } from './steps/refusal.mjs';
import { run } from './steps/run.mjs';
import { findRuntime } from './steps/runtime.mjs';

const usage = 'Give a plural name and a domain: npm run noun -- sponsors --in competitions';

/** Lays out a noun with calls, table, list, form and tests: `npm run noun -- sponsors --in competitions`. */
await finishWith(async () => {
  const { values, positionals } = parseArgs({
    options: { in: { type: 'string' }, one: { type: 'string' } },
    allowPositionals: true,
  });
  const [many, ...more] = positionals;
  if (!many || more.length > 0 || !values.in) throw new Refusal(usage);
  const names = namesOf({ many, one: values.one, domain: values.in });
  await install();
  const runtime = findRuntime();
  const files = layOut(projectFolder, names);
  const drizzleKit = join(projectFolder, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const server = join(projectFolder, 'server');
  await done(run(runtime, [drizzleKit, 'generate', '--name', many], { cwd: server, quiet: true }));
  const biome = join(projectFolder, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const format = [biome, 'check', '--write', '--log-level=error', ...files];
  await done(run(runtime, format, { cwd: projectFolder, quiet: true }));
  console.log(
    `Laid out ${names.manyWords} in ${names.domain}:\n${files.map((file) => `  ${file}`).join('\n')}`,
  );
  console.log(`\nNext: npm test -- --only lint,types,checks, then npm test -- --only server,web ${many}.
The generated fields are a name and a description. Replace them with yours, show
${names.Many}Part on its screen, and continue with step 8 of the recipe in docs/architecture.md.`);
});

async function done(step) {
  const { code, output } = await step;
  if (code !== 0) throw new Refusal(output);
}
