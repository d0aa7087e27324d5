import { networkOf } from '../http/network.ts';
import { tooManyRequests } from '../http/refusal.ts';
import type { MaybeViewer } from '../http/viewer.ts';
import type { LivePace } from './live-pace.ts';

/** How many streams each person and each visitor's network has on this process. */
export class StreamCounts {
  readonly #pace: LivePace;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(pace: LivePace) {
    this.#pace = pace;
  }

  /** Counts one more and gives the way to take it back. Throws 429 when there are too many. */
  enter(viewer: MaybeViewer, address: string): () => void {
    const { streamsPerPerson, streamsPerAddress, streamsInAll } = this.#pace;
    const key = viewer?.personId ?? networkOf(address);
    const now = this.#counts.get(key) ?? 0;
    if (now >= (viewer ? streamsPerPerson : streamsPerAddress) || this.#all >= streamsInAll) {
      throw tooManyRequests(15);
    }
    this.#counts.set(key, now + 1);
    this.#all += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#all -= 1;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
