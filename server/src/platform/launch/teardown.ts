import type { Log } from '../log/log.ts';

interface Step {
  name: string;
  run(): Promise<void>;
}

/** What has to be ended, in the reverse order of its beginning. */
export class Teardown {
  #steps: Step[] = [];
  #running: Promise<void> | null = null;
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  add(name: string, run: () => Promise<void>): void {
    this.#steps.push({ name, run });
  }

  /** Ends everything, once, however often it is called. A step that fails does not keep the next from its turn. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    for (const { name, run } of this.#steps.toReversed()) {
      const began = performance.now();
      await run().catch((err: unknown) => this.#log.error({ err, step: name }, 'Ending failed'));
      this.#log.info({ step: name, milliseconds: Math.round(performance.now() - began) }, 'Ended');
    }
  }
}
