import { pgSchema } from 'drizzle-orm/pg-core';

export const profilesSchema = pgSchema('profiles');
