import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const pack = promisify(brotliCompress);

/** Bytes of all answers that are held packed. A page of a board of five workouts takes about 20,000. */
const heldAtMost = 16_000_000;

/** What goes over the wire anyway: packing it better costs more time than it saves on the way. */
const quality = 4;

/** Answers in brotli, by what names their very bytes. Those that were not asked for longest go first. */
const held = new LRUCache<string, Buffer, () => string>({
  maxSize: heldAtMost,
  sizeCalculation: ({ length }) => length,
  // Whoever waits gets it, also when there is no room to hold it.
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

/** The answer in brotli: however many ask for it at once, it is written and packed for the first of them. */
export function packedReply(exact: string, write: () => string): Promise<Buffer> {
  return held.forceFetch(exact, { context: write });
}
