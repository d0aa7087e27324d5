import { eq } from 'drizzle-orm';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { appealMessages, appeals, appealWindows } from '../appeals/appeals.table.ts';

/** What appeals and their threads hold of people. */
export const appealsPersonalTables: readonly PersonalTable[] = [
  {
    table: appeals,
    byId: [appeals.createdBy],
    exported: {
      name: 'appeals-i-made',
      columns: {
        competitionId: appeals.competitionId,
        state: appeals.state,
        reason: appeals.reason,
        at: appeals.createdAt,
        decidedAt: appeals.decidedAt,
      },
    },
    erased: { kept: 'it explains a result; only the id of its author is kept' },
  },
  {
    table: appeals,
    byId: [appeals.decidedBy],
    exported: {
      name: 'appeals-i-decided',
      columns: {
        competitionId: appeals.competitionId,
        state: appeals.state,
        reason: appeals.reason,
        at: appeals.decidedAt,
      },
    },
    erased: { kept: 'it decides about another’s result; only the id of its author is kept' },
  },
  {
    table: appealMessages,
    byId: [appealMessages.createdBy],
    exported: {
      name: 'messages-of-appeals',
      columns: {
        text: appealMessages.text,
        link: appealMessages.link,
        at: appealMessages.createdAt,
      },
    },
    erased: async (sql, { id }) => {
      await sql.update(appealMessages).set({ text: '', link: null }).where(eq(appealMessages.createdBy, id));
    },
  },
  {
    table: appealWindows,
    byId: [appealWindows.updatedBy],
    exported: null,
    erased: { kept: 'it is the competition’s; only the id of who set it is kept' },
  },
];
