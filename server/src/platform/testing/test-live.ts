import type { Transaction } from '../database/database.ts';
import type { Live, LiveMessage } from '../live-events/live.ts';
import { rereadKind } from '../live-events/live-outbox.ts';

/** Live messages for tests: what was published by transactions that committed, oldest first. */
export class TestLive implements Live {
  readonly published: LiveMessage[] = [];
  /** What was passed without being stored, oldest first. */
  readonly passed: LiveMessage[] = [];
  /** Topics that somebody seems to follow. */
  readonly watched = new Set<string>();

  async publish(tx: Transaction, message: LiveMessage): Promise<void> {
    tx.afterCommit(() => this.published.push(message));
  }

  async publishToMany(
    tx: Transaction,
    topics: readonly string[],
    message: Pick<LiveMessage, 'kind' | 'data'>,
  ): Promise<void> {
    for (const topic of topics) await this.publish(tx, { topic, ...message });
  }

  async pass(topics: readonly string[], message: Pick<LiveMessage, 'kind' | 'data'>): Promise<void> {
    for (const topic of topics) this.passed.push({ topic, ...message });
  }

  async revoke(tx: Transaction, topics: readonly string[]): Promise<void> {
    tx.afterCommit(() => {
      for (const [at, { topic }] of this.published.entries()) {
        if (topics.includes(topic)) this.published[at] = { topic, kind: rereadKind, data: null };
      }
    });
  }

  async position(): Promise<string> {
    return String(this.published.length);
  }

  async reached(): Promise<string> {
    return this.position();
  }

  isWatched(topic: string): boolean {
    return this.watched.has(topic);
  }
}
