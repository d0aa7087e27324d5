import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LivePace } from '../live/live-pace.ts';

export interface TallyProcess {
  readonly baseUrl: string;
  /** Lets it end in order. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const entry = fileURLToPath(new URL('./tally-process.ts', import.meta.url));

/** Starts a real server process on a database that has the tallies' tables. */
export async function startTallyProcess(url: string, pace: Partial<LivePace> = {}): Promise<TallyProcess> {
  const child = fork(entry, {
    env: { ...process.env, TALLY_DATABASE_URL: url, TALLY_PACE: JSON.stringify(pace) },
    execArgv: [],
  });
  const gone = once(child, 'exit');
  const ended = gone.then(([code]) => {
    throw new Error(`The server process ended at once with ${String(code)}.`);
  });
  const [baseUrl] = (await Promise.race([once(child, 'message'), ended])) as [string];
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return { baseUrl, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
