import {
  type ProgramLevel,
  type ProgramSpan,
  type programPrices,
  spanWeeks,
} from '@chalkline/contract/programs/program.schema.ts';
import { and, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import { groupJoins, isMineIn, isReadable } from '../../groups/groups/group-scope.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { type UploadRow, uploads } from '../../uploads/uploads.table.ts';
import {
  type ProgramVersionRow,
  programs,
  programVersions,
  versionText,
} from '../programs/programs.table.ts';
import { programPurchases } from '../purchases/purchases.table.ts';

const { mine, community, inCommunity } = groupJoins;

export interface CatalogFilter {
  readonly search?: string | undefined;
  readonly span?: ProgramSpan | undefined;
  readonly level?: ProgramLevel | undefined;
  /** One of them, or `none`: the body alone. */
  readonly equipment?: string | undefined;
  readonly communityId?: string | undefined;
  readonly coachId?: string | undefined;
  readonly price?: (typeof programPrices)[number] | undefined;
}

/** What everyone who may see a program sees of it, without its weeks. */
export interface ListedProgram extends Omit<ProgramVersionRow, 'tree' | 'exercises' | 'words'> {
  readonly exerciseCount: number;
  readonly imageType: UploadRow['contentType'] | null;
  readonly coach: string;
  readonly coachId: string;
  readonly communityId: string | null;
  readonly communityName: string | null;
  /** A visitor may see it. */
  readonly isOpen: boolean;
  /** The viewer paid for it, or its coach gave it to them. */
  readonly isBought: boolean;
}

/** The weeks of a version. */
export type ProgramWeeks = Pick<ProgramVersionRow, 'tree' | 'exercises'>;

const { tree, exercises, words: _words, ...briefly } = getTableColumns(programVersions);
const listed = {
  ...briefly,
  exerciseCount: sql<number>`jsonb_array_length(${exercises})`,
  imageType: uploads.contentType,
  coach: people.name,
  coachId: people.id,
  communityId: groups.id,
  communityName: groups.name,
  isOpen: sql<boolean>`(${programs.organizationId} is null
    and (not ${programs.isOfCommunity} or ${groups.visibility} = 'public'))`,
};

/** What the viewer has bought. */
function isBought(viewer: MaybeViewer): SQL {
  if (!viewer) return sql`false`;
  const { programId, personId, endedAt } = programPurchases;
  const mine = and(eq(programId, programs.id), eq(personId, viewer.personId), isNull(endedAt));
  return sql`exists (select 1 from ${programPurchases} where ${mine})`;
}

/** What people see now; `kept`: what was published last, too, by those who bought it. */
function isSeen(viewer: MaybeViewer, which: 'listed' | 'kept'): SQL | undefined {
  const { number } = programVersions;
  const isPublished = eq(programs.published, number);
  if (which === 'listed') return isPublished;
  return or(isPublished, and(isNull(programs.published), eq(programs.versions, number), isBought(viewer)));
}

function selectBrief(database: Sql, viewer: MaybeViewer, which: 'listed' | 'kept' = 'listed') {
  return database
    .select({ ...listed, isBought: sql<boolean>`${isBought(viewer)}` })
    .from(programVersions)
    .innerJoin(programs, and(eq(programs.id, programVersions.programId), isSeen(viewer, which)))
    .innerJoin(people, eq(people.id, programs.createdBy))
    .leftJoin(uploads, eq(uploads.id, programVersions.imageId))
    .leftJoin(groups, eq(groups.id, programs.communityId))
    .leftJoin(community, eq(community.id, groups.communityId))
    .leftJoin(mine, isMineIn(mine, sql`${groups.id}`, viewer))
    .leftJoin(inCommunity, isMineIn(inCommunity, sql`${groups.communityId}`, viewer))
    .$dynamic();
}

/** Published programs that this viewer may see: of everyone, of their organization, of communities they may read. */
function isVisible(viewer: MaybeViewer): SQL | undefined {
  return and(
    eq(people.state, 'active'),
    organizationScope(programs.organizationId, viewer, 'sees'),
    or(sql`not ${programs.isOfCommunity}`, isReadable(viewer)),
  );
}

function fits(
  viewer: MaybeViewer,
  { search, span, level, equipment, communityId, coachId, price }: CatalogFilter,
): SQL | undefined {
  const [from, to] = span ? spanWeeks[span] : [1, 52];
  return and(
    search ? isFound(search) : undefined,
    span && sql`${programVersions.weeks} between ${from} and ${to}`,
    level && inArray(programVersions.level, [level, 'any']),
    equipment === 'none' ? sql`cardinality(${programVersions.equipment}) = 0` : undefined,
    equipment && equipment !== 'none'
      ? sql`${programVersions.equipment} @> array[${equipment}]::text[]`
      : undefined,
    communityId === undefined ? undefined : eq(programs.communityId, communityId),
    coachId === undefined ? undefined : eq(programs.createdBy, coachId),
    price === 'free' ? eq(programVersions.price, 0) : undefined,
    price === 'paid' ? gt(programVersions.price, 0) : undefined,
    price === 'bought' ? isBought(viewer) : undefined,
  );
}

/** By its name, its exercises or its coach. Each part is found by an index of its own. */
function isFound(search: string): SQL {
  const found = sql`select ${programVersions.id} from ${programVersions}
    where ${matchesPrefixes(versionText(programVersions), search)}`;
  const coached = sql`select ${people.id} from ${people} where ${matchesPrefixes(personText(people), search)}`;
  return sql`(${programVersions.id} in (${found}) or ${programs.createdBy} in (${coached}))`;
}

export const catalogOrder = newestFirst(programVersions.id);

export function findListed(
  database: Sql,
  viewer: MaybeViewer,
  filter: CatalogFilter,
  page: KeysetPage,
): Promise<ListedProgram[]> {
  return pageOf(selectBrief(database, viewer), and(isVisible(viewer), fits(viewer, filter)), page).execute();
}

export function countListed(database: Sql, viewer: MaybeViewer, filter: CatalogFilter): Promise<number> {
  const where = and(isVisible(viewer), fits(viewer, filter));
  return database.$count(selectBrief(database, viewer).where(where).as('listed'));
}

/** By their ids, with what this viewer bought though it is withdrawn; those that they may not see are left out. */
export function findListedOf(
  database: Sql,
  viewer: MaybeViewer,
  ids: readonly string[],
): Promise<ListedProgram[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const where = and(inArray(programs.id, [...ids]), or(isVisible(viewer), isBought(viewer)));
  return selectBrief(database, viewer, 'kept').where(where).execute();
}

/** The weeks of these versions, which the viewer has been found to see. */
export async function findWeeks(
  database: Sql,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, ProgramWeeks>> {
  if (versionIds.length === 0) return new Map();
  const rows = await database
    .select({ id: programVersions.id, tree, exercises })
    .from(programVersions)
    .where(inArray(programVersions.id, [...versionIds]));
  return new Map(rows.map(({ id, ...weeks }) => [id, weeks]));
}
