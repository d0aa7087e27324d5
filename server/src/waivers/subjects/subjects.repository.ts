import type { SQL } from 'drizzle-orm';

/**
 * A query of everyone who takes part in something: `key` (text, unique), `person_id` (uuid, null without an account),
 * `name`, and `detail` (text, such as the division).
 */
export type ParticipantsQuery = SQL;
