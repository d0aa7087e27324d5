import { join } from 'node:path';
import { handOver } from './steps/hand-over.mjs';
import { install } from './steps/install.mjs';
import { projectFolder } from './steps/project.mjs';
import { finishWith, Refusal } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';

/** Writes the SQL for tables that have changed since the last migration: `npm run migration -- announcements`. */
await finishWith(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0 || !/^[a-z][a-z0-9_-]*$/.test(name)) {
    throw new Refusal('Name the change in one word: npm run migration -- announcements');
  }
  await install();
  const drizzleKit = join(projectFolder, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const server = join(projectFolder, 'server');
  return handOver(findRuntime(), [drizzleKit, 'generate', '--name', name], server);
});
