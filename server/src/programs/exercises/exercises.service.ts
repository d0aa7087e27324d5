import type {
  ExercisePatch,
  ExercisesQuery,
  NewExercise,
} from '@chalkline/contract/programs/exercise.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { exerciseChanged, exerciseNotFound } from './exercises.errors.ts';
import {
  exerciseOrder,
  findExercises,
  insertExercise,
  removeExercise,
  takeExercise,
  updateExercise,
} from './exercises.repository.ts';
import type { ExerciseRow } from './exercises.table.ts';

/** The viewer's own, newest first. */
export function listExercises(
  parts: Parts,
  viewer: Viewer,
  query: ExercisesQuery,
): Promise<Page<ExerciseRow[]>> {
  return readPage(parts.config, query, {
    list: ['exercises', viewer.personId],
    order: exerciseOrder,
    read: (page) => findExercises(parts.database.sql, viewer.personId, page),
  });
}

export function createExercise(parts: Parts, viewer: Viewer, body: NewExercise): Promise<ExerciseRow> {
  return parts.database.transaction(async (tx) => {
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
    return row;
  });
}

/** Throws 404 for another person's, and 409 when it is not of the version that was read. */
export function changeExercise(
  parts: Parts,
  viewer: Viewer,
  id: string,
  patch: ExercisePatch,
): Promise<ExerciseRow> {
  return parts.database.transaction(async (tx) => {
    const row = await take(tx, viewer, id);
    const change = readPatch(row, patch, exerciseChanged);
    if (!change) return row;
    const stamp = { version: row.version + 1, updatedAt: parts.clock.now() };
    await updateExercise(tx.sql, id, { ...change.after, ...stamp });
    await audit(parts, tx, viewer, id, 'changed', { before: change.before, after: change.after });
    return { ...change.row, ...stamp };
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
  const action = `exercise.${what}`;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'exercise', subjectId, ...facts });
}
