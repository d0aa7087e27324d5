import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { TestClock } from '../clock/clock.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { serveOpenApi } from '../http/openapi.ts';
import { makeRateGate } from '../http/rate-gate.ts';
import { register } from '../http/register.ts';
import type { Route } from '../http/serve.ts';
import { makeServer } from '../http/server.ts';
import type { Identify } from '../http/viewer.ts';
import type { Live } from '../live-events/live.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import type { Parts } from '../parts.ts';
import { absent } from './absent.ts';

export interface BareServer {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** Everything that was logged so far. */
  logged(): string;
  close(): Promise<void>;
}

export interface BareOptions {
  readonly strict: boolean;
  readonly identify?: Identify;
  readonly env?: Record<string, string>;
  readonly database?: Database;
  readonly live?: Live;
}

/**
 * A server with given routes and no domain, for tests of the HTTP ground itself. A part it was not given
 * throws when touched.
 */
export async function bareServer(routes: readonly Route[], options: BareOptions): Promise<BareServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-bare-'));
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const clock = new TestClock();
  const parts: Parts = {
    config: readConfig({ DATA_DIR: dataDir, ...options.env }),
    log: makeLog('info', sink),
    clock,
    metrics: makeMetrics(),
    database: options.database ?? absent('database'),
    jobs: absent('jobs'),
    mail: absent('mail'),
    push: absent('push'),
    previews: absent('previews'),
    storage: absent('storage'),
    images: absent('images'),
    live: options.live ?? absent('live'),
    afterCommit: absent('afterCommit'),
    thread: absent('thread'),
    slowHash: absent('slowHash'),
  };
  const app = await makeServer(parts, options);
  await serveOpenApi(
    app,
    parts.config,
    routes.map(({ endpoint }) => endpoint),
  );
  const identify = options.identify ?? (async () => null);
  const gate = makeRateGate();
  await app.register(async (calls) => {
    for (const route of routes) register(calls, route, { parts, gate, identify, strict: options.strict });
  });
  return {
    app,
    clock,
    logged: () => lines.join(''),
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
