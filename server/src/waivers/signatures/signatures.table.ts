import type { Drawing } from '@chalkline/contract/drawing.schema.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { waivers, waiverVersions } from '../waivers/waivers.table.ts';
import { waiversSchema } from '../waivers.table.ts';

/** Who signed which version. Rows never change: a trigger refuses it. */
export const signatures = waiversSchema.table(
  'signatures',
  {
    id: uuid('id').primaryKey(),
    waiverId: uuid('waiver_id')
      .notNull()
      .references(() => waivers.id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => waiverVersions.id),
    /** Who signed; null: somebody without an account here. */
    personId: uuid('person_id').references(() => people.id),
    /** The place that they signed for instead, such as a ticket. */
    holderId: uuid('holder_id'),
    name: text('name').notNull(),
    /** null: the typed name is the signature. */
    drawing: jsonb('drawing').$type<Drawing>(),
    /** On the day of what it was signed for. */
    isMinor: boolean('is_minor').notNull(),
    guardianName: text('guardian_name'),
    guardianRelation: text('guardian_relation'),
    guardianDrawing: jsonb('guardian_drawing').$type<Drawing>(),
    /** Where the link went that the guardian signed by, and from where they did; null: on the minor's device. */
    guardianEmail: text('guardian_email'),
    guardianAddress: text('guardian_address'),
    /** The network address it came from. */
    address: text('address').notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('signatures_once').on(table.versionId, table.personId),
    unique('signatures_once_at_place').on(table.versionId, table.holderId),
    check('signatures_signer', sql`(${table.personId} is null) <> (${table.holderId} is null)`),
    check(
      'signatures_guardian',
      sql`(${table.guardianName} is null) = (${table.guardianRelation} is null)
        and (${table.guardianDrawing} is null or ${table.guardianName} is not null)
        and (not ${table.isMinor} or ${table.guardianName} is not null)`,
    ),
    check(
      'signatures_guardian_by_link',
      sql`(${table.guardianEmail} is null) = (${table.guardianAddress} is null)
        and (${table.guardianEmail} is null or ${table.guardianName} is not null)`,
    ),
    index('signatures_guardian_email').on(table.guardianEmail).where(sql`${table.guardianEmail} is not null`),
    index('signatures_of_waiver').on(table.waiverId, table.personId),
    index('signatures_of_person').on(table.personId),
    index('signatures_of_holder').on(table.holderId).where(sql`${table.holderId} is not null`),
  ],
);

export type SignatureRow = typeof signatures.$inferSelect;
