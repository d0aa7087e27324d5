import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { challengeTeamMembers } from '../challenges/challenges.table.ts';
import { forgetTaker } from '../challenges/final-standings.repository.ts';
import { finalTakers } from '../challenges/final-standings.table.ts';
import { results } from '../results/results.table.ts';

/** What activities and challenges hold of people. */
export const activityPersonalTables: readonly PersonalTable[] = [
  {
    table: challengeTeamMembers,
    byId: [challengeTeamMembers.personId],
    exported: {
      name: 'challengeTeams',
      columns: { challengeId: challengeTeamMembers.groupId, teamId: challengeTeamMembers.teamId },
    },
    erased: 'deleted',
  },
  {
    table: finalTakers,
    byId: [finalTakers.personId],
    exported: {
      name: 'finalChallengeResults',
      columns: {
        challengeId: finalTakers.groupId,
        teamId: finalTakers.teamId,
        value: finalTakers.value,
        resultCount: finalTakers.resultCount,
      },
    },
    erased: (database, { id }) => forgetTaker(database, id),
  },
  {
    table: results,
    byId: [results.personId],
    exported: {
      name: 'activityResults',
      columns: {
        typeId: results.typeId,
        groupId: results.groupId,
        amount: results.amount,
        day: results.day,
        note: results.note,
        loggedAt: results.loggedAt,
        removedAt: results.removedAt,
      },
    },
    erased: 'deleted',
  },
];
