import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  commentParams,
  commentVersion,
  deletedPostReply,
  deletedPostsQuery,
  feedQuery,
} from './post.schema.ts';

export const listDeletedPosts = endpoint({
  method: 'GET',
  path: '/api/posts/deleted',
  summary: 'List the posts that you deleted and can restore, newest first: all, or those in a group',
  access: 'signed_in',
  query: deletedPostsQuery,
  data: z.array(deletedPostReply),
  shape: 'list',
  errors: [],
});

export const listCommentVersions = endpoint({
  method: 'GET',
  path: '/api/comments/:commentId/versions',
  summary: 'List what a comment said before, newest first',
  access: 'public',
  params: commentParams,
  query: feedQuery,
  data: z.array(commentVersion),
  shape: 'list',
  errors: [],
});
