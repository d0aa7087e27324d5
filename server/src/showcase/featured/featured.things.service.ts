import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import type { SharedThing, SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';

export interface ThingNamed {
  readonly kind: ShareSegment;
  readonly thingId: string;
}

/** What a visitor may see of these, one question for each kind; null for what they may not. */
export async function publicThings(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  named: readonly ThingNamed[],
): Promise<(SharedThing | null)[]> {
  const found = new Map<ShareSegment, ReadonlyMap<string, SharedThing>>();
  for (const kind of kinds) {
    const ids = named.filter((one) => one.kind === kind.segment).map(({ thingId }) => thingId);
    if (ids.length > 0) found.set(kind.segment, await kind.find(parts, null, ids));
  }
  return named.map(({ kind, thingId }) => found.get(kind)?.get(thingId) ?? null);
}

/** Public things of every kind by the words of their names, those of one kind after those of another. */
export async function searchPublicThings(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  words: string,
): Promise<SharedThing[]> {
  const found: SharedThing[] = [];
  for (const kind of kinds) found.push(...(await kind.search(parts, words, searchedAtMost)));
  return found;
}

const searchedAtMost = 10;
