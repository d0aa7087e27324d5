import { eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { actions, appeals, cases, reports } from '../cases/cases.table.ts';

const forTheRecord = 'what was decided stays on record without its moderator';

/** What moderation holds of people. What somebody wrote goes with them, and so does who reported. */
export const moderationPersonalTables: readonly PersonalTable[] = [
  {
    table: reports,
    byId: [reports.reporterId],
    exported: {
      name: 'reports',
      columns: { of: reports.kind, reason: reports.reason, note: reports.note, at: reports.createdAt },
    },
    erased: async (database, { id }) => {
      await database.update(reports).set({ reporterId: null, note: '' }).where(eq(reports.reporterId, id));
    },
  },
  {
    table: appeals,
    byId: [appeals.personId, appeals.deciderId],
    exported: {
      name: 'appeals',
      columns: { text: appeals.text, state: appeals.state, answer: appeals.note, at: appeals.createdAt },
    },
    erased: async (database, { id }) => {
      await database.update(appeals).set({ personId: null, text: '' }).where(eq(appeals.personId, id));
    },
  },
  {
    table: cases,
    byId: [cases.aboutId],
    exported: {
      name: 'cases-about-me',
      columns: { of: cases.kind, state: cases.state, at: cases.decidedAt },
    },
    erased: emptyCopies,
  },
  { table: actions, byId: [actions.actorId], exported: null, erased: { kept: forTheRecord } },
];

/** The copies of what they wrote say nothing anymore. */
async function emptyCopies(database: Sql, { id }: DataSubject): Promise<void> {
  const theirs = database.select({ id: cases.id }).from(cases).where(eq(cases.aboutId, id));
  await database
    .update(reports)
    .set({ copy: sql`${reports.copy} || '{"text": "", "images": 0, "authorName": null}'` })
    .where(inArray(reports.caseId, theirs));
  await database.update(cases).set({ aboutId: null }).where(eq(cases.aboutId, id));
}
