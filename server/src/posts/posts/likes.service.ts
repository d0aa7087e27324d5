import type { LikeInput } from '@chalkline/contract/posts/post.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterPost } from './post-access.service.ts';
import { tellGroup } from './posts.live.service.ts';
import { postSubjectKind, tellOfPost } from './posts.notify.service.ts';
import { likesPost, setLike } from './posts.repository.ts';

/** Sets the like, or without `liked` toggles it. Its author gets a notification; likes of one post fold. Throws 403 and 404. */
export async function likePost(
  parts: Parts,
  viewer: Viewer,
  { post_id: postId, liked: asked }: LikeInput,
): Promise<{ liked: boolean; likes: number }> {
  return parts.database.transaction(async (tx) => {
    const post = await enterPost(parts, tx, viewer, postId, 'answer');
    const { personId } = viewer;
    const liked = asked ?? !(await likesPost(tx.sql, postId, personId));
    const likes = await setLike(tx.sql, { postId, personId, liked, at: parts.clock.now() });
    if (likes === null) return { liked, likes: post.likeCount };
    await tellGroup(parts, tx, post, 'changed');
    if (liked && post.authorId !== null) {
      await tellOfPost(parts, tx, post, {
        kind: 'like',
        subject: { kind: postSubjectKind, id: postId },
        cause: `like:${postId}`,
        actorId: personId,
        recipients: [post.authorId],
      });
    }
    return { liked, likes };
  });
}
