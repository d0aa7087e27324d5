import { z } from 'zod';

interface Stored {
  readonly uuid: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly vector: readonly number[];
}

const newClass = z.object({
  class: z.string().regex(/^[A-Z][_0-9A-Za-z]*$/),
  properties: z.array(z.object({ name: z.string(), dataType: z.tuple([z.literal('text')]) })),
  vectorConfig: z.object({
    default: z.object({
      vectorizer: z.object({ none: z.object({}) }),
      vectorIndexType: z.literal('flat'),
      vectorIndexConfig: z.object({
        distance: z.literal('cosine'),
        skipDefaultQuantization: z.literal(true),
      }),
    }),
  }),
});
const batch = z.object({
  objects: z
    .array(
      z.object({
        collection: z.string(),
        uuid: z.uuid({ version: 'v5' }),
        properties: z.object({ nonRefProperties: z.record(z.string(), z.unknown()) }),
        vectorBytes: z.instanceof(Uint8Array),
      }),
    )
    .min(1),
});
const operators = { equal: 1, containsAny: 12 };
const searched = z.object({
  collection: z.string(),
  limit: z.int().min(1),
  nearVector: z.object({ vectorBytes: z.instanceof(Uint8Array), vectors: z.array(z.unknown()) }),
  filters: z
    .object({
      operator: z.literal(operators.equal),
      target: z.object({ property: z.string() }),
      valueText: z.string(),
    })
    .optional(),
  properties: z.object({ nonRefProperties: z.array(z.string()) }),
  metadata: z.object({ uuid: z.literal(true), distance: z.literal(true) }),
});
const removed = z.object({
  collection: z.string(),
  filters: z.object({
    operator: z.literal(operators.containsAny),
    target: z.object({ property: z.literal('_id') }),
    valueTextArray: z.object({ values: z.array(z.string()) }),
  }),
});
const counted = z.object({ collection: z.string(), objectsCount: z.literal(true) });

/** What a real server adds to a class that was made with less. */
const byDefault = {
  invertedIndexConfig: {
    bm25: { b: 0.75, k1: 1.2 },
    cleanupIntervalSeconds: 60,
    stopwords: { additions: null, preset: 'en', removals: null },
  },
  multiTenancyConfig: { enabled: false, autoTenantActivation: false, autoTenantCreation: false },
  replicationConfig: { factor: 1, asyncEnabled: false, deletionStrategy: 'NoAutomatedResolution' },
  shardingConfig: {
    actualCount: 1,
    actualVirtualCount: 128,
    desiredCount: 1,
    desiredVirtualCount: 128,
    function: 'murmur3',
    key: '_id',
    strategy: 'hash',
    virtualPerPhysical: 128,
  },
};

/** Classes with their objects, as Weaviate keeps and finds them; requests that aren't as its wire has them throw. */
export function weaviateShelf() {
  const classes = new Map<string, object>();
  const collections = new Map<string, Map<string, Stored>>();

  function collectionOf(name: string): Map<string, Stored> {
    const collection = collections.get(name);
    if (!collection) throw new Error(`could not find class ${name} in schema`);
    return collection;
  }

  return {
    collections,
    schema: () => [...classes.values()],
    create(body: unknown) {
      const made = newClass.parse(body);
      if (classes.has(made.class)) throw new Error(`class name ${made.class} already exists`);
      const { default: vector } = made.vectorConfig;
      const vectorIndexConfig = { ...vector.vectorIndexConfig, vectorCacheMaxObjects: 1e12 };
      classes.set(made.class, {
        ...made,
        ...byDefault,
        vectorConfig: { default: { ...vector, vectorIndexConfig } },
      });
      collections.set(made.class, new Map());
      return classes.get(made.class);
    },
    drop(name: string) {
      classes.delete(name);
      collections.delete(name);
    },
    insert(request: unknown, onlyHalf: boolean) {
      const { objects } = batch.parse(request);
      for (const { collection, uuid, properties, vectorBytes } of objects.slice(
        0,
        onlyHalf ? objects.length / 2 : undefined,
      )) {
        const vector = floats(vectorBytes);
        collectionOf(collection).set(uuid, { uuid, properties: properties.nonRefProperties, vector });
      }
      return { took: 0.01, errors: [] };
    },
    search(request: unknown) {
      const { collection, limit, nearVector, filters, properties } = searched.parse(request);
      const asked = floats(vectorsOf(nearVector));
      const results = [...collectionOf(collection).values()]
        .filter((each) => !filters || each.properties[filters.target.property] === filters.valueText)
        .map((each) => ({ ...each, distance: 1 - cosine(each.vector, asked) }))
        .sort((one, other) => one.distance - other.distance)
        .slice(0, limit)
        .map((each) => ({
          properties: {
            targetCollection: collection,
            nonRefProps: {
              fields: Object.fromEntries(
                properties.nonRefProperties.map((name) => [
                  name,
                  { textValue: String(each.properties[name]) },
                ]),
              ),
            },
          },
          metadata: { id: each.uuid, distance: each.distance, distancePresent: true },
        }));
      return { took: 0.001, results };
    },
    remove(request: unknown) {
      const { collection, filters } = removed.parse(request);
      const gone = filters.valueTextArray.values.filter((uuid) => collectionOf(collection).delete(uuid));
      return { took: 0.001, failed: 0, matches: gone.length, successful: gone.length };
    },
    count(request: unknown) {
      const { collection } = counted.parse(request);
      return { took: 0.001, singleResult: { objectsCount: collectionOf(collection).size } };
    },
  };
}

/** Newer clients send it among the vectors, older ones by itself. */
function vectorsOf({ vectorBytes, vectors }: z.output<typeof searched>['nearVector']): Uint8Array {
  const [first] = z.array(z.object({ vectorBytes: z.instanceof(Uint8Array) })).parse(vectors);
  return first?.vectorBytes ?? vectorBytes;
}

/** Little-endian, four bytes each. */
function floats(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getFloat32(at * 4, true));
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  return dot / (Math.hypot(...one) * Math.hypot(...other));
}
