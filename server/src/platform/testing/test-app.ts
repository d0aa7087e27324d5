import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@chalkline/contract/http/client.ts';
import type { CallInput, Endpoint, Reply } from '@chalkline/contract/http/endpoint.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createApp } from '../../app.ts';
import { jobs as allJobs } from '../../manifests.ts';
import { makeAfterCommitQueue } from '../after-commit/after-commit-queue.ts';
import { TestClock } from '../clock/clock.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { makeImages } from '../images/make-images.ts';
import { makeJobs, type ProcessJobs } from '../jobs/make-jobs.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import type { Parts, ProcessParts } from '../parts.ts';
import { makeStorage } from '../storage/make-storage.ts';
import { onThisThread } from '../threads/threads.ts';
import { injectedFetch } from './injected-fetch.ts';
import { quickHash } from './quick-hash.ts';
import { testDatabase } from './test-database.ts';
import { TestLive } from './test-live.ts';
import { TestMailbox } from './test-mailbox.ts';
import { TestPreviews } from './test-previews.ts';
import { TestPush } from './test-push.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  readonly mailbox: TestMailbox;
  readonly push: TestPush;
  readonly previews: TestPreviews;
  readonly live: TestLive;
  /** The browser's own typed call, handled by the app in this process. Throws `CallFailed`. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>, extras?: TestCallExtras): Promise<Reply<E>>;
  /** Runs every queued job and the jobs they enqueue, until none is left, including those due soon. */
  settle(): Promise<void>;
}

export interface TestCallExtras {
  /** A session's token; without it no one is signed in. */
  readonly as?: string;
  readonly idempotencyKey?: string;
  readonly files?: Readonly<Record<string, Blob>>;
  /** The address the call appears to come from. */
  readonly from?: string;
}

/**
 * The whole server as it is built for use, with its own database per test file, a stopped clock, a mailbox to inspect,
 * and strict replies: anything undeclared in a reply fails the test. `logTo` takes the lines of its log.
 */
export async function testApp(
  env: Readonly<Record<string, string>> = {},
  logTo?: { write(line: string): void },
): Promise<TestApp> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-app-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ROLE: 'web', ...env });
  const log = makeLog(config.logLevel, logTo);
  const clock = new TestClock();
  const mailbox = new TestMailbox();
  const push = new TestPush();
  const previews = new TestPreviews();
  const live = new TestLive();
  const jobs: ProcessJobs = makeJobs({ database, config, log, clock, jobs: allJobs });
  const images = makeImages({ limits: imageLimits });
  const parts: ProcessParts = {
    config,
    log,
    clock,
    database,
    jobs,
    mail: mailbox,
    push,
    previews,
    storage: makeStorage(config),
    images,
    live,
    afterCommit: makeAfterCommitQueue(() => parts),
    thread: onThisThread(() => parts),
    slowHash: quickHash,
    metrics: makeMetrics(),
  };
  await jobs.start(parts);
  const app = await createApp(parts, { strict: true });
  await app.ready();
  // Before the database is dropped: deferred work finishes first.
  afterAll(async () => {
    await app.close();
    await parts.afterCommit.settled();
    await jobs.stop(5);
    images.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    app,
    parts,
    database,
    clock,
    mailbox,
    push,
    previews,
    live,
    call: (endpoint, input, { as, from, ...extras } = {}) => {
      const client: Client = createClient({
        baseUrl: config.publicUrl,
        token: () => as ?? null,
        fetch: injectedFetch(app, from),
      });
      return client(endpoint, input, extras);
    },
    async settle() {
      await parts.afterCommit.settled();
      await jobs.drain(parts);
      await parts.afterCommit.settled();
    },
  };
}
