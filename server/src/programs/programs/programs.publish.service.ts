import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { publishProblem, treeCounts } from '@chalkline/contract/programs/program-tree.rules.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { keepProgramImages } from './program-images.service.ts';
import {
  programChanged,
  programExerciseGone,
  programIncomplete,
  programNotPublished,
  programUnchanged,
} from './programs.errors.ts';
import { insertProgramVersion, updateProgram } from './programs.repository.ts';
import { equipmentOf } from './programs.rules.ts';
import {
  auditProgram,
  type DraftShown,
  enterProgram,
  knownExercises,
  placeOf,
  showDraft,
} from './programs.service.ts';
import type { ProgramRow, ProgramVersionRow } from './programs.table.ts';

/** Makes the draft the version that people see. Throws 404, and 409 for what is not ready or not what was read. */
export function publishProgram(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { version }: { readonly version: number },
): Promise<DraftShown> {
  return parts.database.transaction(async (tx) => {
    const row = await enterProgram(tx, viewer, id);
    if (row.version !== version) throw programChanged();
    if (row.published !== null && row.publishedOf === version) throw programUnchanged();
    if (publishProblem(row.tree)) throw programIncomplete();
    const place = await placeOf(tx.sql, viewer, row.communityId);
    const exercises = await knownExercises(tx.sql, viewer, row);
    const made = versionOf(row, exercises, parts.clock.now());
    if (treeCounts(row.tree).exercises !== exercises.length) throw programExerciseGone();
    await insertProgramVersion(tx.sql, made);
    const { number } = made;
    await updateProgram(tx.sql, id, { ...place, published: number, publishedOf: version, versions: number });
    await keepProgramImages(parts, tx, viewer, id, [row.imageId]);
    await auditProgram(parts, tx, viewer, id, 'published', { after: { number } });
    return showDraft(parts, tx.sql, viewer, id);
  });
}

function versionOf(
  { id: programId, name, desc, video, level, tree, price, currency, imageId, versions }: ProgramRow,
  exercises: readonly ProgramExerciseFacts[],
  now: Date,
): ProgramVersionRow {
  const { weeks, workouts } = treeCounts(tree);
  return {
    id: newId(now.getTime()),
    programId,
    number: versions + 1,
    name,
    desc,
    video,
    level,
    tree,
    price,
    currency,
    imageId,
    exercises,
    weeks,
    workouts,
    equipment: equipmentOf(exercises),
    // No search tells what is in a paid program.
    words: [name, ...(price === 0 ? exercises.map((one) => one.name) : [])].join(' '),
    publishedAt: now,
  };
}

/** Throws 404, and 409 for one that is not published. */
export function withdrawProgram(parts: Parts, viewer: Viewer, id: string): Promise<DraftShown> {
  return parts.database.transaction(async (tx) => {
    const { published, imageId } = await enterProgram(tx, viewer, id);
    if (published === null) throw programNotPublished();
    await updateProgram(tx.sql, id, { published: null });
    await keepProgramImages(parts, tx, viewer, id, [imageId]);
    await auditProgram(parts, tx, viewer, id, 'withdrawn', { before: { number: published } });
    return showDraft(parts, tx.sql, viewer, id);
  });
}
