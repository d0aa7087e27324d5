import type { MaybeViewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';
import type { MayWatch } from './live-topics.ts';

interface Verdict {
  /** When it was asked for, in milliseconds: what is revoked later is not in it. */
  readonly askedAt: number;
  readonly answer: Promise<boolean>;
  settled: boolean | undefined;
}

/**
 * Who may watch what, asked at delivery and believed for a moment, so that one score on a thousand boards is
 * one question and not a thousand. When rights end, their event makes an answer forgotten before anything later is
 * delivered. A visitor's answer is asked for first and holds for everybody.
 */
export class LiveRights {
  readonly #mayWatch: MayWatch;
  readonly #trustFor: number;
  readonly #verdicts = new Map<string, Verdict>();
  #changes = 0;

  /** `trustFor`: milliseconds that an answer is believed. */
  constructor(mayWatch: MayWatch, trustFor: number) {
    this.#mayWatch = mayWatch;
    this.#trustFor = trustFor;
  }

  /** The answer where it is known, else undefined. */
  known(viewer: MaybeViewer, topic: string): boolean | undefined {
    const everybody = this.#fresh(keyOf(null, topic))?.settled;
    if (everybody || viewer === null) return everybody;
    return this.#fresh(keyOf(viewer, topic))?.settled;
  }

  /** How many events said that rights ended: an answer that was asked for before one of them is worth nothing. */
  get changes(): number {
    return this.#changes;
  }

  /** Rights to this topic have ended for somebody, or those of a session or person: `session:<id>`. */
  forget(topic: string): void {
    this.#changes += 1;
    for (const key of this.#verdicts.keys()) {
      if (key === topic || key.startsWith(`${topic} `)) this.#verdicts.delete(key);
    }
  }

  /** At delivery: an answer of a moment ago will do, unless rights ended meanwhile. */
  async ask(parts: Parts, viewer: MaybeViewer, topic: string): Promise<boolean> {
    for (;;) {
      const before = this.#changes;
      const everybody = await this.#verdict(parts, null, topic);
      const answer = everybody || (viewer !== null && (await this.#verdict(parts, viewer, topic)));
      if (before === this.#changes) return answer;
    }
  }

  /** At the beginning: who was let in a moment ago must not be sent away by an older no. */
  async askAgain(parts: Parts, viewer: MaybeViewer, topic: string): Promise<boolean> {
    for (const key of [keyOf(null, topic), keyOf(viewer, topic)]) {
      if (this.#verdicts.get(key)?.settled === false) this.#verdicts.delete(key);
    }
    return this.ask(parts, viewer, topic);
  }

  /** Forgets what is not believed any more. */
  sweep(): void {
    for (const key of this.#verdicts.keys()) {
      if (!this.#fresh(key)) this.#verdicts.delete(key);
    }
  }

  #verdict(parts: Parts, viewer: MaybeViewer, topic: string): Promise<boolean> {
    const key = keyOf(viewer, topic);
    const fresh = this.#fresh(key);
    if (fresh) return fresh.answer;
    const asked: Verdict = {
      askedAt: performance.now(),
      answer: this.#mayWatch(parts, viewer, topic),
      settled: undefined,
    };
    this.#verdicts.set(key, asked);
    asked.answer.then(
      (answer) => {
        asked.settled = answer;
      },
      () => {
        if (this.#verdicts.get(key) === asked) this.#verdicts.delete(key);
      },
    );
    return asked.answer;
  }

  #fresh(key: string): Verdict | undefined {
    const verdict = this.#verdicts.get(key);
    return verdict && performance.now() - verdict.askedAt < this.#trustFor ? verdict : undefined;
  }
}

function keyOf(viewer: MaybeViewer, topic: string): string {
  return viewer ? `${topic} ${viewer.personId}` : topic;
}
