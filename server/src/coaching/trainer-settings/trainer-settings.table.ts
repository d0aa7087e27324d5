import { boolean, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { coachingSchema } from '../coaching.table.ts';

/** How trainers want requests to be handled, of those who changed it. */
export const trainerSettings = coachingSchema.table('trainer_settings', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  takesRequests: boolean('takes_requests').notNull(),
  acceptsPrograms: boolean('accepts_programs').notNull(),
});
