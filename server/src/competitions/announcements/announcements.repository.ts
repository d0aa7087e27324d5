import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { type AnnouncementRow, announcements } from './announcements.table.ts';

/** An announcement with the name of its author. */
export interface Announcement extends AnnouncementRow {
  readonly authorName: string;
}

/** Where a page ended. */
export interface AnnouncementMark {
  readonly pinned: boolean;
  readonly id: string;
}

const standing = isNull(announcements.withdrawnAt);

/** Pinned first, then the newest; after the mark. */
export async function findAnnouncements(
  database: Sql,
  { competitionId, forStaff }: { readonly competitionId: string; readonly forStaff: boolean },
  mark: AnnouncementMark | null,
  limit: number,
): Promise<Announcement[]> {
  const { pinned, id } = announcements;
  return withAuthors(
    database,
    and(
      eq(announcements.competitionId, competitionId),
      standing,
      forStaff ? undefined : ne(announcements.audience, 'staff'),
      mark ? sql`(${pinned}, ${id}) < (${mark.pinned}::boolean, ${mark.id}::uuid)` : undefined,
    ),
    limit,
  );
}

export async function findAnnouncement(
  database: Sql,
  competitionId: string,
  announcementId: string,
): Promise<Announcement | null> {
  const one = and(
    eq(announcements.competitionId, competitionId),
    eq(announcements.id, announcementId),
    standing,
  );
  const [found] = await withAuthors(database, one, 1);
  return found ?? null;
}

async function withAuthors(
  database: Sql,
  condition: SQL | undefined,
  limit: number,
): Promise<Announcement[]> {
  const rows = await database
    .select({ row: announcements, authorName: people.name })
    .from(announcements)
    .innerJoin(people, eq(people.id, announcements.authorId))
    .where(condition)
    .orderBy(desc(announcements.pinned), desc(announcements.id))
    .limit(limit);
  return rows.map(({ row, authorName }) => ({ ...row, authorName }));
}

export async function insertAnnouncement(database: Sql, row: AnnouncementRow): Promise<void> {
  await database.insert(announcements).values(row);
}

/** False when it is no longer of this version, or was taken back. */
export async function updateAnnouncement(
  database: Sql,
  { id, version }: Pick<AnnouncementRow, 'id' | 'version'>,
  change: Partial<AnnouncementRow>,
): Promise<boolean> {
  const result = await database
    .update(announcements)
    .set({ ...change, version: version + 1 })
    .where(and(eq(announcements.id, id), eq(announcements.version, version), standing));
  return result.rowCount === 1;
}

export async function countPinned(database: Sql, competitionId: string): Promise<number> {
  const [found] = await database
    .select({ pinned: count() })
    .from(announcements)
    .where(and(eq(announcements.competitionId, competitionId), eq(announcements.pinned, true), standing));
  return found?.pinned ?? 0;
}

/** Whom an announcement is for. */
export interface Audience {
  readonly competitionId: string;
  readonly audience: AnnouncementAudience;
  readonly divisionId: string | null;
}

/**
 * The people with an account whom it tells: who is entered and active, and who runs the competition. Those who
 * cannot sign in are left out where they are told.
 */
export async function findAudience(database: Sql, { competitionId, ...whom }: Audience): Promise<string[]> {
  const staff = database
    .select({ personId: competitionStaff.personId })
    .from(competitionStaff)
    .where(eq(competitionStaff.competitionId, competitionId));
  const entered = database
    .select({ personId: sql<string>`${entries.personId}` })
    .from(entries)
    .where(
      and(
        eq(entries.competitionId, competitionId),
        eq(entries.state, 'active'),
        isNotNull(entries.personId),
        whom.divisionId === null ? undefined : eq(entries.divisionId, whom.divisionId),
      ),
    );
  const found = await (whom.audience === 'staff' ? staff : staff.union(entered));
  return found.map(({ personId }) => personId);
}

/** An announcement with what one person is in its competition now. */
export interface AnnouncementOf {
  readonly announcementId: string;
  readonly personId: string;
}

/**
 * The announcements of these pairs that still stand, with their competition and, for each person, whether they
 * run it or are entered where it is for. Three queries, however many people there are.
 */
export async function findAnnouncementsForNotices(database: Sql, pairs: readonly AnnouncementOf[]) {
  const ids = [...new Set(pairs.map(({ announcementId }) => announcementId))];
  const rows = await database
    .select({
      announcement: announcements,
      competitionName: competitions.name,
      competitionState: competitions.state,
    })
    .from(announcements)
    .innerJoin(competitions, eq(competitions.id, announcements.competitionId))
    .where(and(inArray(announcements.id, ids), standing));
  const competitionIds = [...new Set(rows.map(({ announcement }) => announcement.competitionId))];
  const personIds = [...new Set(pairs.map(({ personId }) => personId))];
  if (competitionIds.length === 0) return { rows, roles: [], places: [] };
  const roles = await database
    .select({
      competitionId: competitionStaff.competitionId,
      personId: competitionStaff.personId,
      role: competitionStaff.role,
    })
    .from(competitionStaff)
    .where(
      and(
        inArray(competitionStaff.competitionId, competitionIds),
        inArray(competitionStaff.personId, personIds),
      ),
    );
  const places = await database
    .select({
      competitionId: entries.competitionId,
      divisionId: entries.divisionId,
      personId: entries.personId,
    })
    .from(entries)
    .where(
      and(
        inArray(entries.competitionId, competitionIds),
        inArray(entries.personId, personIds),
        eq(entries.state, 'active'),
      ),
    );
  return { rows, roles, places };
}
