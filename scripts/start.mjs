import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';
import { finishWith } from './steps/refusal.mjs';
import { findRuntime, serverFlags } from './steps/runtime.mjs';
import { supervise } from './steps/supervise.mjs';

await finishWith(async () => {
  await install('Next: building the web app, then starting the server. It prints its address.');
  const runtime = findRuntime();
  await buildWeb(runtime);
  return supervise(runtime, [...serverFlags, 'server/src/main.ts'], {
    // At a terminal the address and the sign-ins matter, not a line for every call.
    env: { LOG_LEVEL: process.env.LOG_LEVEL || (process.stderr.isTTY ? 'warn' : 'info') },
  });
});
