import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Refusal, unavailable } from '../http/refusal.ts';
import { drawSharePicture, pictureDesign, type SharePicture } from '../pictures/share-picture.ts';

/** Drawn pictures by what is on them: the same content is drawn once, however many addresses show it. */
export interface PictureCache {
  /** Throws 503 while too many are being drawn. */
  readonly picture: (content: SharePicture, productName: string) => Promise<Buffer>;
}

/** About 50 kB each. */
const kept = 200;
/** A picture takes the processor for a tenth of a second. */
const drawnAtOnce = 2;
const waitingAtMost = 40;

/** What names this very picture. */
export function pictureVersion(content: SharePicture, productName: string): string {
  const { coverId, name, line } = content;
  const key = JSON.stringify([pictureDesign, productName, coverId, name, line]);
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

export function makePictureCache(): PictureCache {
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function draw(content: SharePicture, productName: string): Promise<Buffer> {
    if (drawing >= drawnAtOnce) {
      if (waiting.length >= waitingAtMost) throw tooManyWait();
      // Whoever is done hands its place over, so `drawing` stays.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else drawing++;
    try {
      return await drawSharePicture(content, productName);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing--;
    }
  }

  const cache = new LRUCache<string, Buffer, readonly [SharePicture, string]>({
    max: kept,
    // Whoever waits gets it, also when there is no room to hold it.
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context }) => draw(...context),
  });
  return {
    picture: (content, productName) =>
      cache.forceFetch(pictureVersion(content, productName), { context: [content, productName] }),
  };
}

function tooManyWait(): Refusal {
  return unavailable('Too many pictures are being drawn.', 2);
}
