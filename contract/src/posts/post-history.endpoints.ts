import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { deletedPostReply, deletedPostsQuery } from './post.schema.ts';

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
