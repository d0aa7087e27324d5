import { handOver } from './steps/hand-over.mjs';
import { install } from './steps/install.mjs';
import { finishWith } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';

await finishWith(async () => {
  await install();
  return handOver(findRuntime(), ['server/src/admin-command.ts', ...process.argv.slice(2)]);
});
