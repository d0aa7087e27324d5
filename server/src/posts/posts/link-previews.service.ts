import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type PreviewData, previewJob } from './link-previews.jobs.ts';
import { deleteLinkPreview, findText, putLinkPreview } from './link-previews.repository.ts';
import { linkIn } from './links.rules.ts';
import { tellGroup } from './posts.live.service.ts';
import type { PostRow } from './posts.table.ts';

/** Has the first link of a post read after the commit, where that is switched on. */
export async function askPreview(
  parts: Pick<Parts, 'config' | 'jobs'>,
  tx: Transaction,
  { id, body }: Pick<PostRow, 'id' | 'body'>,
): Promise<void> {
  const { linkPreviews, publicUrl } = parts.config;
  if (!linkPreviews) return;
  if (linkIn(body, publicUrl) === null) await deleteLinkPreview(tx.sql, id);
  else await parts.jobs.enqueue(tx, previewJob, { postId: id });
}

/** What the job does. The page is read outside of any transaction. */
export async function readPreview(parts: Parts, { postId }: PreviewData): Promise<void> {
  const { sql } = parts.database;
  const post = await findText(sql, postId);
  const url = post && linkIn(post.body, parts.config.publicUrl);
  if (!post || !url) return;
  const page = await parts.previews.read(url);
  await parts.database.transaction(async (tx) => {
    const isThere = (await findText(tx.sql, postId)) !== null;
    if (page && isThere) await putLinkPreview(tx.sql, { ...page, postId, url, readAt: parts.clock.now() });
    else await deleteLinkPreview(tx.sql, postId);
    if (page && isThere) await tellGroup(parts, tx, post, 'changed');
  });
}
