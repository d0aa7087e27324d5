import { Readable } from 'node:stream';
import { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { type PictureCache, pictureVersion } from '../../platform/pages/picture-cache.ts';
import { pageOfPicture } from '../../platform/pages/picture-name.ts';
import { isOpenToVisitors, type PublicPageKind } from '../../platform/pages/public-pages.ts';
import type { Parts } from '../../platform/parts.ts';

export interface PictureSource {
  readonly pages: readonly PublicPageKind[];
  readonly cache: PictureCache;
}

/**
 * An address that names this very picture is good for an hour wherever it lies. Any other one is asked again each time:
 * what it shows may be another picture by now, or a page that is nobody's to see any more.
 *
 * Throws 404 for a page that is not public (any more), 503 while too many pictures are being drawn.
 */
export async function openSharePicture(
  parts: Parts,
  { pages, cache }: PictureSource,
  viewer: MaybeViewer,
  pictureName: string,
  named: string | undefined,
): Promise<FileReply> {
  const { productName, corporateMode } = parts.config;
  const asked = pageOfPicture(pages, pictureName);
  const isOpen = asked !== null && isOpenToVisitors(asked.kind.name, corporateMode);
  const page = (isOpen || viewer !== null) && asked && (await asked.kind.find(parts, asked.params));
  if (!page) throw notFound('picture');
  const version = pictureVersion(page.picture, productName);
  return new FileReply({
    version,
    audience: isOpen ? (named === version ? 'everybody' : 'everybody_now') : 'viewer',
    open: async () => {
      const bytes = await cache.picture(page.picture, productName);
      return { stream: Readable.from([bytes]), size: bytes.length, contentType: 'image/png' };
    },
  });
}
