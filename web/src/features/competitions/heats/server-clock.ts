/** One answer of the server: what its clock showed, and when it was asked and heard by this device's clock. */
export interface ClockSample {
  readonly askedAt: number;
  readonly heardAt: number;
  readonly serverAt: number;
}

/**
 * How much the server's clock is ahead of this device's, in ms. The answer was on its way for half of the time, so the
 * quickest answer says it best: it can be wrong by no more than half of what that one took.
 */
export function clockOffset(samples: readonly ClockSample[]): number {
  const best = samples.reduce<ClockSample | null>(
    (quickest, sample) => (quickest === null || tookOf(sample) < tookOf(quickest) ? sample : quickest),
    null,
  );
  return best ? best.serverAt - (best.askedAt + best.heardAt) / 2 : 0;
}

function tookOf({ askedAt, heardAt }: ClockSample): number {
  return heardAt - askedAt;
}
