import { install } from './steps/install.mjs';
import { finishWith, Refusal } from './steps/refusal.mjs';
import { findRuntime, serverFlags } from './steps/runtime.mjs';
import { supervise } from './steps/supervise.mjs';

/** The web app with hot reload on PORT, and behind it the server, restarted at each change, on PORT + 1. */
await finishWith(async () => {
  await install();
  const runtime = findRuntime();
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Refusal(
      `PORT must be a whole number up to 65534, not "${process.env.PORT}". Example: PORT=3000`,
    );
  }
  const ports = { DEV_PORT: String(port), PORT: String(port + 1) };
  const one = new AbortController();
  const both = [
    supervise(runtime, [...serverFlags, '--watch', '--watch-preserve-output', 'server/src/main.ts'], {
      env: { ...ports, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` },
      enough: one.signal,
    }),
    supervise(runtime, ['scripts/steps/serve-web.mjs'], { env: ports, enough: one.signal }),
  ];
  // Neither is of use without the other.
  await Promise.race(both).finally(() => one.abort());
  return Math.max(...(await Promise.all(both)));
});
