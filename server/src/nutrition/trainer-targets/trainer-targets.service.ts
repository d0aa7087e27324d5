import type { NewTrainerTargets, TrainerTargetsReply } from '@chalkline/contract/nutrition/targets.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { seeCoaching } from '../../coaching/coachings/coachings.service.ts';
import { enterAsTrainer } from '../../coaching/notes/notes.service.ts';
import { openAreas } from '../../coaching/sharing/sharing.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { nutritionNotShared, targetsNotFound, tooManyTrainerTargets } from './trainer-targets.errors.ts';
import { notifyOfTargets } from './trainer-targets.notify.service.ts';
import {
  countTargetsOf,
  declineTargets as declineRow,
  insertTrainerTargets,
  type NamedTargets,
} from './trainer-targets.repository.ts';

const mostTargets = 500;

/**
 * Sets targets for a client, who gets a notification and can decline them. Throws 404 for all but the trainer of a coaching under
 * way, and 409 where the client doesn't share nutrition.
 */
export async function setClientTargets(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  body: NewTrainerTargets,
): Promise<{ id: string }> {
  const id = newId(parts.clock.now().getTime());
  await parts.database.transaction(async (tx) => {
    const coaching = await enterAsTrainer(parts, viewer, coachingId);
    const { clientId, trainerId } = coaching;
    await lock(tx, 'food diary of a person', clientId, 'exclusive');
    if (!(await openAreas(parts, viewer, coaching)).has('nutrition')) throw nutritionNotShared();
    if ((await countTargetsOf(tx.sql, coachingId)) >= mostTargets) throw tooManyTrainerTargets();
    const weekdays = [...new Set(body.weekdays)].sort();
    const stamp = { setAt: parts.clock.now(), declinedAt: null };
    await insertTrainerTargets(tx.sql, { ...body, ...stamp, weekdays, id, coachingId, personId: clientId });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'nutrition.client_targets_set',
      subjectKind: 'coaching',
      subjectId: coachingId,
    });
    await notifyOfTargets(parts, tx, { id, happening: 'set', actorId: trainerId, recipient: clientId });
  });
  return { id };
}

/** Throws 404 for all but the trainer of a coaching under way. */
export async function mayTrain(parts: Parts, viewer: Viewer, coachingId: string): Promise<void> {
  await enterAsTrainer(parts, viewer, coachingId);
}

/** The client's own targets apply again. Throws 404 for another person's; twice is fine. */
export async function declineTargets(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  const { personId } = viewer;
  if (!isId(id)) throw targetsNotFound();
  await parts.database.transaction(async (tx) => {
    const row = await declineRow(tx.sql, personId, id, parts.clock.now());
    if (!row) throw targetsNotFound();
    if (row.declinedAt !== null) return;
    const { trainerId } = await seeCoaching(parts, viewer, row.coachingId, tx.sql);
    await notifyOfTargets(parts, tx, { id, happening: 'declined', actorId: personId, recipient: trainerId });
  });
  return null;
}

export function presentTrainerTargets(row: NamedTargets): TrainerTargetsReply {
  const { id, trainerName, startsOn, weekdays, note, setAt, declinedAt } = row;
  const { kcal, protein, carbohydrate, fat, fiber, milliliters } = row;
  return {
    id,
    trainerName,
    startsOn,
    weekdays,
    note,
    kcal,
    protein,
    carbohydrate,
    fat,
    fiber,
    milliliters,
    setAt: setAt.toISOString(),
    declinedAt: declinedAt?.toISOString() ?? null,
  };
}
