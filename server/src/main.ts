import { warmAssistant } from './assistant/retrieval.service.ts';
import { startArrivingScores } from './demo/arriving-scores.ts';
import { enterDemo } from './demo/enter-demo.ts';
import { openParts } from './open-parts.ts';
import { openServer } from './open-server.ts';
import { readConfig } from './platform/config/config.ts';
import { onEndAsked } from './platform/launch/end-asked.ts';
import { complain, say } from './platform/launch/finish-with.ts';
import { greeting } from './platform/launch/greeting.ts';
import { EndAsked, Lifetime } from './platform/launch/lifetime.ts';
import { listen } from './platform/launch/listen.ts';
import { startDatabase } from './platform/launch/process-database.ts';
import { makeLog } from './platform/log/log.ts';
import { refusalForDisk } from './platform/start-refusal.ts';

try {
  await run();
} catch (failure) {
  complain(failure);
  process.exit(1);
}

/** Begins the server; from then on signals decide. A failure on the way ends again what has begun. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const life = new Lifetime(log);

  async function end(code: number): Promise<void> {
    await life.end();
    process.exit(code);
  }

  let isReady = false;
  onEndAsked((times) => {
    if (times === 1) {
      say('Stopping: requests in progress can finish. Press Ctrl-C again to stop now.');
      life.askForEnd();
      if (isReady) void end(0);
    } else if (times === 2) {
      life.cutShort();
    } else {
      process.exit(1);
    }
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Unexpected: ending');
    life.cutShort();
    void end(1);
  });

  try {
    const opened = await openParts({ config, log, life, reachDatabase: startDatabase });
    const signIns = await life.begin('demo world', () => enterDemo(opened.parts));
    const app = await openServer(opened, life);
    const port = await life.begin('listening', () => listen(app, config));
    if (signIns !== null) {
      const begin = () => startArrivingScores(opened.parts);
      await life.begin('scores of the demo', begin, (begun) => begun.stop());
    }
    isReady = true;
    if (config.role !== 'worker') {
      warmAssistant()
        .catch((err: unknown) => log.warn({ err }, 'Foods load with the first search'))
        // Starting leaves a fifth of an idle server's memory behind, which V8 would keep until it's needed.
        .finally(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
    }
    say(greeting(config, addressOf(config.publicUrl, port), signIns));
  } catch (failure) {
    await life.end();
    if (failure instanceof EndAsked) process.exit(0);
    throw config.databaseUrl === null ? refusalForDisk(config.dataDir, failure) : failure;
  }
}

/** PORT=0 leaves the port open until we listen. */
function addressOf(publicUrl: string, port: number): string {
  const url = new URL(publicUrl);
  if (url.port === '0') url.port = String(port);
  return url.origin;
}
