import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const pack = promisify(brotliCompress);

/** The size of all compressed replies held. A leaderboard page with five workouts takes about 20,000. */
const heldAtMost = 16_000_000;

/** Higher quality costs more time than it saves in transfer. */
const quality = 4;

/** Brotli-compressed replies, keyed by their exact bytes. Least recently used ones are dropped first. */
const held = new LRUCache<string, Buffer, () => string>({
  maxSize: heldAtMost,
  sizeCalculation: ({ length }) => length,
  // Callers already waiting get it even if the cache drops it.
  ignoreFetchAbort: true,
  fetchMethod: (_, __, { context: write }) => {
    const text = Buffer.from(write());
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return pack(text, { params });
  },
});

/** The reply in brotli: if many ask for it at once, it is written and compressed once. */
export function packedReply(exact: string, write: () => string): Promise<Buffer> {
  return held.forceFetch(exact, { context: write });
}
