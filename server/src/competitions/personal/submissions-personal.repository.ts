import { eq } from 'drizzle-orm';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { submissions, submissionWindows } from '../submissions/submissions.table.ts';

/** What submitted results and their reviews hold of people. */
export const submissionsPersonalTables: readonly PersonalTable[] = [
  {
    table: submissions,
    byId: [submissions.createdBy],
    exported: {
      name: 'results-i-submitted',
      columns: {
        competitionId: submissions.competitionId,
        typed: submissions.typed,
        video: submissions.video,
        note: submissions.note,
        state: submissions.state,
        reason: submissions.reason,
        at: submissions.receivedAt,
      },
    },
    // The result stays, without what shows who it was. Their pictures go with their uploads.
    erased: async (sql, { id }) => {
      const nothing = { video: null, pictureId: null, note: '' };
      await sql.update(submissions).set(nothing).where(eq(submissions.createdBy, id));
    },
  },
  {
    table: submissions,
    byId: [submissions.reviewerId],
    exported: {
      name: 'results-i-reviewed',
      columns: {
        competitionId: submissions.competitionId,
        state: submissions.state,
        reason: submissions.reason,
        note: submissions.staffNote,
        at: submissions.reviewedAt,
      },
    },
    erased: { kept: 'it decides about another’s result; only the id of its author is kept' },
  },
  {
    table: submissionWindows,
    byId: [submissionWindows.updatedBy],
    exported: null,
    erased: { kept: 'it is the competition’s; only the id of who set it is kept' },
  },
];
