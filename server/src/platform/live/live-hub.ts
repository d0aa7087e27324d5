import { type LiveEvent, rightsKind } from '../live-events/live-outbox.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Parts } from '../parts.ts';
import { frameOf, type LiveFrame, passingFrame } from './live-frames.ts';
import type { LivePace } from './live-pace.ts';
import type { PassingMessage } from './live-passing.ts';
import type { LiveRights } from './live-rights.ts';
import type { CutReason, LiveStream } from './live-stream.ts';
import type { ViewersOfSessions } from './live-topics.ts';

export interface HubOptions {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'streams' | 'streamsCut'>;
  readonly pace: LivePace;
  readonly rights: LiveRights;
  readonly viewersOf: ViewersOfSessions;
  /** The last event that was handed out. */
  readonly last: () => number;
}

/** All open streams of this process, by topic. */
export class LiveHub {
  readonly #options: HubOptions;
  readonly #streams = new Map<LiveStream, { readonly slot: number; readonly leave: () => void }>();
  readonly #watchers = new Map<string, Set<LiveStream>>();
  #timers: NodeJS.Timeout[] = [];
  #beats = 0;
  #isChecking = false;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  start(): void {
    const { heartbeatEvery, checkSessionsEvery } = this.#options.pace;
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatEvery / beatSlots),
      setInterval(() => void this.#checkSessions(), checkSessionsEvery),
    ];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** From now on the stream is offered what happens. `leave` is called once, when it is over. */
  attach(stream: LiveStream, leave: () => void): void {
    this.#streams.set(stream, { slot: this.#streams.size % beatSlots, leave });
    for (const topic of stream.topics) {
      const watchers = this.#watchers.get(topic) ?? new Set();
      this.#watchers.set(topic, watchers.add(stream));
    }
    this.#options.metrics.streams.set(this.#streams.size);
  }

  detach(stream: LiveStream): void {
    stream.over();
    this.#streams.get(stream)?.leave();
    if (!this.#streams.delete(stream)) return;
    for (const topic of stream.topics) this.unwatch(stream, topic);
    this.#options.metrics.streams.set(this.#streams.size);
  }

  unwatch(stream: LiveStream, topic: string): void {
    const watchers = this.#watchers.get(topic);
    watchers?.delete(stream);
    if (watchers?.size === 0) this.#watchers.delete(topic);
  }

  isWatched(topic: string): boolean {
    return this.#watchers.has(topic);
  }

  /** A stream that was cut leaves by itself; this counts it. */
  wasCut(stream: LiveStream, reason: CutReason): void {
    this.#options.metrics.streamsCut.inc({ reason });
    this.detach(stream);
  }

  handOut(event: LiveEvent): void {
    if (event.kind === rightsKind) this.#endRights(event.topic);
    this.#offer(event.topic, () => frameOf(event));
  }

  /** What isn't stored. */
  handPast({ topics, kind, data }: PassingMessage): void {
    for (const topic of topics) this.#offer(topic, () => passingFrame({ topic, kind, data }));
  }

  #offer(topic: string, write: () => LiveFrame): void {
    const watchers = this.#watchers.get(topic);
    if (!watchers) return;
    const frame = write();
    for (const stream of watchers) stream.offer(frame);
  }

  /** Those of the session or person come back and are let in as what they are now; watchers are asked for again. */
  #endRights(topic: string): void {
    this.#options.rights.forget(topic);
    for (const stream of [...this.#streams.keys()]) {
      const { viewer } = stream;
      const theirs = viewer && [`session:${viewer.sessionId}`, `person:${viewer.personId}`];
      if (theirs?.includes(topic)) stream.cut('session');
    }
  }

  /** They come back at once and learn whether they can go on. */
  cutAll(reason: CutReason): void {
    for (const stream of [...this.#streams.keys()]) stream.cut(reason);
  }

  /** Spread over some seconds, so that the other processes are not overrun. */
  sendAllAway(): void {
    for (const stream of [...this.#streams.keys()]) stream.sendAway(Math.round(500 + Math.random() * 3_500));
  }

  /** A part of the streams each time: five thousand at once would hold up everything else. */
  #beat(): void {
    this.#options.rights.sweep();
    this.#beats += 1;
    const last = this.#options.last();
    for (const [stream, { slot }] of this.#streams) {
      if (slot === this.#beats % beatSlots) stream.beat(last);
    }
  }

  async #checkSessions(): Promise<void> {
    const signedIn = [...this.#streams.keys()].filter((stream) => stream.viewer !== null);
    const parts = signedIn[0]?.parts;
    if (!parts || this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#confirm(parts, signedIn);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the sessions behind live streams could not be checked');
      this.#cutUnconfirmed(signedIn);
    } finally {
      this.#isChecking = false;
    }
  }

  async #confirm(parts: Parts, streams: readonly LiveStream[]): Promise<void> {
    const askedAt = performance.now();
    const ids = new Set(streams.flatMap(({ viewer }) => (viewer ? [viewer.sessionId] : [])));
    const viewers = await this.#options.viewersOf(parts, [...ids]);
    for (const stream of streams) {
      const viewer = stream.viewer && viewers.get(stream.viewer.sessionId);
      if (!viewer) {
        stream.cut('session');
        continue;
      }
      stream.viewer = viewer;
      stream.confirmedAt = askedAt;
    }
  }

  /** While the database is away nothing new comes either; but nobody is trusted for long. */
  #cutUnconfirmed(streams: readonly LiveStream[]): void {
    const oldest = performance.now() - 3 * this.#options.pace.checkSessionsEvery;
    for (const stream of streams) if (stream.confirmedAt < oldest) stream.cut('session');
  }
}

const beatSlots = 15;
