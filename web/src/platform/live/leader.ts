import type { LiveChange } from '@chalkline/contract/live/live-stream.ts';
import type { LiveBrowser, LiveState } from './live-ports.ts';
import { StreamLine } from './stream-line.ts';
import type { LeaderWord, Positions, TabWish } from './tab-messages.ts';

export interface LeaderOptions {
  readonly browser: LiveBrowser;
  readonly say: (word: LeaderWord) => void;
  /** Calls back once when another tab is gone, for whatever reason. */
  readonly onceGone: (tab: string, gone: () => void) => void;
}

/** A topic of the stream. */
interface Covered {
  /** Every event after this number was delivered. */
  readonly from: number;
  /** The last change that was reported. */
  last: number;
}

/** Screens come and go in bursts, and tabs answer a new leader one after the other. */
const gatherFor = 60;
/** An unused stream is kept open briefly, because the next screen may need it. */
const keepFor = 5_000;
const passedEvery = 5_000;

/** The tab that holds the stream: collects the topics of all tabs and forwards events to them. */
export class Leader {
  readonly #options: LeaderOptions;
  readonly #line: StreamLine;
  readonly #wants = new Map<string, Positions>();
  readonly #covered = new Map<string, Covered>();
  /** Not requested again until another screen watches it or someone else signs in. */
  readonly #refused = new Set<string>();
  /** All covered events up to this number have been delivered. */
  #passed: number | null = null;
  #toldPassedAt = 0;
  #state: LiveState = 'connecting';
  #token: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The stream belonged to a person who has signed out. */
  #isEnded = false;
  #isStopped = false;
  readonly #stopToken: () => void;

  constructor(options: LeaderOptions) {
    this.#options = options;
    this.#token = options.browser.token();
    this.#stopToken = options.browser.onToken(() => this.#onToken());
    this.#line = new StreamLine(options.browser, {
      onOpen: (id, topics) => this.#cover(id, topics),
      onReset: (id, topics) => this.#reset(id, topics),
      onWithdrawn: (topic) => this.#withdraw(topic),
      onChange: (id, change) => this.#tell(id, change),
      onPassing: (change) => options.say({ type: 'passing', ...change }),
      onPassed: (id) => this.#pass(id),
      onState: (state) => this.#setState(state),
    });
    options.say({ type: 'leading' });
  }

  hear(wish: TabWish): void {
    if (wish.type === 'ping') this.#options.say({ type: 'state', state: this.#state });
    else this.#want(wish);
  }

  hurry(): void {
    this.#line.hurry();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopToken();
    this.#line.close();
  }

  #want({ tab, topics, begun }: Extract<TabWish, { type: 'wants' }>): void {
    if (!this.#wants.has(tab)) this.#options.onceGone(tab, () => this.#forget(tab));
    this.#wants.set(tab, topics);
    for (const topic of begun) this.#refused.delete(topic);
    const already = Object.keys(topics).flatMap((topic) => {
      const covered = this.#covered.get(topic);
      return covered ? [[topic, Math.max(covered.from, covered.last)] as const] : [];
    });
    if (already.length > 0) this.#options.say({ type: 'covered', from: Object.fromEntries(already) });
    this.#options.say({ type: 'state', state: this.#state });
    this.#reconsider();
  }

  #forget(tab: string): void {
    if (this.#isStopped) return;
    this.#wants.delete(tab);
    this.#reconsider();
  }

  #wanted(): Map<string, number | null> {
    const wanted = new Map<string, number | null>();
    for (const topics of this.#wants.values()) {
      for (const [topic, position] of Object.entries(topics)) {
        if (!this.#refused.has(topic)) wanted.set(topic, lower(wanted.get(topic), position));
      }
    }
    return wanted;
  }

  /** A new stream is opened only for topics that this one lacks; unused topics are dropped then. */
  #reconsider(): void {
    clearTimeout(this.#timer);
    const wanted = [...this.#wanted().keys()];
    if (wanted.length === 0) this.#timer = setTimeout(() => this.#close(), keepFor);
    else if (this.#isEnded || wanted.some((topic) => !this.#covered.has(topic))) {
      this.#timer = setTimeout(() => this.#open(), gatherFor);
    }
  }

  #close(): void {
    this.#covered.clear();
    this.#line.close();
  }

  #open(): void {
    this.#isEnded = false;
    const wanted = this.#wanted();
    for (const topic of this.#covered.keys()) if (!wanted.has(topic)) this.#covered.delete(topic);
    const goOnFrom = this.#covered.size > 0 ? this.#passed : null;
    const starts = [...wanted].filter(([topic]) => !this.#covered.has(topic)).map(([, start]) => start);
    const known = [goOnFrom, ...starts].filter((start) => start !== null);
    this.#line.open([...wanted.keys()], known.length > 0 ? Math.min(...known) : null);
  }

  #cover(id: number, topics: readonly string[]): void {
    const fresh = topics.filter((topic) => !this.#covered.has(topic));
    for (const topic of fresh) this.#covered.set(topic, { from: id, last: id });
    const from = Object.fromEntries(fresh.map((topic) => [topic, id]));
    if (fresh.length > 0) this.#options.say({ type: 'covered', from });
  }

  #reset(id: number, topics: readonly string[]): void {
    for (const topic of topics) this.#covered.set(topic, { from: id, last: id });
    this.#options.say({ type: 'reset', topics, from: id });
  }

  #withdraw(topic: string): void {
    this.#covered.delete(topic);
    this.#refused.add(topic);
    this.#options.say({ type: 'withdrawn', topic });
  }

  #tell(id: number, { topic, kind, data }: LiveChange): void {
    const covered = this.#covered.get(topic);
    if (!covered || id <= covered.last) return;
    covered.last = id;
    this.#options.say({ type: 'change', id, topic, kind, data });
  }

  #pass(id: number): void {
    this.#passed = id;
    if (Date.now() - this.#toldPassedAt >= passedEvery) this.#tellPassed();
  }

  #tellPassed(): void {
    this.#toldPassedAt = Date.now();
    if (this.#passed !== null) this.#options.say({ type: 'passed', id: this.#passed });
  }

  #setState(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.say({ type: 'state', state });
  }

  /**
   * The person changed, so access rights differ and everything is requested again. The old stream ends right away;
   * the next one waits briefly while screens stop watching private topics.
   */
  #onToken(): void {
    const token = this.#options.browser.token();
    if (token === this.#token) return;
    this.#token = token;
    this.#tellPassed();
    this.#refused.clear();
    this.#line.close();
    this.#isEnded = true;
    this.#reconsider();
  }
}

/** The lower of two positions; none at all is the lowest. */
function lower(one: number | null | undefined, other: number | null): number | null {
  if (one === undefined) return other;
  return one === null || other === null ? null : Math.min(one, other);
}
