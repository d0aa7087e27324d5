import type { PersonalTable } from '../platform/database/personal-tables.ts';
import { auditRows } from './audit.table.ts';

const kept = 'who did what stays provable; rows hold ids, and of an erased person an id says nothing';

/** What the log holds of people. */
export const auditPersonalTables: readonly PersonalTable[] = [
  {
    table: auditRows,
    byId: [auditRows.actorId],
    exported: {
      name: 'what-i-did',
      columns: { at: auditRows.createdAt, action: auditRows.action, kind: auditRows.subjectKind },
    },
    erased: { kept },
  },
  {
    table: auditRows,
    byId: [auditRows.subjectId],
    exported: {
      name: 'what-was-done-to-my-account',
      columns: { at: auditRows.createdAt, action: auditRows.action },
    },
    erased: { kept },
  },
];
