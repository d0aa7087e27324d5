import type {
  CommentReply,
  CommentVersion,
  PostReply,
  PostVersion,
} from '@chalkline/contract/posts/post.schema.ts';
import type { CommentVersionShown } from '../comments/comment-versions.service.ts';
import type { CommentShown } from '../comments/comments.service.ts';
import type { PostShown } from '../posts/post-views.service.ts';
import type { VersionShown } from './feeds.service.ts';

export function presentPost({
  post,
  mentions,
  images,
  cards,
  preview,
  photoPath,
  editedAt,
}: PostShown): PostReply {
  const { id, seq, kind, group, author, body, version, likeCount, liked, commentCount, can } = post;
  return {
    id,
    seq,
    kind,
    version,
    liked,
    can,
    group: group && { id: group.id, name: group.name, type: group.type },
    author: author && { id: author.id, name: author.name, handle: author.handle, photo: photoPath },
    text: body,
    mentions: [...mentions],
    images: [...images],
    cards: cards.map(({ segment, id: thing, name, place, size, to }) => ({
      segment,
      name,
      place,
      size,
      to,
      id: thing,
    })),
    preview: preview && {
      url: preview.url,
      title: preview.title,
      description: preview.description,
      site: preview.site,
    },
    likes: likeCount,
    comments: commentCount,
    pinned: post.pinnedAt !== null,
    hidden: post.hiddenAt !== null,
    at: post.createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export function presentComment({ comment, mentions, photoPath, editedAt, can }: CommentShown): CommentReply {
  const { id, postId, parentId, author, body, createdAt, deletedAt } = comment;
  const isDeleted = deletedAt !== null;
  return {
    id,
    postId,
    parentId,
    isDeleted,
    can,
    hidden: comment.hiddenAt !== null,
    author:
      author && !isDeleted
        ? { id: author.id, name: author.name, handle: author.handle, photo: photoPath }
        : null,
    text: isDeleted ? '' : body,
    mentions: isDeleted ? [] : [...mentions],
    at: createdAt.toISOString(),
    editedAt: isDeleted ? null : (editedAt?.toISOString() ?? null),
  };
}

export function presentVersion({ version, body, named, images, shown, at }: VersionShown): PostVersion {
  const pictures = [...shown];
  return { version, text: body, mentions: [...named], images, pictures, at: at.toISOString() };
}

export function presentCommentVersion({ version, body, named, at }: CommentVersionShown): CommentVersion {
  return { version, text: body, mentions: [...named], at: at.toISOString() };
}
