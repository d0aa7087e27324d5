import type { CardSegment } from '@chalkline/contract/share-links.ts';
import { shareAddress } from '@chalkline/contract/share-links.ts';
import type { Parts } from '../parts.ts';
import type { SharedThingKind } from './shared-things.ts';

/** A thing that everybody may see, as a post that links to it shows it. */
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
  /** Those of these that a visitor may see, by id. Ids that name nothing are left out. */
  readonly find: (parts: Parts, ids: readonly string[]) => Promise<ReadonlyMap<string, PostCard>>;
}

/** What can be shared also has cards. */
export function cardsOfShared({ segment, find }: SharedThingKind): PostCardKind {
  return {
    segment,
    find: async (parts, ids) =>
      new Map(
        [...(await find(parts, ids))].map(([id, { name, place, size }]) => [
          id,
          { name, place, size, to: shareAddress(segment, id) },
        ]),
      ),
  };
}
