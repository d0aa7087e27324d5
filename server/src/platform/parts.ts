import type { AfterCommitQueue } from './after-commit/after-commit-queue.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import type { Images } from './images/images.ts';
import type { Jobs } from './job-queue/enqueue.ts';
import type { Live } from './live-events/live.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Previews } from './previews/previews.ts';
import type { Push } from './push/push.ts';
import type { SlowHash } from './slow-hash/slow-hash.ts';
import type { FileStorage } from './storage/storage.ts';
import type { SideThread } from './threads/threads.ts';

/**
 * Everything the product runs on. A service takes it first. Tests hand over a clock that moves, a mail box
 * they can read and a database of their own; nothing is ever mocked behind anybody's back.
 */
export interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  /** Messages to browsers that show them even while the app is closed. */
  readonly push: Push;
  readonly previews: Previews;
  readonly storage: FileStorage;
  readonly images: Images;
  readonly live: Live;
  readonly afterCommit: AfterCommitQueue<Parts>;
  /** For work that would hold up every call. */
  readonly thread: SideThread;
  /** For passwords. Tests hand over a quick one. */
  readonly slowHash: SlowHash;
  readonly metrics: Metrics;
}

/** The parts as the process holds them: it opened the database and must close it. */
export interface ProcessParts extends Parts {
  readonly database: OpenDatabase;
}
