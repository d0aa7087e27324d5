// Keeps the embedded PostgreSQL running for as long as its owner lives.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { type DatabaseSettings, runningServer, startServer } from './server-process.ts';

export interface WatchedServer {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly settings: DatabaseSettings;
  /** The connections of this process know no other. */
  readonly port: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Milliseconds between two looks: two reads below /proc and in the cluster. */
const lookEvery = 1_000;

/**
 * Looks whether the server still runs, and starts it again at the same address when it has died: killed by the
 * system for memory, by a person, by an error of its own. It recovers from its log, so what was committed is there.
 */
export function watchServer(watched: WatchedServer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = watch(watched, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function watch(watched: WatchedServer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Only its own abort makes a sleep fail.
    await sleep(lookEvery, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await startIfDead(watched);
    } catch (err) {
      watched.log.warn({ err }, 'The embedded database could not be started again yet');
    }
  }
}

async function startIfDead({ home, binaries, settings, port, log }: WatchedServer): Promise<void> {
  if ((await runningServer(home)) !== null) return;
  const began = performance.now();
  log.warn({ port }, 'The embedded database died: starting it again');
  await startServer(home, binaries, settings, port);
  log.info({ port, milliseconds: Math.round(performance.now() - began) }, 'Embedded database is back');
}
