import { type StaffRole, type StaffTask, staffRoles } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, asc, count, eq, lt, sql as raw } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { competitionStaff, type StaffRow } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { alreadyStaff } from './staff.errors.ts';

export interface StaffMember {
  readonly personId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly until: string | null;
  readonly createdAt: Date;
}

const member = {
  personId: competitionStaff.personId,
  name: people.name,
  role: competitionStaff.role,
  until: competitionStaff.until,
  createdAt: competitionStaff.createdAt,
};

/** By role, owners first, then in the order they joined. */
export function findStaff(sql: Sql, competitionId: string): Promise<StaffMember[]> {
  return sql
    .select(member)
    .from(competitionStaff)
    .innerJoin(people, eq(people.id, competitionStaff.personId))
    .where(eq(competitionStaff.competitionId, competitionId))
    .orderBy(asc(turnOf), asc(competitionStaff.createdAt), asc(competitionStaff.personId));
}

const turnOf = raw<number>`array_position(${raw.param(staffRoles)}::text[], ${competitionStaff.role})`;

/** People whose last day was before this one. */
export async function findStaffPast(sql: Sql, competitionId: string, today: string): Promise<StaffMember[]> {
  return sql
    .select(member)
    .from(competitionStaff)
    .innerJoin(people, eq(people.id, competitionStaff.personId))
    .where(and(eq(competitionStaff.competitionId, competitionId), lt(competitionStaff.until, today)));
}

export async function findStaffMember(
  sql: Sql,
  competitionId: string,
  personId: string,
): Promise<StaffMember | null> {
  const [found] = await sql
    .select(member)
    .from(competitionStaff)
    .innerJoin(people, eq(people.id, competitionStaff.personId))
    .where(is(competitionId, personId));
  return found ?? null;
}

/** The addresses of all staff at once, so that looking one up takes the same time whether or not it is known. */
export async function findStaffAddresses(sql: Sql, competitionId: string): Promise<Set<string>> {
  const found = await sql
    .select({ email: people.email })
    .from(competitionStaff)
    .innerJoin(people, eq(people.id, competitionStaff.personId))
    .where(eq(competitionStaff.competitionId, competitionId));
  return new Set(found.map(({ email }) => email));
}

/** Throws `already_staff`. */
export async function insertStaff(sql: Sql, row: StaffRow): Promise<void> {
  await sql
    .insert(competitionStaff)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'competition_staff_once' ? alreadyStaff() : error;
    });
}

export async function updateStaffTask(
  sql: Sql,
  competitionId: string,
  personId: string,
  { role, until }: StaffTask,
): Promise<void> {
  await sql.update(competitionStaff).set({ role, until }).where(is(competitionId, personId));
}

export async function deleteStaff(sql: Sql, competitionId: string, personId: string): Promise<void> {
  await sql.delete(competitionStaff).where(is(competitionId, personId));
}

/** Owners who can sign in; people who are leaving or suspended don't count. */
export async function countOwners(sql: Sql, competitionId: string): Promise<number> {
  const [found] = await sql
    .select({ owners: count() })
    .from(competitionStaff)
    .innerJoin(people, and(eq(people.id, competitionStaff.personId), eq(people.state, 'active')))
    .where(and(eq(competitionStaff.competitionId, competitionId), eq(competitionStaff.role, 'owner')));
  return found?.owners ?? 0;
}

function is(competitionId: string, personId: string) {
  return and(eq(competitionStaff.competitionId, competitionId), eq(competitionStaff.personId, personId));
}

/** Who owns it with the person who is erased sells its places from then on; leaving takes another owner. */
export async function passCompetitionsOn(sql: Sql, personId: string): Promise<void> {
  const { competitionId, createdAt } = competitionStaff;
  const heir = raw`(select ${competitionStaff.personId} from ${competitionStaff}
    where ${competitionId} = ${competitions.id} and ${competitionStaff.role} = 'owner'
      and ${competitionStaff.personId} <> ${personId}
    order by ${createdAt}, ${competitionStaff.personId} limit 1)`;
  await sql
    .update(competitions)
    .set({ createdBy: raw`coalesce(${heir}, ${competitions.createdBy})` })
    .where(eq(competitions.createdBy, personId));
}
