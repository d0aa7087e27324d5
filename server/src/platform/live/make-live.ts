import type { Clock } from '../clock/clock.ts';
import type { OpenDatabase, Sql, Transaction } from '../database/database.ts';
import type { Live, LiveMessage } from '../live-events/live.ts';
import { callEventsBack, keepMessage, readHead } from '../live-events/live-outbox.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { LiveFeed } from './live-feed.ts';
import { LiveHub } from './live-hub.ts';
import { type LivePace, usualPace } from './live-pace.ts';
import { passMessage } from './live-passing.ts';
import { LiveRights } from './live-rights.ts';
import { type LiveTopic, topicPolicy, type ViewersOfSessions } from './live-topics.ts';
import { openStream, type StreamCall, type StreamParts } from './open-stream.ts';
import { StreamCounts } from './stream-counts.ts';

/** Live events as the process holds them: it starts and stops them. */
export interface ProcessLive extends Live {
  /**
   * Opens the connection that listens; resolves when in step. Without it (in tests, in a command) `publish`
   * and `position` work, and a process that runs gives the events their numbers.
   */
  start(): Promise<void>;
  /**
   * Answers a call with a stream of the topics that the caller may watch. Throws 404 when there is none, 429
   * when the caller has too many streams, 503 when this process cannot serve one now.
   */
  openStream(call: StreamCall): Promise<void>;
  /** Another thread of this process committed something that is to be told. */
  published(): void;
  /** Sends the streams away with a hint when to come back. Call it before the server closes. */
  stop(): Promise<void>;
}

export interface LiveOptions {
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'streams' | 'streamsCut'>;
  /** Every kind of thing that can be watched: server/src/manifests.ts. */
  readonly topics: readonly LiveTopic[];
  readonly viewersOf: ViewersOfSessions;
  readonly pace?: Partial<LivePace>;
}

/** Makes the process's live events. Opens nothing before `start`. */
export function makeLive(options: LiveOptions): ProcessLive {
  const { database, log, clock, metrics } = options;
  const pace = { ...usualPace, ...options.pace };
  const rights = new LiveRights(topicPolicy(options.topics), pace.trustRightsFor);
  const feed: LiveFeed = new LiveFeed({
    url: database.url,
    log,
    pollEvery: pace.pollEvery,
    onEvent: (event) => hub.handOut(event),
    onPassing: (message) => hub.handPast(message),
    onGap: () => hub.cutAll('gap'),
  });
  const hub = new LiveHub({
    log,
    metrics,
    pace,
    rights,
    viewersOf: options.viewersOf,
    last: () => feed.last ?? 0,
  });
  async function position(sql: Sql): Promise<string> {
    return String((await readHead(sql)).seq);
  }
  async function publishToMany(
    tx: Transaction,
    topics: readonly string[],
    message: Pick<LiveMessage, 'kind' | 'data'>,
  ): Promise<void> {
    if (topics.length === 0) return;
    await keepMessage(tx.sql, topics, message, clock.now());
    tx.afterCommit(() => feed.published());
  }
  let isServing = false;
  const streams: StreamParts = {
    hub,
    rights,
    pace,
    viewersOf: options.viewersOf,
    clock,
    counts: new StreamCounts(pace),
    last: () => (isServing ? feed.last : null),
  };
  return {
    publish: (tx, { topic, ...message }) => publishToMany(tx, [topic], message),
    publishToMany,
    pass: (topics, message) => passMessage(database.sql, { topics, ...message }),
    async revoke(tx, topics) {
      // Older ones are sent to nobody; twice the time, because clocks of processes differ.
      const since = new Date(clock.now().getTime() - 2 * pace.longestAway);
      await callEventsBack(tx.sql, topics, since);
    },
    position,
    async reached(sql) {
      return feed.last === null ? position(sql) : String(feed.last);
    },
    openStream: (call) => openStream(streams, call),
    isWatched: (topic) => hub.isWatched(topic),
    published: () => feed.published(),
    async start() {
      await feed.start();
      hub.start();
      isServing = true;
    },
    async stop() {
      isServing = false;
      hub.stop();
      hub.sendAllAway();
      await feed.stop();
    },
  };
}
