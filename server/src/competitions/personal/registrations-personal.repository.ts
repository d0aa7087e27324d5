import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { registrations } from '../registrations/registrations.table.ts';
import { waitingPlaces } from '../registrations/waiting-list.table.ts';
import { teamRequests } from '../rosters/team-requests.table.ts';

/** What registrations hold of people. */
export const registrationsPersonalTables: readonly PersonalTable[] = [
  {
    table: registrations,
    byId: [registrations.registeredBy],
    exported: {
      name: 'competition-registrations',
      columns: {
        competitionId: registrations.competitionId,
        entryId: registrations.entryId,
        orderId: registrations.orderId,
        at: registrations.createdAt,
      },
    },
    erased: { kept: 'it says which entry an order paid for; only the id of who registered is kept' },
  },
  {
    table: registeredMembers,
    byId: [registeredMembers.personId],
    byEmail: [registeredMembers.email],
    exported: {
      name: 'teams-i-am-registered-in',
      columns: {
        entryId: registeredMembers.entryId,
        name: registeredMembers.name,
        email: registeredMembers.email,
        birthDate: registeredMembers.birthDate,
        gender: registeredMembers.gender,
      },
    },
    erased: 'deleted',
  },
  {
    table: teamRequests,
    byId: [teamRequests.personId],
    exported: {
      name: 'teams-i-ask-to-join',
      columns: {
        entryId: teamRequests.entryId,
        message: teamRequests.message,
        birthDate: teamRequests.birthDate,
        gender: teamRequests.gender,
        at: teamRequests.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: waitingPlaces,
    byId: [waitingPlaces.personId],
    exported: {
      name: 'waiting-lists',
      columns: {
        competitionId: waitingPlaces.competitionId,
        divisionId: waitingPlaces.divisionId,
        state: waitingPlaces.state,
        at: waitingPlaces.joinedAt,
      },
    },
    erased: 'deleted',
  },
];
