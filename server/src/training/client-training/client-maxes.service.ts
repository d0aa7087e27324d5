import type { NewTrainingMax, TrainingMaxReply } from '@chalkline/contract/training/training-max.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enterAsTrainer } from '../../coaching/notes/notes.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { exerciseNotFound } from '../../programs/exercises/exercises.errors.ts';
import { setMaxOf } from '../maxes/maxes.service.ts';
import { readExercises } from '../records/records.service.ts';
import { notifyOfMax } from './client-maxes.notify.service.ts';
import { sharedClient } from './client-training.service.ts';

/**
 * Sets a training max of a client for an exercise that they have done, of which they get a notification. Throws 404 for all
 * but the trainer of a coaching under way, unless training is shared and for other exercises, and 422 for a day too far off.
 */
export async function setClientMax(
  parts: Parts,
  viewer: Viewer,
  { coachingId, exerciseId }: { readonly coachingId: string; readonly exerciseId: string },
  wanted: NewTrainingMax,
): Promise<TrainingMaxReply> {
  await enterAsTrainer(parts, viewer, coachingId);
  const clientId = await sharedClient(parts, viewer, coachingId);
  const known = await readExercises(parts, clientId, viewer.personId);
  const exercise = known.find((one) => one.exerciseId === exerciseId);
  if (!exercise) throw exerciseNotFound();
  return parts.database.transaction(async (tx) => {
    const set = await setMaxOf(parts, tx, clientId, exerciseId, wanted);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'coaching.max_set',
      subjectKind: 'coaching',
      subjectId: coachingId,
      after: { exerciseId },
    });
    await notifyOfMax(parts, tx, viewer, {
      coachingId,
      clientId,
      exercise: { id: exerciseId, name: exercise.name },
    });
    return set;
  });
}
