import { setTimeout } from 'node:timers/promises';
import type { VectorCollections } from './vector-collections.ts';
import type { VectorItem, VectorStore } from './vector-store.ts';

interface Load {
  readonly collections: VectorCollections;
  /** Differs with what is in it, so that a new version never mixes with an old one. */
  readonly name: string;
  /** In slices, with all of the items. */
  readonly items: () => Iterable<readonly VectorItem[]>;
  readonly count: number;
  /** How often and how long apart to look whether the server has counted everything. */
  readonly looks?: { readonly times: number; readonly everyMs: number };
}

/**
 * Loads a collection fully before anything asks it; older ones are dropped only then. One that was loaded half is loaded
 * again. Throws when the server doesn't come to have everything.
 */
export async function loadCollection({ collections, name, items, count, looks }: Load): Promise<VectorStore> {
  const { times, everyMs } = looks ?? { times: 60, everyMs: 1000 };
  const store = await collections.open(name);
  if ((await store.stats()).count !== count) {
    await upsertAll(store, items());
    await counted(store, count, times, everyMs);
  }
  const family = familyOf(name);
  for (const other of await collections.names()) {
    if (other !== name && familyOf(other) === family) await collections.drop(other);
  }
  return store;
}

const slicesAtOnce = 4;

/** Some slices at a time: servers answer each of them late. */
async function upsertAll(store: VectorStore, items: Iterable<readonly VectorItem[]>): Promise<void> {
  let sent: Promise<void>[] = [];
  for (const slice of items) {
    sent.push(store.upsert(slice));
    if (sent.length < slicesAtOnce) continue;
    await Promise.all(sent);
    sent = [];
  }
  await Promise.all(sent);
}

/** Servers count some moments after they took items. */
async function counted(store: VectorStore, count: number, times: number, everyMs: number): Promise<void> {
  for (let look = 0; look < times; look += 1) {
    if ((await store.stats()).count === count) return;
    await setTimeout(everyMs);
  }
  throw new Error('The vector store did not come to have every item.');
}

/** “food-assistant-1a2b” is of the family “food-assistant”: other names on the server aren't ours. */
function familyOf(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}
