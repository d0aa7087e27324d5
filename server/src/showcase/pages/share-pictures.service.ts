import { Readable } from 'node:stream';
import { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { pageOfPicture } from '../../platform/pages/picture-name.ts';
import { type PictureShelf, pictureVersion } from '../../platform/pages/picture-shelf.ts';
import type { PublicPageKind } from '../../platform/pages/public-pages.ts';
import type { Parts } from '../../platform/parts.ts';

export interface PictureSource {
  readonly pages: readonly PublicPageKind[];
  readonly shelf: PictureShelf;
}

/** Throws 404 for a page that is not public (any more), 503 while too many pictures are being drawn. */
export async function openSharePicture(
  parts: Parts,
  { pages, shelf }: PictureSource,
  pictureName: string,
): Promise<FileReply> {
  const asked = pageOfPicture(pages, pictureName);
  const page = asked && (await asked.kind.find(parts, asked.params));
  if (!page) throw notFound('There is no such picture.');
  const { productName } = parts.config;
  return new FileReply({
    version: pictureVersion(page.picture, productName),
    audience: 'everybody',
    open: async () => {
      const bytes = await shelf.picture(page.picture, productName);
      return { stream: Readable.from([bytes]), size: bytes.length, contentType: 'image/png' };
    },
  });
}
