import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { LiveEvent } from '../live-events/live-outbox.ts';
import type { Log } from '../log/log.ts';
import { openLiveConnection } from './live-connection.ts';
import { numberEvents, type OutboxState, readAfter, readState } from './live-numbering.ts';
import type { PassingMessage } from './live-passing.ts';
import { makeWakeablePause } from './wakeable-pause.ts';

export interface FeedOptions {
  readonly url: string;
  readonly log: Log;
  /** Milliseconds between polls of the outbox without a wake-up: a NOTIFY or a process may be lost. */
  readonly pollEvery: number;
  /** Called with every event once, in order. */
  readonly onEvent: (event: LiveEvent) => void;
  /** Called with messages that aren't stored, as they arrive. */
  readonly onPassing: (message: PassingMessage) => void;
  /** Events in between are lost: watchers must start over. */
  readonly onGap: () => void;
}

const pageSize = 500;
const longestPause = 5_000;

/**
 * Follows committed events in order, on this process. One connection and one loop: number new events, read numbered
 * ones, pass them on. The loop runs when this process published, when another one says it did, and every `pollEvery`.
 * After a broken connection it reconnects and resumes where it stopped.
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

  /** The last event passed to `onEvent`; null until the feed is in sync. */
  get last(): number | null {
    return this.#last;
  }

  /** Resolves once connected and in sync; every later event then reaches `onEvent`. */
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

  /** Only shutdown cuts this short: a struggling database must not be hammered. */
  async #giveTime(): Promise<void> {
    const pause = Math.min(longestPause, 100 * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    // A sleep only fails by its own abort.
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

  /** Finds what no one announced: rows of a process that died before numbering them, and jumps in the numbers. */
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
      onPassing: this.#options.onPassing,
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
    // The connection is dropped either way; its failure has been logged.
    await client?.end().catch(() => undefined);
  }
}

/** The numbers jumped back (another database took over) or the next events were deleted. */
function isCut(last: number, state: OutboxState): boolean {
  return state.seq < last || last < state.sweptSeq;
}
