/** A heat that seeding leaves as it is, and where it was. */
export interface KeptHeat<Heat> {
  readonly heat: Heat;
  /** It began: it stays before everything that is new. */
  readonly started: boolean;
  /** Heats after it that seeding replaced. */
  readonly replacedAfter: number;
}

/**
 * New heats around those that stay. What has started comes first; a locked heat keeps as many new ones behind it as it
 * had, so a locked final stays the final.
 */
export function aroundKept<Heat>(fresh: readonly Heat[], kept: readonly KeptHeat<Heat>[]): Heat[] {
  const started = kept.filter((one) => one.started).map(({ heat }) => heat);
  const locked = kept.filter((one) => !one.started);
  const woven: Heat[] = [];
  let next = 0;
  for (const { heat, replacedAfter } of locked) {
    const before = Math.max(next, fresh.length - replacedAfter);
    woven.push(...fresh.slice(next, before), heat);
    next = before;
  }
  return [...started, ...woven, ...fresh.slice(next)];
}
