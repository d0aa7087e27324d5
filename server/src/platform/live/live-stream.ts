import type { ServerResponse } from 'node:http';
import type { MaybeViewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';
import { comeBackAfter, heartbeat, type LiveFrame, notice, signOfLife } from './live-frames.ts';
import type { LiveRights } from './live-rights.ts';

export type CutReason = 'slow' | 'stalled' | 'session' | 'gap' | 'failed' | 'stopping';

export interface StreamOptions {
  readonly parts: Parts;
  readonly viewer: MaybeViewer;
  readonly topics: ReadonlySet<string>;
  readonly response: ServerResponse;
  readonly rights: LiveRights;
  readonly mostBytesWaiting: number;
  readonly onCut: (stream: LiveStream, reason: CutReason) => void;
  readonly onWithdrawn: (stream: LiveStream, topic: string) => void;
}

/**
 * One open stream. Events are written in the order in which they are offered, each only while its reader may
 * watch the topic; what has to wait for that answer holds back what comes after it. Until `release` all of
 * it waits, so that what was missed can be written first.
 */
export class LiveStream {
  viewer: MaybeViewer;
  /** When the session was last known to hold; `performance.now()`. */
  confirmedAt = performance.now();
  readonly topics: Set<string>;
  readonly parts: Parts;
  readonly #options: StreamOptions;
  readonly #waiting: LiveFrame[] = [];
  #bytesWaiting = 0;
  #isHeld = true;
  #isDraining = false;
  #isOver = false;
  /** Everything up to this number is written or not for this reader. */
  #upTo = 0;
  /** Bytes that the reader had taken at the last sign of life. */
  #takenBefore = 0;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.viewer = options.viewer;
    this.parts = options.parts;
    this.topics = new Set(options.topics);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Writes it now, or keeps it until it may be written. */
  offer(frame: LiveFrame): void {
    if (this.#isOver || this.#isWritten(frame)) return;
    const { rights, mostBytesWaiting } = this.#options;
    const isFree = !this.#isHeld && !this.#isDraining;
    if (isFree && rights.known(this.viewer, frame.topic)) {
      this.write(frame.bytes, frame.seq ?? undefined);
      return;
    }
    this.#waiting.push(frame);
    this.#bytesWaiting += frame.bytes.length;
    if (this.#bytesWaiting > mostBytesWaiting) this.cut('slow');
    else if (isFree) void this.#drain();
  }

  /** Writes past all waiting. Gives false when the reader should first take what it has. */
  write(bytes: Buffer, upTo = this.#upTo): boolean {
    if (this.#isOver) return false;
    this.#upTo = Math.max(this.#upTo, upTo);
    const { response, mostBytesWaiting } = this.#options;
    const hasRoom = response.write(bytes);
    if (response.writableLength > mostBytesWaiting) this.cut('slow');
    return hasRoom;
  }

  /** Resolves when the reader has taken what was written, or the stream is over. */
  async drained(): Promise<void> {
    const { response } = this.#options;
    if (this.#isOver || !response.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        response.off('drain', done).off('close', done);
        resolve();
      };
      response.on('drain', done).on('close', done);
    });
  }

  /** What was missed is written up to this number: what came meanwhile follows. */
  release(upTo: number): void {
    this.#upTo = Math.max(this.#upTo, upTo);
    this.#isHeld = false;
    void this.#drain();
  }

  /** A sign of life, with the number that the reader may go on from where all up to it was written. */
  beat(last: number): void {
    const { response } = this.#options;
    const taken = (response.socket?.bytesWritten ?? 0) - response.writableLength;
    const isStuck = response.writableLength > 0 && taken === this.#takenBefore;
    this.#takenBefore = taken;
    if (isStuck) this.cut('stalled');
    // While something waits, no number may be said that lies beyond it, nor one from before the beginning.
    const isIdle = !this.#isHeld && !this.#isDraining;
    if (isIdle) this.write(heartbeat(Math.max(this.#upTo, last)), last);
    else this.write(signOfLife);
  }

  /** Ends at once. The reader comes back if it may, and goes on from where it was. */
  cut(reason: CutReason): void {
    if (!this.over()) return;
    this.#options.onCut(this, reason);
    const { response } = this.#options;
    // What waits is not for the reader any more. Where nothing does, the browser sees a stream that ended, not a fault.
    if (response.writableLength > 0) response.destroy();
    else response.end();
  }

  /** Ends in good order and asks the reader to come back after so many milliseconds. */
  sendAway(milliseconds: number): void {
    const { response } = this.#options;
    if (!this.over()) return;
    this.#options.onCut(this, 'stopping');
    response.end(comeBackAfter(milliseconds));
  }

  /** Marks it as over; false when it already was. */
  over(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#waiting.length = 0;
    return true;
  }

  async #drain(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    try {
      for (let frame = this.#waiting[0]; frame && !this.#isOver; frame = this.#waiting[0]) {
        await this.#deliver(frame);
        this.#waiting.shift();
        this.#bytesWaiting -= frame.bytes.length;
      }
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a live stream could not ask for rights');
      this.cut('failed');
    } finally {
      this.#isDraining = false;
    }
  }

  async #deliver(frame: LiveFrame): Promise<void> {
    if (this.#isWritten(frame) || !this.topics.has(frame.topic)) return;
    const mayWatch = await this.#options.rights.ask(this.parts, this.viewer, frame.topic);
    if (mayWatch) this.write(frame.bytes, frame.seq ?? undefined);
    else this.withdraw(frame.topic);
  }

  #isWritten({ seq }: LiveFrame): boolean {
    return seq !== null && seq <= this.#upTo;
  }

  /** The reader may not watch this any more, or never could. */
  withdraw(topic: string): void {
    this.topics.delete(topic);
    this.#options.onWithdrawn(this, topic);
    this.write(notice('withdrawn', this.#upTo, { topic }));
  }
}
