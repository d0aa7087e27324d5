import type { Log } from '../log/log.ts';

/** Seconds that calls and jobs in progress get to finish. */
export const patience = 10;

/** The process was asked to stop while it was still starting. */
export class EndAsked extends Error {}

/** Everything a process starts, in order, and stops in reverse order. */
export class Lifetime {
  readonly #log: Log;
  readonly #endings: { name: string; end: () => Promise<void> }[] = [];
  #isEndAsked = false;
  #ending: Promise<void> | null = null;
  readonly #cut = new AbortController();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts the next thing and remembers how to stop it. Throws `EndAsked` if nothing more may start. */
  async begin<T>(name: string, start: () => T | Promise<T>, end?: (begun: T) => Promise<void>): Promise<T> {
    if (this.#isEndAsked) throw new EndAsked();
    const began = performance.now();
    const begun = await start();
    if (end !== undefined) this.#endings.push({ name, end: () => end(begun) });
    this.#log.debug({ thing: name, milliseconds: since(began) }, 'Begun');
    if (this.#isEndAsked) throw new EndAsked();
    return begun;
  }

  /** Stops everything, once, however often it is called. A failure doesn't keep the rest from stopping. */
  end(): Promise<void> {
    this.#isEndAsked = true;
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  /** From now on nothing more starts: the code that is starting gets `EndAsked` and calls `end`. */
  askForEnd(): void {
    this.#isEndAsked = true;
  }

  get isEnding(): boolean {
    return this.#ending !== null;
  }

  /** Aborted when shutdown can no longer wait for work in progress. */
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

/** Stops gracefully, or as `atOnce` says if there is no time left. */
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
