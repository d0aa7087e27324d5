import { pgSchema } from 'drizzle-orm/pg-core';

export const agendaSchema = pgSchema('agenda');
