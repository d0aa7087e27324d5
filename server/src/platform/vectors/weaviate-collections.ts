import type { Collection } from 'weaviate-client';
import type { WeaviateConfig } from '../config/weaviate.ts';
import type { VectorCollections } from './vector-collections.ts';
import type { VectorStore } from './vector-store.ts';

type Known = { itemId: string; kind: string };

/** The client makes each object ready in a timer of its own, so that batches are quicker than one long list. */
const objectsAtOnce = 200;
const secondsOf = { init: 2, query: 3, insert: 60 };

/** Collections of a Weaviate server. The client is loaded only when it is configured. */
export async function weaviateCollections(config: WeaviateConfig): Promise<VectorCollections> {
  const weaviate = await import('weaviate-client');
  const { connectToCustom, ApiKey } = weaviate;
  const [http, grpc] = [new URL(config.url), new URL(config.grpcUrl)];
  const client = await connectToCustom({
    httpHost: http.hostname,
    httpPort: portOf(http),
    httpSecure: http.protocol === 'https:',
    grpcHost: grpc.hostname,
    grpcPort: portOf(grpc),
    grpcSecure: grpc.protocol === 'https:',
    timeout: secondsOf,
    ...(config.apiKey !== null && { authCredentials: new ApiKey(config.apiKey) }),
  });
  const { vectors, vectorIndex } = weaviate.default.configure;
  return {
    open: async (name) => {
      const itsName = classOf(name);
      if (!(await client.collections.exists(itsName))) {
        await client.collections.create({
          name: itsName,
          properties: [
            { name: 'itemId', dataType: 'text', indexFilterable: false, indexSearchable: false },
            { name: 'kind', dataType: 'text', tokenization: 'field', indexSearchable: false },
          ],
          // Flat compares every vector, as the built-in store does, so that their answers are the same.
          vectorizers: vectors.selfProvided({
            vectorIndexConfig: vectorIndex.flat({
              distanceMetric: 'cosine',
              quantizer: vectorIndex.quantizer.none(),
            }),
          }),
        });
      }
      return collectionStore(client.collections.use<string, Known>(itsName), weaviate.generateUuid5);
    },
    names: async () => (await client.collections.listAll()).map(({ name }) => nameOf(name)),
    drop: (name) => client.collections.delete(classOf(name)),
  };
}

function collectionStore(collection: Collection<Known>, uuidOf: (id: string) => string): VectorStore {
  return {
    upsert: async (items) => {
      const batches = Array.from({ length: Math.ceil(items.length / objectsAtOnce) }, (_, at) =>
        items.slice(at * objectsAtOnce, (at + 1) * objectsAtOnce),
      );
      await Promise.all(
        batches.map(async (batch) => {
          const { hasErrors, errors } = await collection.data.insertMany(
            batch.map(({ id, kind, vector }) => ({
              id: uuidOf(id),
              properties: { itemId: id, kind },
              vectors: [...vector],
            })),
          );
          if (hasErrors) throw new Error(Object.values(errors)[0]?.message ?? 'Objects were refused.');
        }),
      );
    },
    query: async (vector, most, filter) => {
      const { objects } = await collection.query.nearVector([...vector], {
        limit: most,
        returnProperties: ['itemId'],
        returnMetadata: ['distance'],
        ...(filter && { filters: collection.filter.byProperty('kind').equal(filter.kind) }),
      });
      return objects.map(({ properties, metadata }) => ({
        id: properties.itemId,
        likeness: 1 - (metadata?.distance ?? 1),
      }));
    },
    delete: async (ids) => {
      for (let from = 0; from < ids.length; from += objectsAtOnce) {
        const uuids = ids.slice(from, from + objectsAtOnce).map((id) => uuidOf(id));
        await collection.data.deleteMany(collection.filter.byId().containsAny(uuids));
      }
    },
    stats: async () => ({ count: await collection.length() }),
  };
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

/** Weaviate’s names begin with a capital and have no hyphens. */
function classOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', '_');
}

function nameOf(itsName: string): string {
  return `${itsName.charAt(0).toLowerCase()}${itsName.slice(1)}`.replaceAll('_', '-');
}
