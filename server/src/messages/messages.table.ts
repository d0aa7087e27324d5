import { pgSchema } from 'drizzle-orm/pg-core';

export const messagesSchema = pgSchema('messages');
