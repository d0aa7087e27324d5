import { pgSchema } from 'drizzle-orm/pg-core';

export const showcaseSchema = pgSchema('showcase');
