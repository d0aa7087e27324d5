import { and, asc, desc, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { competitionGuests } from '../admission/guests.table.ts';
import { announcements } from '../announcements/announcements.table.ts';
import { checkIns } from '../check-ins/check-ins.table.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { credentialsPersonalTables } from '../credentials/credentials.repository.ts';
import { adjustments } from '../decisions/adjustments.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { entries } from '../entries/entries.table.ts';
import { followedEntries } from '../following/following.table.ts';
import { judgeLinks } from '../judge-links/judge-links.table.ts';
import { judgeScores, laneJudges } from '../judging/judging.table.ts';
import { scoreChecksPersonalTable } from '../scores/score-checks.repository.ts';
import { scores } from '../scores/scores.table.ts';
import { shiftVolunteers } from '../shifts/shifts.table.ts';
import { passCompetitionsOn } from '../staff/staff.repository.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { appealsPersonalTables } from './appeals-personal.repository.ts';
import { invitationsPersonalTables } from './invitations-personal.repository.ts';
import { registrationsPersonalTables } from './registrations-personal.repository.ts';
import { submissionsPersonalTables } from './submissions-personal.repository.ts';

const ofTheBoard = 'it decides about others’ results; only the id of its author is kept';

/** What competitions hold of people. Results stay, without a name: places of others hang on them. */
export const competitionsPersonalTables: readonly PersonalTable[] = [
  ...registrationsPersonalTables,
  ...invitationsPersonalTables,
  {
    table: competitions,
    byId: [competitions.createdBy],
    exported: {
      name: 'competitions-i-made',
      columns: {
        name: competitions.name,
        state: competitions.state,
        startsOn: competitions.startsOn,
        at: competitions.createdAt,
      },
    },
    // Who owns it with them sells its places from then on; leaving takes another owner.
    erased: (sql, { id }) => passCompetitionsOn(sql, id),
  },
  {
    table: competitionStaff,
    byId: [competitionStaff.personId],
    exported: {
      name: 'competitions-i-help-to-run',
      columns: {
        competitionId: competitionStaff.competitionId,
        role: competitionStaff.role,
        since: competitionStaff.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: competitionStaff,
    byId: [competitionStaff.createdBy],
    exported: null,
    erased: { kept: 'the row is another person’s' },
  },
  {
    table: entries,
    byId: [entries.personId],
    exported: {
      name: 'entries',
      columns: {
        competitionId: entries.competitionId,
        bib: entries.bib,
        name: entries.name,
        country: entries.country,
        region: entries.region,
        affiliate: entries.affiliate,
        birthDate: entries.birthDate,
        asksNotToBeNamed: entries.unnamed,
        state: entries.state,
        at: entries.createdAt,
      },
    },
    erased: { kept: 'results stay, without a name: see eraseEntry' },
  },
  {
    table: scores,
    byId: [scores.createdBy],
    exported: {
      name: 'scores-i-recorded',
      columns: { competitionId: scores.competitionId, typed: scores.typed, at: scores.receivedAt },
    },
    erased: { kept: ofTheBoard },
  },
  {
    table: laneJudges,
    byId: [laneJudges.personId],
    exported: {
      name: 'lanes-i-judge',
      columns: {
        competitionId: laneJudges.competitionId,
        heatId: laneJudges.heatId,
        lane: laneJudges.lane,
      },
    },
    erased: 'deleted',
  },
  {
    table: judgeLinks,
    byId: [judgeLinks.personId],
    exported: null,
    erased: { kept: 'it belongs to someone without an account, who only has a name' },
  },
  {
    table: judgeLinks,
    byId: [judgeLinks.createdBy],
    exported: null,
    erased: { kept: 'it belongs to the competition; only the id of who made it is kept' },
  },
  {
    table: judgeScores,
    byId: [judgeScores.createdBy],
    exported: {
      name: 'scores-i-handed-in-as-a-judge',
      columns: {
        competitionId: judgeScores.competitionId,
        typed: judgeScores.typed,
        note: judgeScores.note,
        at: judgeScores.receivedAt,
      },
    },
    erased: { kept: ofTheBoard },
  },
  ...submissionsPersonalTables,
  ...appealsPersonalTables,
  {
    table: shiftVolunteers,
    byId: [shiftVolunteers.personId],
    exported: {
      name: 'volunteer-shifts',
      columns: {
        shiftId: shiftVolunteers.shiftId,
        at: shiftVolunteers.takenAt,
        checkedInAt: shiftVolunteers.checkedInAt,
      },
    },
    erased: 'deleted',
  },
  ...credentialsPersonalTables,
  scoreChecksPersonalTable,
  {
    table: checkIns,
    byId: [checkIns.checkedInBy],
    exported: null,
    erased: { kept: 'it says that another person was there; only the id of who checked them in is kept' },
  },
  {
    table: penalties,
    byId: [penalties.createdBy],
    exported: {
      name: 'penalties-i-decided',
      columns: { competitionId: penalties.competitionId, reason: penalties.reason, at: penalties.createdAt },
    },
    erased: { kept: ofTheBoard },
  },
  {
    table: adjustments,
    byId: [adjustments.createdBy],
    exported: {
      name: 'adjustments-i-decided',
      columns: {
        competitionId: adjustments.competitionId,
        reason: adjustments.reason,
        at: adjustments.createdAt,
      },
    },
    erased: { kept: ofTheBoard },
  },
  {
    table: competitionGuests,
    byId: [competitionGuests.personId],
    exported: {
      name: 'private-competitions-i-may-see',
      columns: { competitionId: competitionGuests.competitionId, at: competitionGuests.admittedAt },
    },
    erased: 'deleted',
  },
  {
    table: followedEntries,
    byId: [followedEntries.personId],
    exported: {
      name: 'athletes-i-follow',
      columns: { entryId: followedEntries.entryId, at: followedEntries.followedAt },
    },
    erased: 'deleted',
  },
  {
    table: announcements,
    byId: [announcements.createdBy],
    exported: {
      name: 'announcements-i-wrote',
      columns: { title: announcements.title, body: announcements.body, at: announcements.createdAt },
    },
    erased: { kept: 'it speaks for the competition' },
  },
];

const later = alias(scores, 'later');

/** The scores that stand for the person's entries, newest first. */
export function findScoresOf(sql: Sql, { id }: DataSubject) {
  const corrected = sql.select({ id: later.id }).from(later).where(eq(later.previousId, scores.id));
  return sql
    .select({
      competition: competitions.name,
      workout: workouts.name,
      scoring: workouts.scoring,
      value: scores.value,
      at: scores.receivedAt,
    })
    .from(entries)
    .innerJoin(scores, eq(scores.entryId, entries.id))
    .innerJoin(workouts, eq(workouts.id, scores.workoutId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .where(and(eq(entries.personId, id), notExists(corrected)))
    .orderBy(desc(scores.receivedAt), desc(scores.id));
}

export interface EntryToErase {
  readonly id: string;
  readonly divisionId: string;
  /** Its name is the team's, and its members have entries of their own. */
  readonly isTeam: boolean;
}

export function findEntriesOf(database: Sql, { id }: DataSubject): Promise<EntryToErase[]> {
  const isTeam = sql<boolean>`exists (select 1 from ${teamMembers} where ${teamMembers.teamId} = ${entries.id})`;
  // With those that were merged into them: they name the same person.
  const own = database.select({ id: entries.id }).from(entries).where(eq(entries.personId, id));
  return database
    .select({ id: entries.id, divisionId: entries.divisionId, isTeam })
    .from(entries)
    .where(or(eq(entries.personId, id), inArray(entries.mergedInto, own)))
    .orderBy(asc(entries.id));
}

/** Leaves the result without who it was and without their signature; a country alone names nobody, and filters rank by it. */
export async function eraseEntry(
  sql: Sql,
  entryId: string,
  { name, words, now }: { readonly name: string; readonly words: string; readonly now: Date },
): Promise<void> {
  await sql
    .update(entries)
    .set({ name, words, region: null, affiliate: null, birthDate: null, updatedAt: now })
    .where(eq(entries.id, entryId));
  await sql.update(judgeScores).set({ signature: null }).where(eq(judgeScores.entryId, entryId));
}

const others = alias(competitionStaff, 'others');

/** Competitions that nobody else who can sign in owns, in the order of their ids. */
export function findOwnedAlone(sql: Sql, { id }: DataSubject) {
  const another = sql
    .select({ id: others.personId })
    .from(others)
    .innerJoin(people, and(eq(people.id, others.personId), eq(people.state, 'active')))
    .where(
      and(
        eq(others.competitionId, competitionStaff.competitionId),
        eq(others.role, 'owner'),
        ne(others.personId, id),
      ),
    );
  return sql
    .select({ id: competitions.id, name: competitions.name })
    .from(competitionStaff)
    .innerJoin(competitions, eq(competitions.id, competitionStaff.competitionId))
    .where(and(eq(competitionStaff.personId, id), eq(competitionStaff.role, 'owner'), notExists(another)))
    .orderBy(asc(competitions.id));
}

/** Competitions that the person owns, in the order of their ids. */
export async function findOwnedIds(sql: Sql, { id }: DataSubject): Promise<string[]> {
  const rows = await sql
    .select({ id: competitionStaff.competitionId })
    .from(competitionStaff)
    .where(and(eq(competitionStaff.personId, id), eq(competitionStaff.role, 'owner')))
    .orderBy(asc(competitionStaff.competitionId));
  return rows.map((row) => row.id);
}
