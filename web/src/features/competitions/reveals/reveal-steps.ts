import type { RevealedPlace } from '@chalkline/contract/competitions/reveal.schema.ts';

interface Steps {
  /** The next place to show, towards the first; null: all are shown. */
  readonly next: RevealedPlace | null;
  /** What is the best place shown after one step back; undefined: nothing to take back. */
  readonly back: number | null | undefined;
  /** The hidden places in the order they are shown. */
  readonly hidden: readonly RevealedPlace[];
}

/** What can be shown next. `places` are all of them, best first. */
export function stepsFrom(places: readonly RevealedPlace[], shownFrom: number | null): Steps {
  const hidden = places.filter(({ place }) => shownFrom === null || place < shownFrom).reverse();
  const earlier = places.find(({ place }) => shownFrom !== null && place > shownFrom);
  return {
    next: hidden[0] ?? null,
    back: shownFrom === null ? undefined : (earlier?.place ?? null),
    hidden,
  };
}
