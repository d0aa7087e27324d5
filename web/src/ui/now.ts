let clock = (): number => Date.now();

/** Sets the clock for relative times, because a device's clock may be wrong. app/ sets the server's. */
export function chooseClock(next: () => number): void {
  clock = next;
}

/** Now, in ms. */
export function timeNow(): number {
  return clock();
}
