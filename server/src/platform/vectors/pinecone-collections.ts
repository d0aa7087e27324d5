import type { Index, Pinecone } from '@pinecone-database/pinecone';
import type { PineconeConfig } from '../config/pinecone.ts';
import type { VectorCollections } from './vector-collections.ts';
import type { VectorStore } from './vector-store.ts';

type Kinds = { kind: string };

/** Pinecone takes up to 1,000 records at once, and 2 MB. */
const recordsAtOnce = 200;

/** Namespaces of one index at Pinecone. The client is loaded only when it is configured. */
export async function pineconeCollections(
  config: PineconeConfig,
  dimensions: number,
): Promise<VectorCollections> {
  const { Pinecone } = await import('@pinecone-database/pinecone');
  const client = new Pinecone({
    apiKey: config.apiKey,
    maxRetries: 1,
    ...(config.controllerUrl !== null && { controllerHostUrl: config.controllerUrl }),
  });
  const index = client.index<Kinds>({ host: await hostOf(client, config, dimensions) });
  return {
    open: async (name) => namespaceStore(index, name),
    names: async () => Object.keys((await index.describeIndexStats()).namespaces ?? {}),
    drop: (name) => index.namespace(name).deleteAll(),
  };
}

/** Makes the index where there is none. */
async function hostOf(client: Pinecone, config: PineconeConfig, dimension: number): Promise<string> {
  const { indexes = [] } = await client.listIndexes();
  const known = indexes.find(({ name }) => name === config.index);
  if (known) return known.host;
  const made = await client.createIndex({
    name: config.index,
    dimension,
    metric: 'cosine',
    spec: { serverless: { cloud: config.cloud, region: config.region } },
    waitUntilReady: true,
  });
  const host = made?.host ?? (await client.describeIndex(config.index)).host;
  return host;
}

function namespaceStore(index: Index<Kinds>, name: string): VectorStore {
  const namespace = index.namespace(name);
  return {
    upsert: async (items) => {
      for (let from = 0; from < items.length; from += recordsAtOnce) {
        await namespace.upsert({
          records: items
            .slice(from, from + recordsAtOnce)
            .map(({ id, kind, vector }) => ({ id, values: [...vector], metadata: { kind } })),
        });
      }
    },
    query: async (vector, most, filter) => {
      const { matches } = await namespace.query({
        vector: [...vector],
        topK: most,
        ...(filter && { filter: { kind: { $eq: filter.kind } } }),
      });
      return matches.map(({ id, score = 0 }) => ({ id, likeness: score }));
    },
    delete: async (ids) => {
      if (ids.length > 0) await namespace.deleteMany({ ids: [...ids] });
    },
    stats: async () => ({
      count: (await index.describeIndexStats()).namespaces?.[name]?.recordCount ?? 0,
    }),
  };
}
