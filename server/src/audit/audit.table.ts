import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What was done, by whom, to what. Append-only: a trigger refuses every change. Ids are no foreign keys,
 * because a row outlives whatever it is about, and because domains of every height write here.
 */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: uuid('id').primaryKey(),
    /** The person who did it; null for the system itself and for whoever runs a command on the server. */
    actorId: uuid('actor_id'),
    /** `score.corrected`, `person.promoted`: the thing and what happened to it. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** In the actor's words, where a reason is asked for. */
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_rows_subject').on(table.subjectKind, table.subjectId, table.createdAt, table.id),
    index('audit_rows_actor').on(table.actorId, table.createdAt, table.id),
  ],
);
