import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import type { MaybeViewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';

/** A thing as lists of many kinds show it. */
export interface SharedThing {
  readonly segment: ShareSegment;
  readonly id: string;
  readonly name: string;
  /** Where: `Rotterdam, Netherlands`. */
  readonly place: string;
  /** How much of it: `8 divisions, 412 registered`. */
  readonly size: string;
  /** Days on the calendar of its place; null for what has none. */
  readonly days: { readonly startsOn: string; readonly endsOn: string } | null;
  /** Going on this moment. */
  readonly live: boolean;
}

/** One of the things that can be shared (seed §2), registered by the domain that it belongs to. */
export interface SharedThingKind {
  readonly segment: ShareSegment;
  /** Those of these that this viewer can open, by id; null: a visitor. Ids that name nothing are left out. */
  readonly find: (
    parts: Parts,
    viewer: MaybeViewer,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, SharedThing>>;
  /** Public ones whose name has these words, the likeliest first. */
  readonly search: (parts: Parts, words: string, limit: number) => Promise<SharedThing[]>;
}
