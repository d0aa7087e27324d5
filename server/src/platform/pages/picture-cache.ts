import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Refusal, unavailable } from '../http/refusal.ts';
import { drawSharePicture, pictureDesign, type SharePicture } from '../pictures/share-picture.ts';

/** Rendered pictures by content: the same content is rendered once, however many addresses show it. */
export interface PictureCache {
  /** Throws 503 while too many are being rendered. */
  readonly picture: (content: SharePicture, productName: string) => Promise<Buffer>;
}

/** About 50 kB each. */
const kept = 200;
/** A picture takes a tenth of a second of CPU time. */
const drawnAtOnce = 2;
const waitingAtMost = 40;

/** Identifies this exact picture. */
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
      // A finishing job hands over its slot, so `drawing` doesn't change.
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
    // Callers already waiting get it even if the cache drops it.
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
