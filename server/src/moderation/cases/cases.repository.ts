import type { CaseKind, CaseTab, ReportedKind } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isFound } from './case-search.repository.ts';
import {
  type ActionRecord,
  type AppealRecord,
  actions,
  appeals,
  type CaseRecord,
  cases,
  type ReportRecord,
  reports,
} from './cases.table.ts';

const about = alias(people, 'about');
const place = alias(groups, 'place');

const columns = {
  ...getTableColumns(cases),
  about: { id: about.id, name: about.name, handle: about.handle, photo: about.photo },
  place: { id: place.id, name: place.name, type: place.type },
  /** Of the first report; of what had none, the one that was decided with. */
  reason: sql<ReportRecord['reason']>`coalesce((select ${reports.reason} from ${reports}
    where ${reports.caseId} = ${cases.id} order by ${reports.id} limit 1), (select ${actions.reason} from ${actions}
    where ${actions.caseId} = ${cases.id} order by ${actions.id} limit 1))`,
  reports: sql<number>`(select count(*)::int from ${reports} where ${reports.caseId} = ${cases.id})`,
  appealState: appeals.state,
  /** What it’s about is in its group now. */
  standing: { state: belongings.state, mutedUntil: belongings.mutedUntil },
};

function selectCases(database: Sql) {
  return database
    .select(columns)
    .from(cases)
    .leftJoin(about, eq(about.id, cases.aboutId))
    .leftJoin(place, eq(place.id, cases.groupId))
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .leftJoin(belongings, and(eq(belongings.groupId, cases.groupId), eq(belongings.personId, cases.aboutId)))
    .$dynamic();
}

/** A case as lists show it. */
export type FoundCase = Awaited<ReturnType<typeof selectCases>>[number];

/** The levels at which the viewer looks after something of a case. */
function handles(viewer: Viewer, level: typeof cases.level | typeof appeals.level): SQL {
  // As an array it is read once, and each level finds its cases by an index.
  const looksAfter = (groupId: typeof cases.groupId | typeof cases.communityId) =>
    sql`${groupId} = any(array(select staff.group_id from groups.belongings as staff
      where staff.person_id = ${viewer.personId} and staff.state = 'in' and staff.role <> 'member'))`;
  const isCorporate = viewer.accountType === 'corporate_admin' && viewer.organizationId !== null;
  return sql`(
    (${level} = 'group' and ${looksAfter(cases.groupId)})
    or (${level} = 'community' and ${looksAfter(cases.communityId)})
    ${isCorporate ? sql`or (${level} = 'organization' and ${cases.organizationId} = ${viewer.organizationId})` : sql``}
    ${viewer.accountType === 'admin' ? sql`or ${level} = 'platform'` : sql``})`;
}

/** Nobody decides about themselves, or on their own report. */
function isNoParty({ personId }: Viewer): SQL {
  return sql`(${cases.aboutId} is distinct from ${personId}::uuid and not exists (select from ${reports}
    where ${reports.caseId} = ${cases.id} and ${reports.reporterId} = ${personId}))`;
}

/** Cases that the viewer may decide: of the queue, or of others’ appeals. */
export function isHandledBy(viewer: Viewer): SQL {
  return sql`(${handles(viewer, cases.level)} and ${isNoParty(viewer)})`;
}

function isAppealFor(viewer: Viewer): SQL {
  return sql`(${handles(viewer, appeals.level)} and ${isNoParty(viewer)}
    and ${appeals.deciderId} is distinct from ${viewer.personId}::uuid)`;
}

function inTab(viewer: Viewer, tab: CaseTab): SQL | undefined {
  switch (tab) {
    case 'open':
      return and(eq(cases.state, 'open'), isHandledBy(viewer));
    case 'appeals':
      return and(eq(appeals.state, 'open'), isAppealFor(viewer));
    case 'done':
      return and(eq(cases.state, 'decided'), isHandledBy(viewer));
  }
}

/** Oldest first; what is done newest first. */
export const caseOrders = {
  open: keyset<FoundCase>(ascending(cases.id, ({ id }) => id)),
  appeals: keyset<FoundCase>(ascending(cases.id, ({ id }) => id)),
  done: keyset<FoundCase>(descending(cases.id, ({ id }) => id)),
} as const;

export function findCases(
  database: Sql,
  viewer: Viewer,
  { tab, search }: { readonly tab: CaseTab; readonly search?: string | undefined },
  page: KeysetPage,
): Promise<FoundCase[]> {
  return pageOf(selectCases(database), and(inTab(viewer, tab), isFound(search)), page).execute();
}

/** How many at most are counted. */
const countedAtMost = 99;

export async function countCases(database: Sql, viewer: Viewer, tab: CaseTab): Promise<number> {
  const some = database
    .select({ id: cases.id })
    .from(cases)
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .where(inTab(viewer, tab))
    .limit(countedAtMost);
  return (await some).length;
}

/** Whether the viewer looks after any group. */
export async function isGroupStaff(database: Sql, personId: string): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(sql`select exists (select from groups.belongings
    where person_id = ${personId} and state = 'in' and role <> 'member') as found`);
  return rows[0]?.found ?? false;
}

/** A case with what the viewer is to it. */
export type SeenCase = FoundCase & {
  readonly handles: boolean;
  readonly decidesAppeal: boolean;
  readonly reported: boolean;
};

export async function findCase(database: Sql, viewer: Viewer, id: string): Promise<SeenCase | null> {
  const [found] = await database
    .select({
      ...columns,
      handles: sql<boolean>`coalesce(${isHandledBy(viewer)}, false)`,
      decidesAppeal: sql<boolean>`coalesce(${isAppealFor(viewer)}, false)`,
      reported: sql<boolean>`exists (select from ${reports} where ${reports.caseId} = ${cases.id}
        and ${reports.reporterId} = ${viewer.personId})`,
    })
    .from(cases)
    .leftJoin(about, eq(about.id, cases.aboutId))
    .leftJoin(place, eq(place.id, cases.groupId))
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .leftJoin(belongings, and(eq(belongings.groupId, cases.groupId), eq(belongings.personId, cases.aboutId)))
    .where(eq(cases.id, id));
  return found ?? null;
}

/** Holds a case until the transaction ends. */
export async function lockCase(database: Sql, id: string): Promise<CaseRecord | null> {
  const [found] = await database.select().from(cases).where(eq(cases.id, id)).for('update');
  return found ?? null;
}

export async function findOpenCase(
  database: Sql,
  kind: CaseKind,
  subjectId: string,
): Promise<CaseRecord | null> {
  const [found] = await database
    .select()
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), eq(cases.state, 'open')))
    .for('update');
  return found ?? null;
}

export async function insertCase(database: Sql, row: Omit<CaseRecord, 'number'>): Promise<void> {
  await database.insert(cases).values(row);
}

export async function updateCase(database: Sql, id: string, change: Partial<CaseRecord>): Promise<void> {
  await database
    .update(cases)
    .set({ ...change, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, id));
}

/** Null: this person has reported it before. Their case then. */
export async function insertReport(database: Sql, row: ReportRecord): Promise<boolean> {
  const { rowCount } = await database.insert(reports).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function findReportOf(
  database: Sql,
  personId: string,
  kind: ReportedKind,
  subjectId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ caseId: reports.caseId })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.subjectId, subjectId), eq(reports.reporterId, personId)));
  return found?.caseId ?? null;
}

export function findReports(database: Sql, caseId: string): Promise<ReportRecord[]> {
  return database.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(asc(reports.id));
}

/** Reports by accounts that are not new. */
export function countGrownReports(database: Sql, caseId: string, before: Date): Promise<number> {
  return database.$count(
    reports,
    and(
      eq(reports.caseId, caseId),
      sql`exists (select from ${people} where ${people.id} = ${reports.reporterId}
        and ${lt(people.createdAt, before)})`,
    ),
  );
}

export async function insertAction(database: Sql, row: ActionRecord): Promise<void> {
  await database.insert(actions).values(row);
}

export type ActionWithName = ActionRecord & { readonly by: string | null };

export function findActions(database: Sql, caseIds: readonly string[]): Promise<ActionWithName[]> {
  if (caseIds.length === 0) return Promise.resolve([]);
  return database
    .select({ ...getTableColumns(actions), by: people.name })
    .from(actions)
    .leftJoin(people, eq(people.id, actions.actorId))
    .where(inArray(actions.caseId, [...caseIds]))
    .orderBy(asc(actions.id));
}

/** What was decided about the same person before, in cases that the viewer could decide as well. */
export function findBefore(
  database: Sql,
  viewer: Viewer,
  found: Pick<CaseRecord, 'id' | 'aboutId'>,
): Promise<Pick<ActionRecord, 'action' | 'createdAt'>[]> {
  if (found.aboutId === null) return Promise.resolve([]);
  return database
    .select({ action: actions.action, createdAt: actions.createdAt })
    .from(actions)
    .innerJoin(cases, eq(cases.id, actions.caseId))
    .where(
      and(
        eq(cases.aboutId, found.aboutId),
        ne(cases.id, found.id),
        eq(cases.state, 'decided'),
        inArray(actions.action, ['hide', 'remove', 'warn', 'mute', 'ban', 'suspend']),
        isHandledBy(viewer),
      ),
    )
    .orderBy(desc(actions.id))
    .limit(10);
}

export async function findAppeal(database: Sql, caseId: string): Promise<AppealRecord | null> {
  const [found] = await database.select().from(appeals).where(eq(appeals.caseId, caseId));
  return found ?? null;
}

export async function insertAppeal(database: Sql, row: AppealRecord): Promise<void> {
  await database.insert(appeals).values(row);
}

export async function updateAppeal(
  database: Sql,
  caseId: string,
  change: Partial<AppealRecord>,
): Promise<void> {
  await database.update(appeals).set(change).where(eq(appeals.caseId, caseId));
}

/** Open cases that have been at their level since before that moment, below the highest. */
export async function findLate(database: Sql, before: Date): Promise<string[]> {
  const rows = await database
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.state, 'open'), lt(cases.levelAt, before), ne(cases.level, 'platform')))
    .orderBy(asc(cases.levelAt))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Several cases with their places, for the words of notifications. */
export function findTold(database: Sql, ids: readonly string[]): Promise<FoundCase[]> {
  return selectCases(database)
    .where(inArray(cases.id, [...ids]))
    .execute();
}
