import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { passwordScrypt } from './accounts/passwords/passwords.service.ts';
import { viewersOfSessions } from './accounts/sessions/sessions.viewers.service.ts';
import { jobs as allJobs, topics } from './manifests.ts';
import { organizationLetterhead } from './organizations/organizations.letterhead.service.ts';
import { makeAfterCommitQueue } from './platform/after-commit/after-commit-queue.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import type { EmbeddedDatabase } from './platform/embedded/embedded.ts';
import { makeImages } from './platform/images/make-images.ts';
import { makeJobs, type ProcessJobs } from './platform/jobs/make-jobs.ts';
import { type Lifetime, patience, patiently } from './platform/launch/lifetime.ts';
import { makeLive, type ProcessLive } from './platform/live/make-live.ts';
import type { Log } from './platform/log/log.ts';
import { makeMail } from './platform/mail/make-mail.ts';
import type { Outbox } from './platform/mail/outbox-mail.ts';
import { makeMetrics } from './platform/metrics/metrics.ts';
import { migrate } from './platform/migrations/migrate.ts';
import type { ProcessParts } from './platform/parts.ts';
import { makePreviews } from './platform/previews/make-previews.ts';
import { makePush } from './platform/push/make-push.ts';
import { makeThread } from './platform/side-thread/make-thread.ts';
import { makeStorage } from './platform/storage/make-storage.ts';

export interface PartsOptions {
  readonly config: Config;
  readonly log: Log;
  readonly life: Lifetime;
  /** The system's own unless given. */
  readonly clock?: Clock;
  /** Owns the embedded database or visits it: see platform/launch/process-database.ts. */
  readonly reachDatabase: (config: Config, log: Log) => Promise<EmbeddedDatabase>;
}

/** The parts with what only the process itself touches. */
export interface OpenParts {
  readonly parts: ProcessParts;
  readonly jobs: ProcessJobs;
  /** Not started: a command's events get their numbers from the processes that run. */
  readonly live: ProcessLive;
  /** Set in the demo alone. */
  readonly outbox: Outbox | null;
}

/** Everything that services run on, begun in order on a migrated database. */
export async function openParts(options: PartsOptions): Promise<OpenParts> {
  const { config, log, life, reachDatabase, clock = systemClock } = options;
  const metrics = makeMetrics({ defaults: true });
  // Of a connection that is being ended anyway nobody needs to hear.
  const onError = ({ message }: Error) =>
    life.isEnding || log.warn({ reason: message }, 'A connection broke');
  const server = await life.begin(
    'database server',
    () => reachDatabase(config, log),
    (reached) => reached.stop(),
  );
  const database = await life.begin(
    'connections',
    () => openDatabase({ url: server.url, onError }),
    (opened) => opened.close(),
  );
  await life.begin('migrations', () => migrate(database));
  const storage = makeStorage(config);
  const { mail, outbox } = await life.begin(
    'mail',
    () => makeMail(config, clock, organizationLetterhead({ database, storage })),
    async (made) => made.mail.close(),
  );
  const images = await life.begin(
    'images',
    () => makeImages({ limits: imageLimits }),
    async (made) => made.close(),
  );
  const jobs = makeJobs({ database, config, log, clock, jobs: allJobs });
  const live = makeLive({ database, log, clock, metrics, topics, viewersOf: viewersOfSessions });
  const afterCommit = makeAfterCommitQueue(() => parts);
  const thread = await life.begin(
    'side thread',
    () =>
      makeThread({
        program: new URL('./side-thread.ts', import.meta.url),
        setup: { databaseUrl: server.url },
        log,
        parts: () => parts,
        onPublished: () => live.published(),
      }),
    (made) => patiently(made.stop, life.cut),
  );
  const parts: ProcessParts = {
    config,
    log,
    clock,
    database,
    jobs,
    mail,
    push: makePush(config, log),
    previews: makePreviews(log),
    storage,
    images,
    live,
    afterCommit,
    thread,
    slowHash: passwordScrypt,
    metrics,
  };
  await life.begin(
    'jobs',
    () => jobs.start(parts),
    () =>
      patiently(
        () => jobs.stop(patience),
        life.cut,
        () => jobs.stop(0),
      ),
  );
  await life.begin(
    'work after commits',
    () => undefined,
    () => patiently(afterCommit.settled, life.cut),
  );
  return { parts, jobs, live, outbox };
}
