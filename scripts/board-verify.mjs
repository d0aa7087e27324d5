import { join } from 'node:path';
import { handOver } from './steps/hand-over.mjs';
import { install } from './steps/install.mjs';
import { projectFolder } from './steps/project.mjs';
import { finishWith } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';

const command = join(projectFolder, 'server', 'src', 'board-verify-command.ts');

/** Files are relative to where the command was run, as the shell completes them. */
await finishWith(async () => {
  await install();
  const from = process.env.INIT_CWD ?? process.cwd();
  return handOver(findRuntime(), [command, ...process.argv.slice(2)], from);
});
