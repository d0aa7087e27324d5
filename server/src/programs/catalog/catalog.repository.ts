import {
  type ProgramLevel,
  type ProgramSpan,
  spanWeeks,
} from '@chalkline/contract/programs/program.schema.ts';
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
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

const { mine, community, inCommunity } = groupJoins;

export interface CatalogFilter {
  readonly search?: string | undefined;
  readonly span?: ProgramSpan | undefined;
  readonly level?: ProgramLevel | undefined;
  /** One of them, or `none`: the body alone. */
  readonly equipment?: string | undefined;
  readonly communityId?: string | undefined;
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

function selectBrief(database: Sql, viewer: MaybeViewer) {
  return database
    .select(listed)
    .from(programVersions)
    .innerJoin(
      programs,
      and(eq(programs.id, programVersions.programId), eq(programs.published, programVersions.number)),
    )
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

function fits({ search, span, level, equipment, communityId }: CatalogFilter): SQL | undefined {
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
  return pageOf(selectBrief(database, viewer), and(isVisible(viewer), fits(filter)), page).execute();
}

export function countListed(database: Sql, viewer: MaybeViewer, filter: CatalogFilter): Promise<number> {
  const where = and(isVisible(viewer), fits(filter));
  return database.$count(selectBrief(database, viewer).where(where).as('listed'));
}

/** By their ids; those that this viewer may not see are left out. */
export function findListedOf(
  database: Sql,
  viewer: MaybeViewer,
  ids: readonly string[],
): Promise<ListedProgram[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const where = and(inArray(programs.id, [...ids]), isVisible(viewer));
  return selectBrief(database, viewer).where(where).execute();
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
