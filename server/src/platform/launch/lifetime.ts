import type { Log } from '../log/log.ts';

/** Calls and jobs under way get so many seconds to finish. */
export const patience = 10;

/** Somebody asked for the end while we were still beginning. */
export class EndAsked extends Error {}

/** All that a process begins, one thing on top of the other, and ends again in the reverse order. */
export class Lifetime {
  readonly #log: Log;
  readonly #endings: { name: string; end: () => Promise<void> }[] = [];
  #isEndAsked = false;
  #ending: Promise<void> | null = null;
  readonly #cut = new AbortController();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Begins the next thing and remembers how it ends. Throws `EndAsked` when nothing more is to begin. */
  async begin<T>(name: string, start: () => T | Promise<T>, end?: (begun: T) => Promise<void>): Promise<T> {
    if (this.#isEndAsked) throw new EndAsked();
    const began = performance.now();
    const begun = await start();
    if (end !== undefined) this.#endings.push({ name, end: () => end(begun) });
    this.#log.debug({ thing: name, milliseconds: since(began) }, 'Begun');
    if (this.#isEndAsked) throw new EndAsked();
    return begun;
  }

  /** Ends everything, once, however often it is called. One that fails does not keep the next from its turn. */
  end(): Promise<void> {
    this.#isEndAsked = true;
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  /** From now on nothing more begins: whoever is beginning meets `EndAsked` and calls `end`. */
  askForEnd(): void {
    this.#isEndAsked = true;
  }

  get isEnding(): boolean {
    return this.#ending !== null;
  }

  /** Aborted when the end may not wait any longer for what is under way. */
  get cut(): AbortSignal {
    return this.#cut.signal;
  }

  cutShort(): void {
    this.#cut.abort();
  }

  async #endAll(): Promise<void> {
    for (const { name, end } of this.#endings.toReversed()) {
      const began = performance.now();
      await end().catch((err: unknown) => this.#log.error({ err, thing: name }, 'Ending failed'));
      this.#log.debug({ thing: name, milliseconds: since(began) }, 'Ended');
    }
  }
}

/** Ends in order, or, once there is no time for that, as `atOnce` says. */
export async function patiently(
  inOrder: () => Promise<void>,
  cut: AbortSignal,
  atOnce: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (cut.aborted) return atOnce();
  const { promise: isCut, resolve } = Promise.withResolvers<void>();
  cut.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([inOrder(), isCut.then(atOnce)]);
}

function since(moment: number): number {
  return Math.round(performance.now() - moment);
}
