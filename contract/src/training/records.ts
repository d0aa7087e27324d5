import type { Figures, SetKind } from './plan.schema.ts';

/** A set as far as records need it. */
export interface RecordSet extends Figures {
  readonly kind: SetKind;
  readonly day: string;
  readonly from?: RecordSource | undefined;
}

/** The competition that a best is from. */
export interface RecordSource {
  readonly competitionId: string;
  readonly competition: string;
}

interface Best {
  readonly day: string;
  /** Missing where it was logged in training. */
  readonly from?: RecordSource | undefined;
}

export interface LoadBest extends Best {
  readonly grams: number;
  readonly reps: number;
}

/** The best of one exercise. Warm-ups don't count. Of two equal ones the earlier counts. */
export interface Bests {
  /** The highest one-rep max, lifted or estimated. */
  readonly max: LoadBest | null;
  /** The most reps at each load: no other set has as much of both. The heaviest first. */
  readonly loads: readonly LoadBest[];
  /** The most reps without a load. */
  readonly reps: { readonly reps: number; readonly day: string } | null;
  readonly seconds: (Best & { readonly seconds: number }) | null;
  readonly meters: (Best & { readonly meters: number }) | null;
  /** The least time for each distance, the shortest first. */
  readonly paces: readonly (Best & { readonly meters: number; readonly seconds: number })[];
  /** The most load × reps of one workout. */
  readonly volume: { readonly grams: number; readonly day: string } | null;
}

export const noBests: Bests = {
  max: null,
  loads: [],
  reps: null,
  seconds: null,
  meters: null,
  paces: [],
  volume: null,
};

/** The formula that estimates a one-rep max, as people know it. */
export const maxFormula = 'Epley';
export const mostRepsEstimated = 10;

/**
 * The one-rep max by Epley's formula, load × (1 + reps ÷ 30), in whole grams; one rep is the load itself. Null outside
 * of 1 to 10 reps, where the formula is known to mislead.
 */
export function estimatedMax({
  grams,
  reps,
}: {
  readonly grams: number;
  readonly reps: number;
}): number | null {
  if (reps < 1 || reps > mostRepsEstimated || grams <= 0) return null;
  return reps === 1 ? grams : Math.round((grams * (30 + reps)) / 30);
}

/** The load × reps of these sets, in grams. */
export function volumeOf(sets: readonly (Figures & { readonly kind: SetKind })[]): number {
  return sets.reduce(
    (sum, { kind, grams, reps }) => (kind === 'warm_up' ? sum : sum + (grams ?? 0) * (reps ?? 0)),
    0,
  );
}

/** The best of sets of one exercise. */
export function bestsOf(sets: readonly RecordSet[]): Bests {
  return sets.reduce((bests, set) => mergeBests(bests, bestsOfOne(set)), noBests);
}

function bestsOfOne({ kind, day, from, grams, reps, seconds, meters }: RecordSet): Bests {
  if (kind === 'warm_up') return noBests;
  const on = from ? { day, from } : { day };
  const load = grams !== null && grams > 0 && reps !== null ? { grams, reps, ...on } : null;
  return {
    max: load && estimatedMax(load) !== null ? load : null,
    loads: load ? [load] : [],
    reps: load === null && reps !== null ? { reps, day } : null,
    seconds: meters === null && seconds !== null ? { seconds, ...on } : null,
    meters: meters === null ? null : { meters, ...on },
    paces: meters === null || seconds === null ? [] : [{ meters, seconds, ...on }],
    volume: null,
  };
}

/** The better of both, in whichever order. */
export function mergeBests(one: Bests, other: Bests): Bests {
  return {
    max: better(one.max, other.max, (load) => estimatedMax(load) ?? 0),
    loads: front([...one.loads, ...other.loads]),
    reps: better(one.reps, other.reps, ({ reps }) => reps),
    seconds: better(one.seconds, other.seconds, ({ seconds }) => seconds),
    meters: better(one.meters, other.meters, ({ meters }) => meters),
    paces: fastest([...one.paces, ...other.paces]),
    volume: better(one.volume, other.volume, ({ grams }) => grams),
  };
}

function better<Best extends { readonly day: string }>(
  one: Best | null,
  other: Best | null,
  worth: (best: Best) => number,
): Best | null {
  if (!one || !other) return one ?? other;
  const by = worth(one) - worth(other);
  if (by !== 0) return by > 0 ? one : other;
  if (one.day !== other.day) return one.day < other.day ? one : other;
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other;
}

function front(loads: readonly LoadBest[]): LoadBest[] {
  const sorted = loads.toSorted(
    (one, other) => other.grams - one.grams || other.reps - one.reps || one.day.localeCompare(other.day),
  );
  const kept: LoadBest[] = [];
  for (const load of sorted) if (load.reps > (kept.at(-1)?.reps ?? 0)) kept.push(load);
  return kept;
}

function fastest(paces: Bests['paces']): Bests['paces'] {
  const sorted = paces.toSorted(
    (one, other) =>
      one.meters - other.meters || one.seconds - other.seconds || one.day.localeCompare(other.day),
  );
  return sorted.filter(({ meters }, index) => meters !== sorted[index - 1]?.meters);
}

export const recordKinds = ['max', 'reps', 'seconds', 'meters', 'pace', 'volume'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * Which records a set breaks. The first set of an exercise breaks none: there is nothing yet to be better than.
 * `volume` is that of the exercise in this workout, with the set.
 */
export function brokenRecords(before: Bests, set: RecordSet, volume: number): RecordKind[] {
  if (set.kind === 'warm_up') return [];
  const { grams, reps, seconds, meters } = set;
  const broken: RecordKind[] = [];
  if (grams !== null && grams > 0 && reps !== null) {
    const max = estimatedMax({ grams, reps });
    const maxBefore = before.max && estimatedMax(before.max);
    if (max !== null && maxBefore !== null && max > maxBefore) broken.push('max');
    const isTopped = before.loads.some((load) => load.grams >= grams && load.reps >= reps);
    if (before.loads.length > 0 && !isTopped) broken.push('reps');
  } else if (reps !== null && before.reps && reps > before.reps.reps) broken.push('reps');
  if (meters === null && seconds !== null && before.seconds && seconds > before.seconds.seconds)
    broken.push('seconds');
  if (meters !== null && before.meters && meters > before.meters.meters) broken.push('meters');
  const pace = before.paces.find((known) => known.meters === meters);
  if (pace && seconds !== null && seconds < pace.seconds) broken.push('pace');
  if (before.volume && volume > before.volume.grams) broken.push('volume');
  return broken;
}
