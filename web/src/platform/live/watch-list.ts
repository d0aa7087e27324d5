import type { WatchOptions } from './live-ports.ts';
import type { LeaderWord, Positions } from './tab-messages.ts';

interface Watch {
  readonly topic: string;
  readonly options: WatchOptions;
  /** Everything up to this number has been seen. */
  position: number | null;
  /** From the position on nothing was left out. */
  isCovered: boolean;
}

/** What the screens of this tab watch, and how far each has seen. */
export class WatchList {
  readonly #watches = new Set<Watch>();
  #begun = new Set<string>();

  add(topic: string, options: WatchOptions): () => void {
    const { since } = options;
    const watch: Watch = { topic, options, position: since ? Number(since) : null, isCovered: false };
    this.#watches.add(watch);
    this.#begun.add(topic);
    return () => this.#watches.delete(watch);
  }

  get isEmpty(): boolean {
    return this.#watches.size === 0;
  }

  /** The lowest position by topic, because the stream must start at the oldest one. */
  positions(): Positions {
    const positions: Record<string, number | null> = {};
    for (const { topic, position } of this.#watches) {
      const other = positions[topic];
      const isLower = other === undefined || (other !== null && (position === null || position < other));
      if (isLower) positions[topic] = position;
    }
    return positions;
  }

  /** The topics that began to be watched since this was asked last. */
  takeBegun(): string[] {
    const begun = [...this.#begun];
    this.#begun = new Set();
    return begun;
  }

  /** The tab receives no events for a while, so the next ones may have a gap. */
  uncover(): void {
    for (const watch of this.#watches) watch.isCovered = false;
  }

  hear(word: LeaderWord): void {
    if (word.type === 'change') this.#change(word);
    else if (word.type === 'passing') {
      for (const { options } of this.#of(word.topic))
        options.onPassing?.({ kind: word.kind, data: word.data });
    } else if (word.type === 'passed') this.#pass(word.id);
    else if (word.type === 'withdrawn') this.#withdraw(word.topic);
    else if (word.type === 'covered') {
      for (const [topic, from] of Object.entries(word.from)) this.#cover(topic, from);
    } else if (word.type === 'reset') {
      for (const watch of this.#of(...word.topics)) reread(watch, word.from);
    }
  }

  #of(...topics: readonly string[]): Watch[] {
    return [...this.#watches].filter(({ topic }) => topics.includes(topic));
  }

  #cover(topic: string, from: number): void {
    for (const watch of this.#of(topic)) {
      if (watch.position === null || watch.position < from) reread(watch, from);
      else watch.isCovered = true;
    }
  }

  #change({ id, topic, kind, data }: Extract<LeaderWord, { type: 'change' }>): void {
    for (const watch of this.#of(topic)) {
      // Topics that aren't covered may be missing earlier events; `covered` decides what to do.
      if (!watch.isCovered || (watch.position !== null && id <= watch.position)) continue;
      watch.position = id;
      watch.options.onEvent({ id, kind, data });
    }
  }

  #pass(id: number): void {
    for (const watch of this.#watches) {
      if (watch.isCovered) watch.position = Math.max(watch.position ?? 0, id);
    }
  }

  /** Fetching again shows what is left, usually a 404. */
  #withdraw(topic: string): void {
    for (const watch of this.#of(topic)) {
      watch.isCovered = false;
      watch.options.onReset();
    }
  }
}

function reread(watch: Watch, from: number): void {
  watch.position = from;
  watch.isCovered = true;
  watch.options.onReset();
}
