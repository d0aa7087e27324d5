import { pgSchema } from 'drizzle-orm/pg-core';

export const postsSchema = pgSchema('posts');
