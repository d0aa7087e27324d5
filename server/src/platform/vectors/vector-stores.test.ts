import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCollection } from './load-collection.ts';
import { memoryStore } from './memory-store.ts';
import { pineconeCollections } from './pinecone-collections.ts';
import { startPineconeStandIn } from './testing/pinecone-stand-in.ts';
import { startWeaviateStandIn } from './testing/weaviate-stand-in.ts';
import type { VectorItem, VectorStore } from './vector-store.ts';
import { weaviateCollections } from './weaviate-collections.ts';

const apiKey = 'store_test_key';
const [atPinecone, atWeaviate] = await Promise.all([
  startPineconeStandIn(apiKey),
  startWeaviateStandIn(apiKey),
]);
afterAll(() => Promise.all([atPinecone.close(), atWeaviate.close()]));
beforeEach(() => {
  atPinecone.be('well');
  atWeaviate.be('well');
});

const pinecone = (key = apiKey) =>
  pineconeCollections(
    { apiKey: key, index: 'tests', cloud: 'aws', region: 'us-east-1', controllerUrl: atPinecone.url },
    3,
  );
const weaviate = (key = apiKey) =>
  weaviateCollections({ url: atWeaviate.url, grpcUrl: atWeaviate.grpcUrl, apiKey: key });

const item = (id: string, kind: string, ...values: [number, number, number]): VectorItem => {
  const length = Math.hypot(...values);
  return { id, kind, vector: Float32Array.from(values, (value) => value / length) };
};
const items = [
  item('rice', 'food', 1, 0, 0),
  item('oats', 'food', 1, 1, 0),
  item('bmi', 'formula', 1, 0.2, 0),
  item('water', 'food', 0, 0, 1),
];
const east = Float32Array.from([1, 0, 0]);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe.each<[string, () => Promise<VectorStore>]>([
  ['in memory', async () => memoryStore(3)],
  ['at Pinecone', async () => (await pinecone()).open(`suite-${crypto.randomUUID()}`)],
  ['at Weaviate', async () => (await weaviate()).open(`suite-${crypto.randomUUID()}`)],
])('a vector store %s', (_, open) => {
  it('finds the most alike first, with the cosine, and only of a kind', async () => {
    const store = await open();
    await store.upsert(items);
    const found = await store.query(east, 3);
    expect(ids(found)).toEqual(['rice', 'bmi', 'oats']);
    expect(found[2]?.likeness).toBeCloseTo(Math.SQRT1_2, 5);
    expect(ids(await store.query(east, 2, { kind: 'food' }))).toEqual(['rice', 'oats']);
    expect(ids(await store.query(east, 5, { kind: 'none' }))).toEqual([]);
  });

  it('replaces what it has, deletes, and counts', async () => {
    const store = await open();
    expect(await store.stats()).toEqual({ count: 0 });
    await store.upsert(items);
    await store.upsert([item('water', 'food', 2, 0.01, 0)]);
    expect(await store.stats()).toEqual({ count: 4 });
    expect(ids(await store.query(east, 2))).toEqual(['rice', 'water']);
    await store.delete(['rice', 'unknown']);
    await store.delete([]);
    expect(await store.stats()).toEqual({ count: 3 });
    expect(ids(await store.query(east, 9))).toEqual(['water', 'bmi', 'oats']);
  });
});

describe.each([
  {
    server: 'Pinecone',
    connect: pinecone,
    standIn: atPinecone,
    sizeOf: (name: string) => atPinecone.namespaces.get(name)?.size,
    upsert: 'POST /vectors/upsert',
  },
  {
    server: 'Weaviate',
    connect: weaviate,
    standIn: atWeaviate,
    sizeOf: (name: string) =>
      atWeaviate.collections.get(`${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace('-', '_'))?.size,
    upsert: 'BatchObjects',
  },
])('a collection at $server', ({ connect, standIn, sizeOf, upsert }) => {
  const looks = { times: 2, everyMs: 1 };
  const load = async (name: string) =>
    loadCollection({ collections: await connect(), name, items: () => [items], count: items.length, looks });

  it('is loaded fully before older ones of its family go; others stay', async () => {
    const collections = await connect();
    await (await collections.open('others-1')).upsert(items);
    await load('foods-1');
    const store = await load('foods-2');
    expect(ids(await store.query(east, 1))).toEqual(['rice']);
    const names = await collections.names();
    expect(names).toContain('others-1');
    expect(names.filter((name) => name.startsWith('foods-'))).toEqual(['foods-2']);
  });

  it('isn’t used while it is half loaded, and the old one stays until it is whole', async () => {
    await load('meals-1');
    standIn.be('forgetful');
    await expect(load('meals-2')).rejects.toThrow('did not come to have every item');
    expect([sizeOf('meals-1'), sizeOf('meals-2')]).toEqual([4, 2]);
    standIn.be('well');
    await load('meals-2');
    expect([sizeOf('meals-1'), sizeOf('meals-2')]).toEqual([undefined, 4]);
  });

  it('isn’t loaded twice', async () => {
    await load('once-1');
    const before = standIn.requests.length;
    await load('once-1');
    expect(standIn.requests.slice(before)).not.toContain(upsert);
  });

  it('is refused with a wrong key and while the server is down', async () => {
    await expect(connect('another_key')).rejects.toThrow();
    const store = await load('down-1');
    standIn.be('refusing');
    await expect(store.query(east, 1)).rejects.toThrow();
    await expect(connect()).rejects.toThrow();
  });
});
