import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { entryClaims } from '../entry-claims/entry-claims.table.ts';
import { entryTransfers } from '../entry-transfers/entry-transfers.table.ts';
import { staffInvitations } from '../staff-invitations/staff-invitations.table.ts';

/** Emails invited to help run a competition or to claim an entry. */
export const invitationsPersonalTables: readonly PersonalTable[] = [
  {
    table: staffInvitations,
    byEmail: [staffInvitations.email],
    exported: {
      name: 'competitions-i-am-asked-to-help-to-run',
      columns: {
        competitionId: staffInvitations.competitionId,
        email: staffInvitations.email,
        role: staffInvitations.role,
        state: staffInvitations.state,
        at: staffInvitations.invitedAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: staffInvitations,
    byId: [staffInvitations.createdBy],
    exported: null,
    erased: { kept: 'an invitation is its guest’s; only the sender’s id is kept' },
  },
  {
    table: entryClaims,
    byEmail: [entryClaims.email],
    exported: {
      name: 'entries-i-can-claim',
      columns: {
        competitionId: entryClaims.competitionId,
        email: entryClaims.email,
        state: entryClaims.state,
        at: entryClaims.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: entryClaims,
    byId: [entryClaims.createdBy],
    exported: null,
    erased: { kept: 'an invitation is its guest’s; only the sender’s id is kept' },
  },
  {
    table: entryTransfers,
    byEmail: [entryTransfers.email],
    exported: {
      name: 'places-offered-to-me',
      columns: {
        competitionId: entryTransfers.competitionId,
        email: entryTransfers.email,
        state: entryTransfers.state,
        at: entryTransfers.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: entryTransfers,
    byId: [entryTransfers.createdBy],
    exported: {
      name: 'places-i-offered',
      columns: {
        competitionId: entryTransfers.competitionId,
        state: entryTransfers.state,
        at: entryTransfers.createdAt,
      },
    },
    erased: { kept: 'an offer is its recipient’s; only the sender’s id is kept' },
  },
];
