import * as history from '@chalkline/contract/posts/post-history.endpoints.ts';
import * as endpoints from '@chalkline/contract/posts/posts.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { listCommentVersions } from '../comments/comment-versions.service.ts';
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  restoreComment,
} from '../comments/comments.service.ts';
import { readReach } from '../posts/announcements.service.ts';
import { likePost } from '../posts/likes.service.ts';
import { addPost, deletePost, editPost, getPost, pinPost, restorePost } from '../posts/posts.service.ts';
import { listDeletedPosts } from './deleted-posts.service.ts';
import {
  countNews,
  listFollowedPosts,
  listGroupPosts,
  listPersonPosts,
  listPinned,
  listUnread,
  listVersions,
  markRead,
} from './feeds.service.ts';
import { listLatest } from './latest-posts.service.ts';
import { presentComment, presentCommentVersion, presentPost, presentVersion } from './posts.present.ts';

export const postRoutes: readonly Route[] = [
  serve(endpoints.listGroupPosts, async ({ parts, viewer, query }) =>
    presentPage(await listGroupPosts(parts, viewer, query), presentPost),
  ),
  serve(endpoints.listPinnedPosts, async ({ parts, viewer, params }) =>
    (await listPinned(parts, viewer, params.groupId)).map(presentPost),
  ),
  serve(endpoints.listFollowedPosts, async ({ parts, viewer, query }) =>
    presentPage(await listFollowedPosts(parts, viewer, query), presentPost),
  ),
  serve(endpoints.listPersonPosts, async ({ parts, viewer, params, query }) =>
    presentPage(await listPersonPosts(parts, viewer, params.personId, query), presentPost),
  ),
  serve(endpoints.countNews, async ({ parts, viewer, query }) => countNews(parts, viewer, query)),
  serve(endpoints.countUnreadPosts, async ({ parts, viewer }) => listUnread(parts, viewer)),
  serve(endpoints.listLatestPosts, async ({ parts, viewer }) => listLatest(parts, viewer)),
  serve(endpoints.markGroupRead, async ({ parts, viewer, params, body }) =>
    markRead(parts, viewer, params.groupId, body),
  ),
  serve(endpoints.getPost, async ({ parts, viewer, params }) =>
    presentPost(await getPost(parts, viewer, params.postId)),
  ),
  serve(endpoints.addPost, async ({ parts, viewer, body }) =>
    presentPost(await addPost(parts, viewer, body)),
  ),
  serve(endpoints.getAnnouncementReach, async ({ parts, viewer, params }) =>
    readReach(parts, viewer, params.groupId),
  ),
  serve(endpoints.editPost, async ({ parts, viewer, body }) =>
    presentPost(await editPost(parts, viewer, body)),
  ),
  serve(endpoints.deletePost, async ({ parts, viewer, body }) =>
    presentPost(await deletePost(parts, viewer, { id: body.post_id, reason: body.reason })),
  ),
  serve(endpoints.restorePost, async ({ parts, viewer, params }) =>
    presentPost(await restorePost(parts, viewer, params.postId)),
  ),
  serve(history.listDeletedPosts, async ({ parts, viewer, query }) => listDeletedPosts(parts, viewer, query)),
  serve(endpoints.pinPost, async ({ parts, viewer, params, body }) =>
    presentPost(await pinPost(parts, viewer, params.postId, body.pinned)),
  ),
  serve(endpoints.listPostVersions, async ({ parts, viewer, params, query }) =>
    presentPage(await listVersions(parts, viewer, params.postId, query), presentVersion),
  ),
  serve(endpoints.likePost, async ({ parts, viewer, body }) => likePost(parts, viewer, body)),
  serve(endpoints.listComments, async ({ parts, viewer, query }) =>
    presentPage(await listComments(parts, viewer, query), presentComment),
  ),
  serve(endpoints.addComment, async ({ parts, viewer, body }) =>
    presentComment(await addComment(parts, viewer, body)),
  ),
  serve(endpoints.editComment, async ({ parts, viewer, body }) =>
    presentComment(await editComment(parts, viewer, body)),
  ),
  serve(endpoints.deleteComment, async ({ parts, viewer, body }) =>
    presentComment(await deleteComment(parts, viewer, body.comment_id)),
  ),
  serve(history.listCommentVersions, async ({ parts, viewer, params, query }) =>
    presentPage(await listCommentVersions(parts, viewer, params.commentId, query), presentCommentVersion),
  ),
  serve(endpoints.restoreComment, async ({ parts, viewer, params }) =>
    presentComment(await restoreComment(parts, viewer, params.commentId)),
  ),
];
