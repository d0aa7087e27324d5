import type { CommunityProgramsQuery, ProgramsQuery } from '@chalkline/contract/programs/program.schema.ts';
import { seeGroup } from '../../groups/groups/group-access.service.ts';
import { groupNotFound } from '../../groups/groups/groups.errors.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { SharedThing, SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { programImageKind, programImagePath } from '../programs/program-images.service.ts';
import { programNotFound } from '../programs/programs.errors.ts';
import { findProgram } from '../programs/programs.repository.ts';
import {
  type CatalogFilter,
  catalogOrder,
  countListed,
  findListed,
  findListedOf,
  findWeeks,
  type ListedProgram,
  type ProgramWeeks,
} from './catalog.repository.ts';

/** A published program with the path of its image for one viewer. */
export interface ProgramShown extends ListedProgram {
  readonly imagePath: string | null;
}

export interface WholeProgram extends ProgramShown, ProgramWeeks {
  readonly isMine: boolean;
  /** Paid, and the viewer neither bought nor built it. */
  readonly isLocked: boolean;
}

/** Those the viewer may see, the last published first. Throws 404 for a coach whose page they may not see. */
export async function listPrograms(
  parts: Parts,
  viewer: MaybeViewer,
  { limit, cursor, coach, ...filter }: ProgramsQuery,
): Promise<Page<ProgramShown[]>> {
  const coachId = coach && (await seePerson(parts, viewer, coach)).person.id;
  return list(parts, viewer, { ...filter, coachId }, { limit, cursor });
}

/** Those of a community, with their weeks. Throws 404 for one whose inside the viewer may not see. */
export async function listCommunityPrograms(
  parts: Parts,
  viewer: MaybeViewer,
  { community_id: communityId, search, limit, cursor }: CommunityProgramsQuery,
): Promise<Page<WholeProgram[]>> {
  const group = await seeGroup(parts.database.sql, viewer, communityId);
  if (group.type !== 'community') throw groupNotFound();
  const { data, next, total } = await list(
    parts,
    viewer,
    { search, communityId: group.id },
    { limit, cursor },
  );
  return new Page(await withWeeks(parts, viewer, data), next, total);
}

/** Throws 404 for what is not published, and for what the viewer may not see. */
export async function getProgram(parts: Parts, viewer: MaybeViewer, id: string): Promise<WholeProgram> {
  const found = isId(id) ? await findListedOf(parts.database.sql, viewer, [id]) : [];
  const shown = found.map((program) => withImage(parts, viewer, program));
  const [whole] = await withWeeks(parts, viewer, shown);
  if (!whole) throw programNotFound();
  return whole;
}

async function list(
  parts: Parts,
  viewer: MaybeViewer,
  filter: CatalogFilter,
  page: PageAsked,
): Promise<Page<ProgramShown[]>> {
  const { sql } = parts.database;
  const { data, next, total } = await readPage(parts.config, page, {
    list: ['programs', viewer?.personId ?? null, filter],
    order: catalogOrder,
    read: (keyset) => findListed(sql, viewer, filter, keyset),
    count: () => countListed(sql, viewer, filter),
  });
  return new Page(
    data.map((program) => withImage(parts, viewer, program)),
    next,
    total,
  );
}

function withImage(parts: Parts, viewer: MaybeViewer, program: ListedProgram): ProgramShown {
  const audience = program.isOpen ? 'everybody' : 'viewer';
  return { ...program, imagePath: programImagePath(parts, viewer, program, audience) };
}

async function withWeeks(
  { database }: Parts,
  viewer: MaybeViewer,
  shown: readonly ProgramShown[],
): Promise<WholeProgram[]> {
  const ids = shown.map(({ id }) => id);
  const weeks = await findWeeks(database.sql, ids);
  return shown.flatMap((program) => {
    const its = weeks.get(program.id);
    if (!its) return [];
    const isMine = program.coachId === viewer?.personId;
    const isLocked = program.price > 0 && !isMine && !program.isBought;
    return [{ ...program, ...its, isMine, isLocked }];
  });
}

/** The picture of a program. It is part of its card; its builder sees it before. */
export const programImages: UploadSubject = {
  kind: programImageKind,
  maySee: async ({ database: { sql } }, viewer, id) => {
    const own = viewer && (await findProgram(sql, viewer.personId, id));
    return Boolean(own) || (await findListedOf(sql, viewer, [id])).length > 0;
  },
};

/** Programs as things that can be shared and featured, and that posts show cards of. */
export const sharedPrograms: SharedThingKind = {
  segment: 'workout-program',
  async find({ database }, viewer, ids) {
    const found = await findListedOf(database.sql, viewer, ids.filter(isId));
    return new Map(found.map((program) => [program.programId, sharedThing(program)]));
  },
  async search({ database }, words, limit) {
    const page = catalogOrder.page(null, limit);
    return (await findListed(database.sql, null, { search: words }, page)).map(sharedThing);
  },
};

function sharedThing({ programId, name, coach, weeks, workouts }: ListedProgram): SharedThing {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const size = `${counted(weeks, 'week')}, ${counted(workouts, 'workout')}`;
  return {
    segment: 'workout-program',
    id: programId,
    name,
    place: `Coach ${coach}`,
    size,
    days: null,
    live: false,
  };
}
