import { index, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const auditSchema = pgSchema('audit');

/**
 * What was done, by whom, to what. Append-only: a trigger refuses every change. Partitioned by month, which drizzle
 * can't express: the first migration does it, and `audit.add_month` adds partitions (audit.service.ts). Ids are no
 * foreign keys, because a row outlives its subject and because domains at every level write here.
 */
export const auditRows = auditSchema.table(
  'log',
  {
    id: uuid('id').notNull(),
    /** The person who did it; null for the system itself and for commands run on the server. */
    actorId: uuid('actor_id'),
    /** `score.corrected`, `person.promoted`: the subject and what happened to it. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** In the actor's words, if a reason is required. */
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    index('audit_rows_subject').on(table.subjectKind, table.subjectId, table.createdAt, table.id),
    index('audit_rows_actor').on(table.actorId, table.createdAt, table.id),
  ],
);
