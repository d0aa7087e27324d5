import { pgSchema } from 'drizzle-orm/pg-core';

export const membershipsSchema = pgSchema('memberships');
