import { pgSchema } from 'drizzle-orm/pg-core';

export const overviewSchema = pgSchema('overview');
