import { setTimeout } from 'node:timers/promises';
import type { AssistantReply, AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import type { Config } from '../platform/config/config.ts';
import type { Parts } from '../platform/parts.ts';
import { loadCollection } from '../platform/vectors/load-collection.ts';
import { pineconeCollections } from '../platform/vectors/pinecone-collections.ts';
import type { VectorStore } from '../platform/vectors/vector-store.ts';
import { itemsVersion, vectorItems } from './known-items.service.ts';
import { builtInStore, wordVectors } from './retrieval.service.ts';

type Instead = AssistantReply['instead'];

/** What is known of the store that is configured. */
interface Remote {
  /** Unset until it has everything. */
  store?: VectorStore;
  loading?: Promise<void>;
  /** Left alone until then, after a failure. */
  downUntil: number;
}

const remotes = new WeakMap<Config, Remote>();
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
  if (parts.config.pinecone === null) return builtIn('absent');
  const remote = remoteOf(parts.config);
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
export async function settledStore({ config }: Pick<Parts, 'config'>): Promise<void> {
  await remoteOf(config).loading;
}

function remoteOf(config: Config): Remote {
  const remote = remotes.get(config) ?? { downUntil: 0 };
  remotes.set(config, remote);
  return remote;
}

/** Never throws: a failure is logged, and tried again after a rest. */
async function load(parts: Parts, remote: Remote): Promise<void> {
  try {
    const { pinecone } = parts.config;
    if (pinecone === null) return;
    const words = wordVectors();
    remote.store = await loadCollection({
      collections: await pineconeCollections(pinecone, words.dimensions),
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
  log.warn({ reason: failure instanceof Error ? failure.message : String(failure) }, 'Pinecone failed');
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
