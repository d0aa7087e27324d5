import type { NewPost } from '@chalkline/contract/posts/post.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { uploadUnknown } from '../../uploads/uploads.errors.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { readerOf } from './post-access.service.ts';
import { findPost } from './posts.repository.ts';
import type { PostImage } from './posts.table.ts';

/** Images are for those who may read the post at this moment. */
export const postImages: UploadSubject = {
  kind: 'post_image',
  maySee: async (parts, viewer, postId) =>
    (await findPost(parts.database.sql, readerOf(parts, viewer), postId)) !== null,
};

/** Attaches exactly these images to a post, beside those that its versions keep. Throws 422 `upload_unknown`, for documents too. */
export async function setPostImages(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  postId: string,
  images: NewPost['images'],
  kept: readonly PostImage[] = [],
): Promise<PostImage[]> {
  const path = 'body.images';
  const subject = { kind: postImages.kind, id: postId };
  const ids = [...images.map(({ image }) => image), ...kept.map(({ name }) => name.slice(0, 36))];
  const uploads = new Map(
    (await setUploads(parts, tx, viewer, subject, { ids, path })).map((upload) => [upload.id, upload]),
  );
  return images.map(({ image, alt }) => {
    const upload = uploads.get(image);
    if (!upload || upload.width === null || upload.height === null) throw uploadUnknown(path);
    return { name: uploadName(upload), width: upload.width, height: upload.height, alt };
  });
}
