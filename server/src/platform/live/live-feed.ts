import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { LiveEvent } from '../live-events/live-outbox.ts';
import type { Log } from '../log/log.ts';
import { openLiveConnection } from './live-connection.ts';
import { numberEvents, type OutboxState, readAfter, readState } from './live-numbering.ts';
import { makeWakeablePause } from './wakeable-pause.ts';

export interface FeedOptions {
  readonly url: string;
  readonly log: Log;
  /** Milliseconds between looks at the outbox when nobody wakes us: a NOTIFY or a process may be lost. */
  readonly pollEvery: number;
  /** Told of every event once, in order. */
  readonly onEvent: (event: LiveEvent) => void;
  /** What lies between is not known any more: whoever watches must start afresh. */
  readonly onGap: () => void;
}

const pageSize = 500;
const longestPause = 5_000;

/**
 * What has been committed, in order, on this process. One connection and one loop: number what is new, read
 * what is numbered, hand it on. The loop turns when we published, when another process said it did, and every
 * `pollEvery`. A broken connection is made anew, and the reading goes on where it stood.
 */
export class LiveFeed {
  readonly #options: FeedOptions;
  readonly #pause = makeWakeablePause();
  #client: pg.Client | null = null;
  #last: number | null = null;
  #hasPublished = false;
  #lookedAt = 0;
  #failures = 0;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** The last event handed to `onEvent`; null until the feed is in step. */
  get last(): number | null {
    return this.#last;
  }

  /** Resolves once connected and in step; from then on everything later reaches `onEvent`. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#running ??= this.#run(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#pause.rouse();
    await this.#running;
    await this.#drop();
  }

  /** Something was committed and needs its number. */
  published(): void {
    this.#hasPublished = true;
    this.#pause.rouse();
  }

  async #run(onceInStep: () => void): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#turn();
        this.#failures = 0;
        onceInStep();
        await this.#pause.wait(this.#options.pollEvery);
      } catch (error) {
        this.#failures += 1;
        this.#options.log.warn(
          { err: error, failures: this.#failures },
          'live events: no database connection',
        );
        await this.#drop();
        await this.#giveTime();
      }
    }
  }

  /** Nothing but the end of the process shortens this: a database in trouble is not to be hammered. */
  async #giveTime(): Promise<void> {
    const pause = Math.min(longestPause, 100 * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    // Only its own abort makes a sleep fail.
    await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  async #turn(): Promise<void> {
    const mustLook = this.#client === null || performance.now() - this.#lookedAt >= this.#options.pollEvery;
    const client = await this.#connected();
    if (this.#hasPublished) {
      this.#hasPublished = false;
      await numberEvents(client);
    }
    if (mustLook) await this.#look(client);
    await this.#readOn(client);
  }

  /** What nobody told us: rows of a process that died before it gave them numbers, numbers that jumped. */
  async #look(client: pg.Client): Promise<void> {
    const state = await readState(client);
    if (this.#last === null || isCut(this.#last, state)) {
      if (this.#last !== null) this.#options.onGap();
      this.#last = state.seq;
    }
    if (state.waiting) await numberEvents(client);
    this.#lookedAt = performance.now();
  }

  async #readOn(client: pg.Client): Promise<void> {
    let page: LiveEvent[];
    do {
      page = await readAfter(client, this.#last ?? 0, pageSize);
      for (const event of page) {
        this.#last = event.seq;
        this.#options.onEvent(event);
      }
    } while (page.length === pageSize);
  }

  async #connected(): Promise<pg.Client> {
    this.#client ??= await openLiveConnection(this.#options.url, {
      onNotice: (unnumbered) => (unnumbered ? this.published() : this.#pause.rouse()),
      onBroken: (broken, error) => {
        this.#options.log.warn({ err: error }, 'the connection for live events broke');
        if (this.#client === broken) this.#client = null;
        this.#pause.rouse();
      },
    });
    return this.#client;
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    // It is given up either way; whatever broke it has been logged.
    await client?.end().catch(() => undefined);
  }
}

/** The numbers jumped back (another database took over) or what comes next has been swept. */
function isCut(last: number, state: OutboxState): boolean {
  return state.seq < last || last < state.sweptSeq;
}
