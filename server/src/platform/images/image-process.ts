/**
 * The process that images are drawn in: what a hostile file breaks, breaks here, and the memory it took goes
 * back when the process ends. It is given nothing but the image: no environment, no secret, no database.
 */
import type { ImageLimits, ImageRefusalReason, NormalImage } from './images.ts';
import { ImageRefused } from './images.ts';
import { normalizeImage } from './normalize-image.ts';

export interface ImageOrder {
  readonly bytes: Uint8Array;
  readonly limits: ImageLimits;
}

export type ImageAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'image'; readonly image: NormalImage }
  | { readonly kind: 'refused'; readonly reason: ImageRefusalReason };

process.on('message', async ({ bytes, limits }: ImageOrder) => {
  try {
    answer({ kind: 'image', image: await normalizeImage(Buffer.from(bytes), limits) });
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    answer({ kind: 'refused', reason: error.reason });
  }
});
process.on('disconnect', () => process.exit());
answer({ kind: 'ready' });

function answer(message: ImageAnswer): void {
  process.send?.(message);
}
