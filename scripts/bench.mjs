import { buildWeb } from './steps/build-web.mjs';
import { handOver } from './steps/hand-over.mjs';
import { install } from './steps/install.mjs';
import { finishWith } from './steps/refusal.mjs';
import { findRuntime } from './steps/runtime.mjs';

await finishWith(async () => {
  await install();
  const runtime = findRuntime();
  await buildWeb(runtime);
  return handOver(runtime, ['bench/main.ts', ...process.argv.slice(2)]);
});
