import { pgSchema } from 'drizzle-orm/pg-core';

export const notificationsSchema = pgSchema('notifications');
