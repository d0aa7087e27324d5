import type {
  NewProgram,
  OwnProgramsQuery,
  ProgramExerciseFacts,
  ProgramPatch,
} from '@chalkline/contract/programs/program.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { requirePrice } from '../../checkout/orders/prices.service.ts';
import { findVisibleGroup } from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownExercisesOf } from '../exercises/exercises.service.ts';
import { exerciseLibrary } from '../library/library.service.ts';
import { keepProgramImages, namedImage, programImagePath } from './program-images.service.ts';
import {
  programChanged,
  programNotFound,
  programPlaceUnknown,
  programWasPublished,
  tooManyPrograms,
} from './programs.errors.ts';
import {
  countPrograms,
  type FoundProgram,
  findProgram,
  findPrograms,
  findPublishedImage,
  insertProgram,
  programOrder,
  removeProgram,
  takeProgram,
  updateProgram,
} from './programs.repository.ts';
import { exercisesOf, factsOf } from './programs.rules.ts';
import type { ProgramRow } from './programs.table.ts';

/** As many as a person may build. */
export const mostPrograms = 200;

/** A program as the person who builds it sees it. */
export interface OwnProgram extends FoundProgram {
  readonly imagePath: string | null;
}

export interface DraftShown extends OwnProgram {
  /** Those of its exercises that there are still. */
  readonly known: readonly ProgramExerciseFacts[];
}

/** Newest first. */
export async function listOwnPrograms(
  parts: Parts,
  viewer: Viewer,
  { search, ...page }: OwnProgramsQuery,
): Promise<Page<OwnProgram[]>> {
  const { sql } = parts.database;
  const { data, next, total } = await readPage(parts.config, page, {
    list: ['own programs', viewer.personId, search],
    order: programOrder,
    read: (keyset) => findPrograms(sql, viewer.personId, search, keyset),
    count: () => countPrograms(sql, viewer.personId, search),
  });
  return new Page(
    data.map((program) => own(parts, viewer, program)),
    next,
    total,
  );
}

/** Throws 404 for another person’s. */
export function getDraft(parts: Parts, viewer: Viewer, id: string): Promise<DraftShown> {
  return showDraft(parts, parts.database.sql, viewer, id);
}

/** Throws 409 for one too many, and 422 for a community that the viewer may not publish in, or a price. */
export function createProgram(parts: Parts, viewer: Viewer, body: NewProgram): Promise<DraftShown> {
  const { image, communityId, ...facts } = body;
  requirePrice(facts.price, facts.currency);
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'programs of a person', viewer.personId, 'exclusive');
    if ((await countPrograms(tx.sql, viewer.personId)) >= mostPrograms) throw tooManyPrograms();
    const now = parts.clock.now();
    const id = newId(now.getTime());
    const imageId = namedImage(image);
    if (imageId) await keepProgramImages(parts, tx, viewer, id, [imageId]);
    const made = { id, createdBy: viewer.personId, imageId, createdAt: now, updatedAt: now };
    const none = { published: null, publishedOf: null, versions: 0, version: 1 };
    await insertProgram(tx.sql, {
      ...facts,
      ...made,
      ...none,
      ...(await placeOf(tx.sql, viewer, communityId)),
    });
    await auditProgram(parts, tx, viewer, id, 'created', { after: { name: body.name } });
    return showDraft(parts, tx.sql, viewer, id);
  });
}

/** Throws 404; 409 when it is not of the version that was read; 422 as creating does. */
export function changeProgram(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { image, ...patch }: ProgramPatch,
): Promise<DraftShown> {
  return parts.database.transaction(async (tx) => {
    const row = await enterProgram(tx, viewer, id);
    const named = image === undefined ? {} : { imageId: namedImage(image) };
    const change = readPatch(row, { ...patch, ...named }, programChanged);
    if (!change) return showDraft(parts, tx.sql, viewer, id);
    const { imageId, communityId } = change.after;
    requirePrice(change.row.price, change.row.currency);
    if (imageId !== undefined) {
      await keepProgramImages(parts, tx, viewer, id, [imageId, await findPublishedImage(tx.sql, row)]);
    }
    const place = communityId === undefined ? {} : await placeOf(tx.sql, viewer, communityId);
    const stamp = { version: row.version + 1, updatedAt: parts.clock.now() };
    await updateProgram(tx.sql, id, { ...change.after, ...place, ...stamp });
    // The weeks are saved at every pause of the builder; versions keep what was published.
    const { tree: _before, ...before } = change.before;
    const { tree: _after, ...after } = change.after;
    if (Object.keys(after).length > 0)
      await auditProgram(parts, tx, viewer, id, 'changed', { before, after });
    return showDraft(parts, tx.sql, viewer, id);
  });
}

/** A draft of its own, without the picture and outside of communities. Throws 404, and 409 for one too many. */
export async function copyProgram(parts: Parts, viewer: Viewer, id: string): Promise<DraftShown> {
  const { name, desc, video, level, tree, price, currency } = await getDraft(parts, viewer, id);
  const title = `Copy of ${name}`.slice(0, 80);
  const bare = { image: '', communityId: null };
  return createProgram(parts, viewer, { ...bare, name: title, desc, video, level, tree, price, currency });
}

/** Throws 404 for another person’s. */
export async function mayCopy(parts: Parts, viewer: Viewer, id: string): Promise<void> {
  await getDraft(parts, viewer, id);
}

/** Throws 404, and 409 for one that was published. */
export function deleteProgram(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { name, versions } = await enterProgram(tx, viewer, id);
    if (versions > 0) throw programWasPublished();
    await removeProgram(tx.sql, id);
    await keepProgramImages(parts, tx, viewer, id, []);
    await auditProgram(parts, tx, viewer, id, 'deleted', { before: { name } });
    return null;
  });
}

/** Locked until the transaction ends. Throws 404. */
export async function enterProgram(tx: Transaction, viewer: Viewer, id: string): Promise<ProgramRow> {
  const found = isId(id) ? await takeProgram(tx.sql, viewer.personId, id) : null;
  if (!found) throw programNotFound();
  return found;
}

export async function showDraft(parts: Parts, sql: Sql, viewer: Viewer, id: string): Promise<DraftShown> {
  const found = isId(id) ? await findProgram(sql, viewer.personId, id) : null;
  if (!found) throw programNotFound();
  return { ...own(parts, viewer, found), known: await knownExercises(sql, viewer, found) };
}

function own(parts: Parts, viewer: Viewer, program: FoundProgram): OwnProgram {
  return { ...program, imagePath: programImagePath(parts, viewer, program, 'viewer') };
}

/** The exercises of a program that are in the library or the builder’s own. */
export async function knownExercises(
  sql: Sql,
  { personId }: Viewer,
  { tree }: Pick<ProgramRow, 'tree'>,
): Promise<ProgramExerciseFacts[]> {
  const library = exerciseLibrary();
  const ids = exercisesOf(tree);
  const isOwn = ids.some((id) => !library.has(id));
  const mine = new Map((isOwn ? await ownExercisesOf(sql, personId) : []).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const found = library.get(id) ?? mine.get(id);
    return found ? [factsOf(found)] : [];
  });
}

/** Where a program is shown. Throws 422 for a community whose moderator the viewer is not. */
export async function placeOf(sql: Sql, viewer: Viewer, communityId: string | null) {
  const { organizationId } = viewer;
  if (communityId === null) return { communityId, organizationId, isOfCommunity: false };
  const group = await findVisibleGroup(sql, viewer, communityId);
  if (group?.type !== 'community' || !group.can.moderate) throw programPlaceUnknown();
  return { communityId, organizationId: group.organizationId, isOfCommunity: true };
}

export function auditProgram(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'published' | 'withdrawn' | 'deleted',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `program.${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'program', subjectId, ...facts });
}
