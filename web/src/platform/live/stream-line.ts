import type { LiveChange, LiveNotice } from '@chalkline/contract/live/live-stream.ts';
import type { SseMessage } from '@chalkline/contract/live/sse-parser.ts';
import type { LiveBrowser, LiveState } from './live-ports.ts';
import { readStream, type StreamEnd, type StreamWatch } from './read-stream.ts';

export interface LineListeners {
  /** From this number on nothing of the topics is left out. */
  readonly onOpen: (id: number, topics: readonly string[]) => void;
  /** The missed events are no longer available: fetch these topics again. */
  readonly onReset: (id: number, topics: readonly string[]) => void;
  readonly onWithdrawn: (topic: string) => void;
  readonly onChange: (id: number, change: LiveChange) => void;
  /** Something that isn't stored. */
  readonly onPassing: (change: LiveChange) => void;
  /** All events up to this number have been delivered. */
  readonly onPassed: (id: number) => void;
  readonly onState: (state: LiveState) => void;
}

const shortestPause = 500;
const longestPause = 30_000;

/** Keeps a stream open for a set of topics: comes back after every break and goes on where it was. */
export class StreamLine {
  readonly #browser: LiveBrowser;
  readonly #listeners: LineListeners;
  #running: AbortController | null = null;
  #watch: StreamWatch | null = null;
  #hurry: () => void = () => undefined;
  #failures = 0;

  constructor(browser: LiveBrowser, listeners: LineListeners) {
    this.#browser = browser;
    this.#listeners = listeners;
  }

  /** Leaves the stream there was and opens one for these topics, after this number. */
  open(topics: readonly string[], after: number | null): void {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#failures = 0;
    void this.#run(topics, after, running.signal);
  }

  close(): void {
    this.#running?.abort();
    this.#running = null;
  }

  /** The network came back or the page is looked at again: look and try now. */
  hurry(): void {
    this.#watch?.look();
    this.#hurry();
  }

  async #run(topics: readonly string[], after: number | null, signal: AbortSignal): Promise<void> {
    let last = after;
    const left = new Set(topics);
    while (!signal.aborted && left.size > 0) {
      const token = this.#browser.token();
      const end = await readStream(
        this.#browser.fetch,
        { topics: [...left], after: last, token },
        {
          // A chunk that had already arrived may be read after the stream was left.
          onMessage: (message) => signal.aborted || this.#take(message, left),
          onId: (id) => {
            if (signal.aborted) return;
            last = Number(id);
            this.#listeners.onPassed(last);
          },
        },
        signal,
        (watch) => {
          this.#watch = watch;
        },
      );
      if (signal.aborted) return;
      if (isFinal(end.status)) return this.#giveUp(end.status, [...left], token);
      this.#failures += 1;
      this.#listeners.onState(this.#failures > 1 || !navigator.onLine ? 'offline' : 'connecting');
      await this.#pause(pauseAfter(end, this.#failures), signal);
    }
  }

  /** `left` are the topics that were not withdrawn: the others are not asked for again. */
  #take({ event, id, data }: SseMessage, left: Set<string>): void {
    const body: unknown = JSON.parse(data);
    const { topic } = body as LiveNotice;
    if (event === 'message') this.#listeners.onChange(Number(id), body as LiveChange);
    else if (event === 'passing') this.#listeners.onPassing(body as LiveChange);
    else if (event === 'withdrawn' && topic) {
      left.delete(topic);
      this.#listeners.onWithdrawn(topic);
    } else if (event === 'reset') this.#listeners.onReset(Number(id), topic ? [topic] : [...left]);
    else if (event === 'open') this.#listeners.onOpen(Number(id), [...left]);
    if (event !== 'open' && (event !== 'reset' || topic)) return;
    this.#failures = 0;
    this.#listeners.onState('online');
  }

  /** Trying again would bring the same answer: the topics are not for this person, or the token has ended. */
  #giveUp(status: number, topics: readonly string[], token: string | null): void {
    if (status === 401 && token) this.#browser.onUnauthorized(token);
    else for (const topic of topics) this.#listeners.onWithdrawn(topic);
  }

  #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#hurry = () => undefined;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
      this.#hurry = done;
    });
  }
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Adds jitter, so that not all browsers reconnect to a restarted server at once. */
function pauseAfter(end: StreamEnd, failures: number): number {
  if (end.retryAfter !== null) return end.retryAfter * (1 + Math.random() / 4);
  return Math.min(longestPause, shortestPause * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
