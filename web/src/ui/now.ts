let clock = (): number => Date.now();

/** Sets the clock for relative times, because a device's clock may be wrong. app/ sets the server's. */
export function chooseClock(next: () => number): void {
  clock = next;
}

/** Now, in ms. */
export function timeNow(): number {
  return clock();
}

/** The day that it is here. */
export function today(): string {
  const at = new Date(timeNow());
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
