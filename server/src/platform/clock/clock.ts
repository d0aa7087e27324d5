/** The only source of the present moment, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export class TestClock implements Clock {
  #now: number;

  constructor(start = '2026-06-01T09:00:00.000Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves forward by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  set(moment: string): void {
    this.#now = Date.parse(moment);
  }
}
