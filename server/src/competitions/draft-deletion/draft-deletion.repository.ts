import { eq, inArray } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { announcements } from '../announcements/announcements.table.ts';
import { checkIns } from '../check-ins/check-ins.table.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitionInUse } from '../competitions/competitions.errors.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { credentials } from '../credentials/credentials.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { entryClaims } from '../entry-claims/entry-claims.table.ts';
import { floors } from '../floors/floors.table.ts';
import { heatPlans } from '../heats/heats.table.ts';
import { registrationSettings } from '../registrations/registration-settings.table.ts';
import { teamInvites } from '../rosters/team-invites.table.ts';
import { teamRequests } from '../rosters/team-requests.table.ts';
import { scheduleItems } from '../schedule/schedule.table.ts';
import { shifts, shiftVolunteers } from '../shifts/shifts.table.ts';
import { staffInvitations } from '../staff-invitations/staff-invitations.table.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

/** What was set up and hangs on nothing else, in the order in which it can go. */
const withCompetition = [
  heatPlans,
  checkIns,
  entryClaims,
  teamMembers,
  entries,
  announcements,
  scheduleItems,
  shifts,
  credentials,
  staffInvitations,
  registrationSettings,
  competitionStaff,
  floors,
  workouts,
  divisions,
] as const;

/** Deletes a competition with its set-up and its entries. Throws `competition_in_use` where something has to be kept. */
export async function deleteWithSetUp(database: Sql, competitionId: string): Promise<void> {
  try {
    const ofShifts = database
      .select({ id: shifts.id })
      .from(shifts)
      .where(eq(shifts.competitionId, competitionId));
    const ofEntries = database
      .select({ id: entries.id })
      .from(entries)
      .where(eq(entries.competitionId, competitionId));
    await database.delete(shiftVolunteers).where(inArray(shiftVolunteers.shiftId, ofShifts));
    await database.delete(teamInvites).where(inArray(teamInvites.entryId, ofEntries));
    await database.delete(teamRequests).where(inArray(teamRequests.entryId, ofEntries));
    for (const table of withCompetition)
      await database.delete(table).where(eq(table.competitionId, competitionId));
    await database.delete(competitions).where(eq(competitions.id, competitionId));
  } catch (error) {
    // Registrations, scores and decisions hold the entries that they are about.
    throw brokenConstraint(error) === null ? error : competitionInUse();
  }
}
