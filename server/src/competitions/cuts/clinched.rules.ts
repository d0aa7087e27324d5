import type { Cut, CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import { entriesWhere } from '../ranking/places.rules.ts';
import { sortedByKeys } from '../ranking/sort-by-keys.rules.ts';
import type { CutRole } from './advancing.rules.ts';
import type { KeyBounds } from './bounds.rules.ts';

/** What is proven about an entry; null: nothing yet. */
export type Proof = Extract<CutState, 'clinched' | 'out'> | null;

export interface RaceField {
  readonly bounds: KeyBounds;
  /** The smallest and largest possible number of places. */
  readonly places: { readonly least: number; readonly most: number };
  readonly ties: Cut['ties'];
  readonly movesUp: boolean;
  readonly roleOf: (entry: number) => CutRole;
  /** Could rank above others at the cut; includes entries that left and may come back. */
  readonly isRival: (entry: number) => boolean;
  /** Can still take part, or did. */
  readonly mayGoOn: (entry: number) => boolean;
}

/**
 * What is proven in a race for places, by entry. Clinched: even if it scores nothing more and everyone else does their
 * best, fewer entries can end above it than there are places; entries that leave only make room. Out: whatever it does,
 * at least as many entries as there are places end above it, even if they score nothing more. If others move up when an
 * entry leaves, no one is out before the cut.
 */
export function proofs(field: RaceField): (entry: number) => Proof {
  const before = rivalsBefore(field);
  const behind = certainlyBefore(field);
  return (entry) => {
    if (field.roleOf(entry) !== 'candidate') return null;
    if (!field.mayGoOn(entry)) return 'out';
    if (isSure(field.bounds, entry) && before(keyOf(field.bounds, field.bounds.worst, entry), entry))
      return 'clinched';
    return !field.movesUp && behind(entry) ? 'out' : null;
  };
}

/** It has a final result, so it can't end without a score. The first number of a key says so. */
function isSure({ worst, width }: KeyBounds, entry: number): boolean {
  return worst[entry * width] === 0;
}

/** Whether an entry that ends with this key advances whatever the others do. */
export type EnoughKey = (key: ArrayLike<number>, entry: number) => boolean;

/** Whether fewer rivals than places can end above a key, or tied with it if ties don't advance. */
export function rivalsBefore({ bounds, places, ties, isRival }: RaceField): EnoughKey {
  const { best, width, isWhole } = bounds;
  const rivals = sortedByKeys(entriesWhere(best.length / width, isRival), best, width);
  const levelCounts = ties === 'none' || !isWhole;
  const isBefore = (rival: number, key: ArrayLike<number>) => {
    const order = compareWith(best, width, rival, key);
    return levelCounts ? order <= 0 : order < 0;
  };
  const first = rivals[places.least - 1];
  const next = rivals[places.least];
  return (key, entry) => {
    if (places.least === 0) return false;
    // The entry counts itself if its own best key is above this one.
    const isAmong = isRival(entry) && isBefore(entry, key);
    const decides = isAmong ? next : first;
    return decides === undefined || !isBefore(decides, key);
  };
}

/** For an entry that takes up a place: whether as many others as there are places end above it. */
function certainlyBefore({ bounds, places, ties, roleOf, mayGoOn }: RaceField): (entry: number) => boolean {
  const { best, worst, width, isWhole } = bounds;
  const takes = (entry: number) => roleOf(entry) !== 'none' && mayGoOn(entry);
  const others = sortedByKeys(entriesWhere(best.length / width, takes), worst, width);
  const levelCounts = ties === 'none' && isWhole;
  const isBefore = (other: number, entry: number) => {
    const order = compareWith(worst, width, other, keyOf(bounds, best, entry));
    return levelCounts ? order <= 0 : order < 0;
  };
  const last = others[places.most - 1];
  const next = others[places.most];
  return (entry) => {
    if (places.most === 0) return true;
    // The entry counts itself if its own worst key is above its best.
    const decides = isBefore(entry, entry) ? next : last;
    return decides !== undefined && isBefore(decides, entry);
  };
}

/** What a standard proves: reached even at the worst, or out of reach even at the best. */
export function standardProof(reachedAtWorst: boolean, reachedAtBest: boolean, mayGoOn: boolean): Proof {
  if (!mayGoOn || !reachedAtBest) return 'out';
  return reachedAtWorst ? 'clinched' : null;
}

/** All keys from an entry's on; only its own is compared. */
function keyOf({ width }: KeyBounds, keys: Float64Array, entry: number): Float64Array {
  return keys.subarray(entry * width);
}

function compareWith(keys: Float64Array, width: number, entry: number, key: ArrayLike<number>): number {
  for (let part = 0; part < width; part += 1) {
    const own = keys[entry * width + part] as number;
    const other = key[part] as number;
    if (own !== other) return own - other;
  }
  return 0;
}
