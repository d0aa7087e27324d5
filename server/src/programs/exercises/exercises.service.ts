import type {
  ExercisePatch,
  ExerciseReply,
  ExercisesQuery,
  NewExercise,
} from '@chalkline/contract/programs/exercise.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Mark, PageOrder } from '../../platform/database/keyset.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Found, foundAfter, inOrder } from '../library/found.rules.ts';
import type { Wanted } from '../library/library.rules.ts';
import { exerciseLibrary } from '../library/library.service.ts';
import { exerciseChanged, exerciseNotFound, tooManyExercises } from './exercises.errors.ts';
import {
  countExercises,
  findExercise,
  findExercises,
  insertExercise,
  removeExercise,
  takeExercise,
  updateExercise,
} from './exercises.repository.ts';
import { ownExercise } from './exercises.rules.ts';
import type { ExerciseRow } from './exercises.table.ts';

/** As many as a person may have of their own: lists read them all. */
export const mostExercises = 500;

/** The library and the viewer’s own: the best match of a search first, otherwise by name. */
export function listExercises(
  parts: Parts,
  viewer: Viewer | null,
  { search, muscle, equipment, whose, ...page }: ExercisesQuery,
): Promise<Page<Found[]>> {
  const personId = viewer?.personId ?? null;
  const wanted = { search, muscle, equipment };
  let all: Promise<Found[]> | undefined;
  const read = () => {
    all ??= findAll(parts.database.sql, personId, whose, wanted);
    return all;
  };
  return readPage(parts.config, page, {
    list: ['exercises', personId, whose, wanted],
    order: foundOrder,
    read: async ({ after, limit }) => foundAfter(await read(), after, limit),
    count: async () => (await read()).length,
  });
}

const foundOrder: PageOrder<Found, { after: Mark | null; limit: number }> = {
  page: (after, limit) => ({ after, limit }),
  mark: ({ place }) => place,
};

async function findAll(
  sql: Sql,
  personId: string | null,
  whose: ExercisesQuery['whose'],
  wanted: Wanted,
): Promise<Found[]> {
  const own = personId ? await ownExercisesOf(sql, personId) : [];
  const library = whose === 'mine' ? [] : exerciseLibrary().values();
  return inOrder([...own, ...library], wanted);
}

/** All of this person’s own. */
export async function ownExercisesOf(sql: Sql, personId: string): Promise<ExerciseReply[]> {
  return (await findExercises(sql, personId)).map(ownExercise);
}

/** Throws 404 for another person's. */
export async function getExercise(parts: Parts, viewer: Viewer | null, id: string): Promise<ExerciseReply> {
  const known = exerciseLibrary().get(id);
  if (known) return known;
  const own = viewer && isId(id) ? await findExercise(parts.database.sql, viewer.personId, id) : null;
  if (!own) throw exerciseNotFound();
  return ownExercise(own);
}

/** Throws 409 for one too many. */
export function createExercise(parts: Parts, viewer: Viewer, body: NewExercise): Promise<ExerciseReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'exercises of a person', viewer.personId, 'exclusive');
    if ((await countExercises(tx.sql, viewer.personId)) >= mostExercises) throw tooManyExercises();
    const now = parts.clock.now();
    const made = {
      ...body,
      id: newId(now.getTime()),
      createdBy: viewer.personId,
      createdAt: now,
      updatedAt: now,
    };
    const row = { ...made, version: 1 };
    await insertExercise(tx.sql, row);
    await audit(parts, tx, viewer, row.id, 'created', { after: body });
    return ownExercise(row);
  });
}

/** Throws 404 for another person's, and 409 when it is not of the version that was read. */
export function changeExercise(
  parts: Parts,
  viewer: Viewer,
  id: string,
  patch: ExercisePatch,
): Promise<ExerciseReply> {
  return parts.database.transaction(async (tx) => {
    const row = await take(tx, viewer, id);
    const change = readPatch(row, patch, exerciseChanged);
    if (!change) return ownExercise(row);
    const stamp = { version: row.version + 1, updatedAt: parts.clock.now() };
    await updateExercise(tx.sql, id, { ...change.after, ...stamp });
    await audit(parts, tx, viewer, id, 'changed', { before: change.before, after: change.after });
    return ownExercise({ ...change.row, ...stamp });
  });
}

/** Throws 404 for another person's, and when it is gone already. */
export function deleteExercise(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { name } = await take(tx, viewer, id);
    await removeExercise(tx.sql, id);
    await audit(parts, tx, viewer, id, 'deleted', { before: { name } });
    return null;
  });
}

async function take(tx: Transaction, viewer: Viewer, id: string): Promise<ExerciseRow> {
  const found = isId(id) ? await takeExercise(tx.sql, viewer.personId, id) : null;
  if (!found) throw exerciseNotFound();
  return found;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'deleted',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `exercise.${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'exercise', subjectId, ...facts });
}
