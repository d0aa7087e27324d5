import { and, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { type UploadRow, uploads } from '../../uploads/uploads.table.ts';
import { type ProgramRow, type ProgramVersionRow, programs, programVersions } from './programs.table.ts';

/** By what conditions somebody has a program in use, which stays then when its coach is erased. */
export const keepsErased: SQL[] = [];

/** What an export tells of them; they go with their person, but for what others train by or bought. */
export const programPersonalTables: readonly PersonalTable[] = [
  {
    table: programs,
    byId: [programs.createdBy],
    exported: {
      name: 'programs',
      columns: {
        name: programs.name,
        description: programs.desc,
        video: programs.video,
        level: programs.level,
        weeks: programs.tree,
        at: programs.createdAt,
      },
    },
    erased: erasePrograms,
  },
];

/**
 * A program in use stays for those who have it, as it was published last, without its picture; nobody finds it anymore.
 * All others go, with their versions.
 */
async function erasePrograms(database: Sql, { id: personId }: DataSubject): Promise<void> {
  const isTheirs = eq(programs.createdBy, personId);
  await database.delete(programs).where(and(isTheirs, ...keepsErased.map(not)));
  const last = and(eq(programVersions.programId, programs.id), eq(programVersions.number, programs.versions));
  const { name, desc, video, tree } = programVersions;
  await database
    .update(programs)
    .set({
      name: sql`${name}`,
      desc: sql`${desc}`,
      video: sql`${video}`,
      tree: sql`${tree}`,
      published: null,
      imageId: null,
    })
    .from(programVersions)
    .where(and(isTheirs, last));
}

/** With the file of its image and the name of its community. */
export interface FoundProgram extends ProgramRow {
  readonly imageType: UploadRow['contentType'] | null;
  readonly communityName: string | null;
}

export const programOrder = newestFirst(programs.id);

function selectOwn(database: Sql) {
  return database
    .select({
      ...getTableColumns(programs),
      imageType: uploads.contentType,
      communityName: groups.name,
    })
    .from(programs)
    .leftJoin(uploads, eq(uploads.id, programs.imageId))
    .leftJoin(groups, eq(groups.id, programs.communityId))
    .$dynamic();
}

const isOf = (personId: string, id: string) => and(eq(programs.id, id), eq(programs.createdBy, personId));

/** Null when there is none, or it is another person’s. */
export async function findProgram(database: Sql, personId: string, id: string): Promise<FoundProgram | null> {
  const [found] = await selectOwn(database).where(isOf(personId, id));
  return found ?? null;
}

/** A person’s, found by name and description where `search` is given. */
const isOwn = (personId: string, search?: string) => {
  const found = search
    ? matchesPrefixes(sql`(${programs.name} || ' ' || ${programs.desc})`, search)
    : undefined;
  return and(eq(programs.createdBy, personId), found);
};

export function findPrograms(
  database: Sql,
  personId: string,
  search: string | undefined,
  page: KeysetPage,
): Promise<FoundProgram[]> {
  return pageOf(selectOwn(database), isOwn(personId, search), page).execute();
}

export function countPrograms(database: Sql, personId: string, search?: string): Promise<number> {
  return database.$count(programs, isOwn(personId, search));
}

/** Locked until the transaction ends. Null when there is none, or it is another person’s. */
export async function takeProgram(database: Sql, personId: string, id: string): Promise<ProgramRow | null> {
  const [found] = await database.select().from(programs).where(isOf(personId, id)).for('update');
  return found ?? null;
}

export async function insertProgram(database: Sql, row: ProgramRow): Promise<void> {
  await database.insert(programs).values(row);
}

export async function updateProgram(database: Sql, id: string, change: Partial<ProgramRow>): Promise<void> {
  await database.update(programs).set(change).where(eq(programs.id, id));
}

export async function removeProgram(database: Sql, id: string): Promise<void> {
  await database.delete(programs).where(eq(programs.id, id));
}

export async function insertProgramVersion(database: Sql, row: ProgramVersionRow): Promise<void> {
  await database.insert(programVersions).values(row);
}

/** The image of the version that people see, which stays while they do. */
export async function findPublishedImage(database: Sql, program: ProgramRow): Promise<string | null> {
  const [found] = await database
    .select({ imageId: programVersions.imageId })
    .from(programVersions)
    .where(
      and(
        eq(programVersions.programId, program.id),
        sql`${programVersions.number} = ${program.published}::integer`,
      ),
    );
  return found?.imageId ?? null;
}
