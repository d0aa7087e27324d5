import { setTimeout } from 'node:timers/promises';
import type { AssistantReply, AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import type { Config } from '../platform/config/config.ts';
import type { Parts } from '../platform/parts.ts';
import { loadCollection } from '../platform/vectors/load-collection.ts';
import { pineconeCollections } from '../platform/vectors/pinecone-collections.ts';
import type { VectorCollections } from '../platform/vectors/vector-collections.ts';
import type { VectorStore } from '../platform/vectors/vector-store.ts';
import { weaviateCollections } from '../platform/vectors/weaviate-collections.ts';
import { itemsVersion, vectorItems } from './known-items.service.ts';
import { builtInStore, wordVectors } from './retrieval.service.ts';

type Instead = AssistantReply['instead'];
type RemoteName = Exclude<AssistantStore, 'built_in'>;

const labels: Readonly<Record<RemoteName, string>> = { pinecone: 'Pinecone', weaviate: 'Weaviate' };

/** What is known of a store that is configured. */
interface Remote {
  readonly name: RemoteName;
  /** Unset until it has everything. */
  store?: VectorStore;
  loading?: Promise<void>;
  /** Left alone until then, after a failure. */
  downUntil: number;
}

const remotes = new WeakMap<Config, Map<RemoteName, Remote>>();
const patienceMs = 2000;
const restMs = 30_000;

class StoreFailed extends Error {}

/** Runs a search on the store that is asked for, or on the built-in one if that can't answer, and says why. */
export async function withStore(
  parts: Parts,
  asked: AssistantStore,
  search: (store: VectorStore) => Promise<AssistantReply>,
): Promise<{ reply: AssistantReply; instead: Instead }> {
  const builtIn = async (instead: Instead) => ({ reply: await search(await builtInStore()), instead });
  if (asked === 'built_in') return builtIn(null);
  if (parts.config[asked] === null) return builtIn('absent');
  const remote = remoteOf(parts.config, asked);
  if (parts.clock.now().getTime() < remote.downUntil) return builtIn('down');
  if (!remote.store) {
    remote.loading ??= load(parts, remote);
    return builtIn('loading');
  }
  try {
    return { reply: await search(impatient(remote.store)), instead: null };
  } catch (failure) {
    if (!(failure instanceof StoreFailed)) throw failure;
    rest(parts, remote, failure);
    return builtIn('down');
  }
}

/** Resolves once the store has been loaded, or couldn't be. */
export async function settledStore({ config }: Pick<Parts, 'config'>, name: RemoteName): Promise<void> {
  await remoteOf(config, name).loading;
}

function remoteOf(config: Config, name: RemoteName): Remote {
  const known = remotes.get(config) ?? new Map<RemoteName, Remote>();
  remotes.set(config, known);
  const remote = known.get(name) ?? { name, downUntil: 0 };
  known.set(name, remote);
  return remote;
}

/** Null where it isn’t configured. */
async function collectionsOf(
  { pinecone, weaviate }: Config,
  name: RemoteName,
  dimensions: number,
): Promise<VectorCollections | null> {
  if (name === 'pinecone') return pinecone && pineconeCollections(pinecone, dimensions);
  return weaviate && weaviateCollections(weaviate);
}

/** Never throws: a failure is logged, and tried again after a rest. */
async function load(parts: Parts, remote: Remote): Promise<void> {
  try {
    const words = wordVectors();
    const collections = await collectionsOf(parts.config, remote.name, words.dimensions);
    if (collections === null) return;
    remote.store = await loadCollection({
      collections,
      name: `food-assistant-${itemsVersion()}`,
      items: () => vectorItems(words),
      count: (await (await builtInStore()).stats()).count,
    });
  } catch (failure) {
    rest(parts, remote, failure);
  } finally {
    delete remote.loading;
  }
}

function rest({ log, clock }: Parts, remote: Remote, failure: unknown): void {
  remote.downUntil = clock.now().getTime() + restMs;
  const reason = failure instanceof Error ? failure.message : String(failure);
  log.warn({ reason }, `${labels[remote.name]} failed`);
}

/** Gives up on a slow store; every failure of it is a `StoreFailed`. */
function impatient(store: VectorStore): VectorStore {
  return {
    ...store,
    query: async (...asked) => {
      const over = new AbortController();
      const late = setTimeout(patienceMs, undefined, { signal: over.signal }).then(() => {
        throw new StoreFailed('No answer in time.');
      });
      try {
        return await Promise.race([store.query(...asked), late]);
      } catch (failure) {
        throw new StoreFailed(failure instanceof Error ? failure.message : String(failure));
      } finally {
        // Ending the timer rejects it, which says nothing new.
        late.catch(() => undefined);
        over.abort();
      }
    },
  };
}
