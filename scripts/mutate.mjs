import { handOver } from './steps/hand-over.mjs';
import { install } from './steps/install.mjs';
import { finishWith } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';

await finishWith(async () => {
  await install();
  return handOver(findRuntime(), ['checks/mutate.ts', ...process.argv.slice(2)]);
});
