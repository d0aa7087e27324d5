/** The only source of the current time, so that tests can control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A stopped clock that tests move by hand. */
export class TestClock implements Clock {
  #now: number;

  constructor(start = '2026-06-01T09:00:00.000Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves forward by this many milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  set(moment: string): void {
    this.#now = Date.parse(moment);
  }
}
