import type { CardSegment } from '@chalkline/contract/share-links.ts';
import { shareAddress } from '@chalkline/contract/share-links.ts';
import type { MaybeViewer } from '../http/viewer.ts';
import type { Parts } from '../parts.ts';
import type { SharedThingKind } from './shared-things.ts';

/** A thing as a post that links to it shows it to who can open it. */
export interface PostCard {
  readonly name: string;
  /** Where it belongs: `Rotterdam, Netherlands`, or the competition of a workout. */
  readonly place: string;
  /** How much of it, or how it went. */
  readonly size: string;
  /** Its address inside the app. */
  readonly to: string;
}

/** A kind of things that posts show cards of, registered by the domain that it belongs to. */
export interface PostCardKind {
  readonly segment: CardSegment;
  /** Those of these that the reader can open, by id; null: a visitor. Ids that name nothing are left out. */
  readonly find: (
    parts: Parts,
    reader: MaybeViewer,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, PostCard>>;
}

/** What can be shared also has cards. */
export function cardsOfShared({ segment, find }: SharedThingKind): PostCardKind {
  return {
    segment,
    find: async (parts, reader, ids) =>
      new Map(
        [...(await find(parts, reader, ids))].map(([id, { name, place, size }]) => [
          id,
          { name, place, size, to: shareAddress(segment, id) },
        ]),
      ),
  };
}
