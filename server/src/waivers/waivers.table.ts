import { pgSchema } from 'drizzle-orm/pg-core';

export const waiversSchema = pgSchema('waivers');
