import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  announcementReach,
  commentIdInput,
  commentParams,
  commentPatch,
  commentReply,
  commentsQuery,
  deletedPost,
  feedQuery,
  groupPostParams,
  groupPostsQuery,
  latestReply,
  likedReply,
  likeInput,
  newComment,
  newPost,
  newsQuery,
  newsReply,
  personPostParams,
  pinBody,
  postParams,
  postPatch,
  postReply,
  postVersion,
  readBody,
  unreadReply,
} from './post.schema.ts';

/** community.md: so many posts and comments a minute. */
const posting = { times: 10, perSeconds: 60 } as const;
const commenting = { times: 30, perSeconds: 60 } as const;
const clicking = { times: 120, perSeconds: 60 } as const;

export const listGroupPosts = endpoint({
  method: 'GET',
  path: '/mobileapis/get-group-posts',
  summary: 'List the posts of a group, newest first; without a group, public posts',
  access: 'public',
  query: groupPostsQuery,
  data: z.array(postReply),
  shape: 'list',
  errors: ['group_archived'],
});

export const listPinnedPosts = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/pinned-posts',
  summary: 'List the pinned posts of a group',
  access: 'public',
  params: groupPostParams,
  data: z.array(postReply),
  errors: ['group_archived'],
});

export const listFollowedPosts = endpoint({
  method: 'GET',
  path: '/api/posts/following',
  summary: 'List posts of your groups and of people you follow, newest first',
  access: 'signed_in',
  query: feedQuery,
  data: z.array(postReply),
  shape: 'list',
  errors: [],
});

export const listPersonPosts = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/posts',
  summary: 'List the posts of a person that you may see, newest first',
  access: 'public',
  params: personPostParams,
  query: feedQuery,
  data: z.array(postReply),
  shape: 'list',
  errors: [],
});

export const countNews = endpoint({
  method: 'GET',
  path: '/api/posts/news',
  summary: 'Count posts that came into a feed after one, up to 99',
  access: 'public',
  query: newsQuery,
  data: newsReply,
  rateLimit: clicking,
  errors: [],
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/posts/:postId',
  summary: 'Get a post',
  access: 'public',
  params: postParams,
  data: postReply,
  errors: [],
});

export const addPost = endpoint({
  method: 'POST',
  path: '/mobileapis/add-post',
  summary: 'Post in a group; without a group, on your own page',
  access: 'signed_in',
  idempotency: 'optional',
  body: newPost,
  data: postReply,
  rateLimit: posting,
  errors: ['post_empty', 'upload_unknown', 'group_archived', 'announced_today'],
});

export const getAnnouncementReach = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/announcement-reach',
  summary: 'Get how many people an announcement in a group would notify, and when one can be posted',
  access: { owner: 'group' },
  params: groupPostParams,
  data: announcementReach,
  errors: ['group_archived'],
});

export const editPost = endpoint({
  method: 'POST',
  path: '/mobileapis/post-info',
  summary: 'Edit your post; with its id alone, get it',
  access: 'signed_in',
  idempotency: 'optional',
  body: postPatch,
  data: postReply,
  rateLimit: clicking,
  errors: ['post_empty', 'upload_unknown', 'group_archived'],
});

export const deletePost = endpoint({
  method: 'POST',
  path: '/mobileapis/delete-post',
  summary: 'Delete a post; you can restore it for 30 days',
  access: 'signed_in',
  idempotency: 'optional',
  body: deletedPost,
  data: postReply,
  errors: ['group_archived'],
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/posts/:postId/restoration',
  summary: 'Restore a post that you deleted',
  access: 'signed_in',
  params: postParams,
  data: postReply,
  errors: ['group_archived'],
});

export const pinPost = endpoint({
  method: 'PUT',
  path: '/api/posts/:postId/pin',
  summary: 'Pin a post to the top of its group, or unpin it',
  access: 'signed_in',
  params: postParams,
  body: pinBody,
  data: postReply,
  errors: ['too_many_pinned', 'group_archived'],
});

export const listPostVersions = endpoint({
  method: 'GET',
  path: '/api/posts/:postId/versions',
  summary: 'List what a post said before, newest first',
  access: 'public',
  params: postParams,
  query: feedQuery,
  data: z.array(postVersion),
  shape: 'list',
  errors: [],
});

export const likePost = endpoint({
  method: 'POST',
  path: '/mobileapis/like-unlike-post',
  summary: 'Like a post or take your like back; `liked` sets it',
  access: 'signed_in',
  idempotency: 'optional',
  body: likeInput,
  data: likedReply,
  rateLimit: clicking,
  errors: ['group_archived'],
});

export const markGroupRead = endpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/mark',
  summary: 'Mark the posts of a group as read up to one, or as unread from one',
  access: 'signed_in',
  params: groupPostParams,
  body: readBody,
  data: z.null(),
  rateLimit: { times: 240, perSeconds: 60 },
  errors: [],
});

export const countUnreadPosts = endpoint({
  method: 'GET',
  path: '/api/posts/unread',
  summary: 'Count the unread posts of each of your groups, leaving out those without',
  access: 'signed_in',
  data: unreadReply,
  errors: [],
});

export const listLatestPosts = endpoint({
  method: 'GET',
  path: '/api/posts/latest',
  summary: 'List what was posted last in each of your groups, leaving out those without posts',
  access: 'signed_in',
  data: latestReply,
  errors: [],
});

export const listComments = endpoint({
  method: 'GET',
  path: '/mobileapis/get-post-comments',
  summary: 'List the comments on a post, oldest first, replies after the comment they answer',
  access: 'public',
  query: commentsQuery,
  data: z.array(commentReply),
  shape: 'list',
  errors: [],
});

export const addComment = endpoint({
  method: 'POST',
  path: '/mobileapis/add-comment',
  summary: 'Comment on a post, or reply to a comment',
  access: 'signed_in',
  idempotency: 'optional',
  body: newComment,
  data: commentReply,
  rateLimit: commenting,
  errors: ['group_archived'],
});

export const editComment = endpoint({
  method: 'POST',
  path: '/mobileapis/comment-info',
  summary: 'Edit your comment',
  access: 'signed_in',
  idempotency: 'optional',
  body: commentPatch,
  data: commentReply,
  rateLimit: clicking,
  errors: ['group_archived'],
});

export const deleteComment = endpoint({
  method: 'POST',
  path: '/mobileapis/delete-comment',
  summary: 'Delete a comment; you can restore it for 30 days',
  access: 'signed_in',
  idempotency: 'optional',
  body: commentIdInput,
  data: commentReply,
  errors: ['group_archived'],
});

export const restoreComment = endpoint({
  method: 'POST',
  path: '/api/comments/:commentId/restoration',
  summary: 'Restore a comment that you deleted',
  access: 'signed_in',
  params: commentParams,
  data: commentReply,
  errors: ['group_archived'],
});
