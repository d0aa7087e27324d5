import type { VectorItem, VectorMatch, VectorStore } from './vector-store.ts';

/** Holds all vectors in memory and compares each of them: exact, and quick enough for some ten thousand. */
export function memoryStore(dimensions: number): VectorStore {
  let rows = new Float32Array(0);
  const items: Pick<VectorItem, 'id' | 'kind'>[] = [];
  const places = new Map<string, number>();

  function put({ id, kind, vector }: VectorItem): void {
    if (vector.length !== dimensions) throw new Error(`A vector needs ${dimensions} dimensions.`);
    const place = places.get(id) ?? items.length;
    if ((place + 1) * dimensions > rows.length) {
      const grown = new Float32Array(Math.max(rows.length * 2, dimensions * 1024));
      grown.set(rows);
      rows = grown;
    }
    rows.set(vector, place * dimensions);
    items[place] = { id, kind };
    places.set(id, place);
  }

  function likenessAt(place: number, vector: Float32Array): number {
    const from = place * dimensions;
    let sum = 0;
    for (let at = 0; at < dimensions; at += 1) sum += (rows[from + at] ?? 0) * (vector[at] ?? 0);
    return sum;
  }

  /** The last item takes the place of the one that goes. */
  function drop(id: string): void {
    const place = places.get(id);
    if (place === undefined) return;
    const last = items.pop();
    places.delete(id);
    if (!last || last.id === id) return;
    items[place] = last;
    places.set(last.id, place);
    rows.copyWithin(place * dimensions, items.length * dimensions, (items.length + 1) * dimensions);
  }

  return {
    upsert: async (added) => {
      for (const item of added) put(item);
    },
    query: async (vector, most, filter) => {
      const found: VectorMatch[] = [];
      for (const [place, { id, kind }] of items.entries()) {
        if (filter && filter.kind !== kind) continue;
        const likeness = likenessAt(place, vector);
        if (found.length < most || likeness > (found.at(-1)?.likeness ?? 0))
          keepBest(found, { id, likeness }, most);
      }
      return found;
    },
    delete: async (ids) => {
      for (const id of ids) drop(id);
    },
    stats: async () => ({ count: items.length }),
  };
}

/** Puts a match where it belongs among the best. */
function keepBest(found: VectorMatch[], match: VectorMatch, most: number): void {
  let at = found.length;
  while (at > 0 && (found[at - 1]?.likeness ?? 0) < match.likeness) at -= 1;
  found.splice(at, 0, match);
  if (found.length > most) found.pop();
}
