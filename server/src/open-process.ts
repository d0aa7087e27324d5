import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import type { FastifyInstance } from 'fastify';
import { viewersOfSessions } from './accounts/sessions/sessions.viewers.service.ts';
import { createApp } from './app.ts';
import { jobs as bindings } from './jobs.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { serveHealth } from './platform/http/health.ts';
import { makeServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { makeImages } from './platform/images/make-images.ts';
import { makeJobs } from './platform/jobs/make-jobs.ts';
import type { Lifetime } from './platform/launch/lifetime.ts';
import { stopListening } from './platform/launch/listen.ts';
import { startDatabase } from './platform/launch/process-database.ts';
import { makeLive } from './platform/live/make-live.ts';
import type { Log } from './platform/log/log.ts';
import { makeMail } from './platform/mail/make-mail.ts';
import { serveOutbox } from './platform/mail/outbox-page.ts';
import { makeMetrics } from './platform/metrics/metrics.ts';
import type { ProcessParts } from './platform/parts.ts';
import { makeSoon } from './platform/soon/soon.ts';
import { makeStorage } from './platform/storage/make-storage.ts';
import { topics } from './topics.ts';

export interface ProcessOptions {
  readonly config: Config;
  readonly log: Log;
  readonly life: Lifetime;
  /** Aborted when the end may not wait any longer. */
  readonly cut: AbortSignal;
}

/** Calls and jobs under way get so many seconds to finish. */
const patience = 10;

const builtWeb = join(fileURLToPath(import.meta.url), '../../../web/dist');

/** Everything that a server runs on, begun in order, and the server itself, which does not listen yet. */
export async function openProcess({ config, log, life, cut }: ProcessOptions): Promise<{
  app: FastifyInstance;
  parts: ProcessParts;
}> {
  const clock = systemClock;
  const metrics = makeMetrics({ defaults: true });
  const server = await life.begin(
    'database server',
    () => startDatabase(config, log),
    (started) => started.stop(),
  );
  const database = await life.begin(
    'connections',
    () => openDatabase({ url: server.url, onError: (err) => log.warn({ err }, 'A connection broke') }),
    (opened) => opened.close(),
  );
  await life.begin('migrations', () => migrate(database));
  const { mail, outbox } = await life.begin(
    'mail',
    () => makeMail(config, clock),
    async (made) => made.mail.close(),
  );
  const images = await life.begin(
    'images',
    () => makeImages({ limits: imageLimits }),
    async (made) => made.close(),
  );
  const jobs = makeJobs({ database, config, log, clock, bindings });
  const live = makeLive({ database, log, clock, metrics, topics, viewersOf: viewersOfSessions });
  const soon = makeSoon(() => parts);
  const parts: ProcessParts = {
    ...{ config, log, clock, database, jobs, mail, images, live, soon, metrics },
    storage: makeStorage(config),
  };
  await life.begin(
    'jobs',
    () => jobs.start(parts),
    () =>
      patiently(
        () => jobs.stop(patience),
        () => jobs.stop(0),
        cut,
      ),
  );
  await life.begin('work after commits', () => undefined, soon.settled);
  const app = await life.begin(
    'calls',
    () => (config.role === 'worker' ? makeServer(parts, { strict: false }) : createApp(parts)),
    (made) => stopListening(made, patience, cut),
  );
  serveHealth(app, { database, jobs, mail, metrics, config });
  if (outbox !== null) serveOutbox(app, outbox);
  if (config.role !== 'worker') {
    await serveWebApp(app, { folder: builtWeb });
    await life.begin(
      'live events',
      () => live.start(),
      () => live.stop(),
    );
  }
  return { app, parts };
}

/** Ends in order, unless there is no time for that. */
async function patiently(
  inOrder: () => Promise<void>,
  atOnce: () => Promise<void>,
  cut: AbortSignal,
): Promise<void> {
  if (cut.aborted) return atOnce();
  const { promise: isCut, resolve } = Promise.withResolvers<void>();
  cut.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([inOrder(), isCut.then(atOnce)]);
}
