import { pgSchema } from 'drizzle-orm/pg-core';

export const eventsSchema = pgSchema('events');
