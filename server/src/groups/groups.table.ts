import { pgSchema } from 'drizzle-orm/pg-core';

export const groupsSchema = pgSchema('groups');
