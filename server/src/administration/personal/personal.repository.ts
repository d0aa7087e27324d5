import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { invitations } from '../invitations/invitations.table.ts';

/** What administration holds of people. */
export const administrationPersonalTables: readonly PersonalTable[] = [
  {
    table: invitations,
    byId: [invitations.personId],
    byEmail: [invitations.email],
    exported: {
      name: 'invitations',
      columns: {
        name: invitations.name,
        email: invitations.email,
        accountType: invitations.accountType,
        at: invitations.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: invitations,
    byId: [invitations.createdBy],
    exported: null,
    erased: { kept: 'an invitation is its guest’s; only the sender’s id is kept' },
  },
];
