let clock = (): number => Date.now();

/** Sets the clock that relative times go by: a device may be wrong by a day. app/ gives the server's. */
export function chooseClock(next: () => number): void {
  clock = next;
}

/** Now, in ms. */
export function timeNow(): number {
  return clock();
}
