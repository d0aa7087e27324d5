import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Those of scripts/steps/runtime.mjs. */
const flags = [
  '--max-semi-space-size=8',
  '--import=./server/src/platform/launch/quick-imports.ts',
  '--expose-gc',
];

export interface ServerProcess {
  /** `http://127.0.0.1:41234` */
  readonly address: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** A real server process, as `npm start` runs it, ready to take calls. Browsers know it by this host. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  host = '127.0.0.1',
): Promise<ServerProcess> {
  const port = await freePort();
  const address = `http://${host}:${port}`;
  const child = spawn(process.execPath, [...flags, 'server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Administrators of tests have no phone.
      ADMIN_SECOND_STEP: 'off',
      PUBLIC_URL: address,
      ...env,
      PORT: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  // Not by the host, which may be one that only browsers know: `gym.localhost`.
  await untilReady(`http://127.0.0.1:${port}`, child, () => said);
  return {
    address,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(address: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 1800; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${said()}`);
    const ready = await fetch(`${address}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within three minutes:\n${said()}`);
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
