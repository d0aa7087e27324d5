import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith, peopleInEntries } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { shifts, shiftVolunteers } from '../shifts/shifts.table.ts';
import { type AnnouncementRow, announcements } from './announcements.table.ts';

const { competitionId: _, withdrawnAt, createdBy, ...facts } = getTableColumns(announcements);

const columns = { ...facts, author: { id: createdBy, name: people.name } };

export interface Announcement extends Omit<AnnouncementRow, 'competitionId' | 'withdrawnAt' | 'createdBy'> {
  readonly author: { readonly id: string; readonly name: string };
}

/** Pinned first, then the newest. */
export const announcementOrder = keyset<Announcement>(
  descending(announcements.pinned, ({ pinned }) => pinned),
  descending(announcements.id, ({ id }) => id),
);

export function findAnnouncements(
  database: Sql,
  {
    competitionId,
    audiences,
  }: { readonly competitionId: string; readonly audiences: readonly AnnouncementAudience[] },
  page: KeysetPage,
): Promise<Announcement[]> {
  return pageOf(
    select(database),
    and(isIn(competitionId), inArray(announcements.audience, [...audiences])),
    page,
  );
}

/** Whether a person has a shift at a competition. */
export async function hasShift(database: Sql, competitionId: string, personId: string): Promise<boolean> {
  const [found] = await database
    .select({ personId: shiftVolunteers.personId })
    .from(shiftVolunteers)
    .innerJoin(shifts, eq(shifts.id, shiftVolunteers.shiftId))
    .where(and(eq(shifts.competitionId, competitionId), eq(shiftVolunteers.personId, personId)))
    .limit(1);
  return found !== undefined;
}

export async function findAnnouncement(
  database: Sql,
  competitionId: string,
  id: string,
): Promise<Announcement | null> {
  const [found] = await select(database).where(and(isIn(competitionId), eq(announcements.id, id)));
  return found ?? null;
}

function select(database: Sql) {
  return database.select(columns).from(announcements).innerJoin(people, eq(people.id, createdBy)).$dynamic();
}

const isIn = (competitionId: string) =>
  and(eq(announcements.competitionId, competitionId), isNull(withdrawnAt));

export async function insertAnnouncement(database: Sql, row: AnnouncementRow): Promise<void> {
  await database.insert(announcements).values(row);
}

export async function updateAnnouncement(
  database: Sql,
  id: string,
  change: Partial<AnnouncementRow>,
): Promise<void> {
  await database.update(announcements).set(change).where(eq(announcements.id, id));
}

export function countPinned(database: Sql, competitionId: string): Promise<number> {
  return database.$count(announcements, and(isIn(competitionId), eq(announcements.pinned, true)));
}

/** Whom an announcement is for. */
export interface Audience {
  readonly audience: AnnouncementAudience;
  readonly divisionId: string | null;
}

/** The people with an account that it is for: staff, who is registered and active, and who has a shift. */
export async function findAudience(
  database: Sql,
  competitionId: string,
  { audience, divisionId }: Audience,
): Promise<string[]> {
  const staff = database
    .select({ personId: competitionStaff.personId })
    .from(competitionStaff)
    .where(eq(competitionStaff.competitionId, competitionId));
  const active = database
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.competitionId, competitionId),
        eq(entries.state, 'active'),
        divisionId === null ? undefined : eq(entries.divisionId, divisionId),
      ),
    );
  const registered = database
    .select({ personId: sql<string>`competing.person_id` })
    .from(sql`${peopleInEntries(active)} competing`);
  const helping = database
    .select({ personId: shiftVolunteers.personId })
    .from(shiftVolunteers)
    .innerJoin(shifts, eq(shifts.id, shiftVolunteers.shiftId))
    .where(eq(shifts.competitionId, competitionId));
  const all = {
    everybody: () => staff.union(registered).union(helping),
    division: () => staff.union(registered),
    volunteers: () => staff.union(helping),
    staff: () => staff,
  };
  const found = await all[audience]();
  return found.map(({ personId }) => personId);
}

/** Announcements, each with what the person it is for is in its competition now. Withdrawn ones are left out. */
export function findForPeople(
  database: Sql,
  pairs: readonly { readonly announcementId: string; readonly personId: string }[],
) {
  const ids = sql.param(pairs.map(({ announcementId }) => announcementId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  const personId = sql<string>`asked.person_id`;
  return database
    .select({
      announcement: announcements,
      competition: { name: competitions.name, state: competitions.state },
      personId,
      role: competitionStaff.role,
      divisionIds: sql<string[]>`array(select ${entries.divisionId} from ${entries}
        where ${entries.competitionId} = ${competitions.id} and ${entries.id} in ${idsOfEntriesWith(personId)}
          and ${entries.state} = 'active')`,
      isVolunteer: sql<boolean>`exists (select 1 from ${shiftVolunteers}
        join ${shifts} on ${shifts.id} = ${shiftVolunteers.shiftId}
        where ${shifts.competitionId} = ${competitions.id} and ${shiftVolunteers.personId} = ${personId})`,
    })
    .from(sql`unnest(${ids}::uuid[], ${personIds}::uuid[]) as asked (announcement_id, person_id)`)
    .innerJoin(announcements, and(eq(announcements.id, sql`asked.announcement_id`), isNull(withdrawnAt)))
    .innerJoin(competitions, eq(competitions.id, announcements.competitionId))
    .leftJoin(
      competitionStaff,
      and(eq(competitionStaff.competitionId, competitions.id), eq(competitionStaff.personId, personId)),
    );
}
