import { z } from 'zod';

/**
 * What becomes of somebody's comments and their posts in groups when their account is erased: their text goes too, or
 * it stays and the author is “Deleted member”.
 */
export const leavingPosts = ['erased', 'kept'] as const;
export type LeavingPosts = (typeof leavingPosts)[number];

export const leavingPostsField = z.enum(leavingPosts);
