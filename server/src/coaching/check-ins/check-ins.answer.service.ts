import type { AnswerValue, CheckInAnswers } from '@chalkline/contract/coaching/check-in.schema.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ListedCoaching } from '../coachings/coachings.repository.ts';
import { seeCoaching } from '../coachings/coachings.service.ts';
import { openAreas } from '../sharing/sharing.service.ts';
import { keepPhotos } from './check-in-photos.service.ts';
import { holdWeights, weigh, weighed } from './check-in-weights.service.ts';
import { keepAnswers, keepCorrection } from './check-ins.correct.service.ts';
import { answerNotFitting, answersEmpty, checkInChanged, checkInNotFound } from './check-ins.errors.ts';
import { notifyOfCheckIn } from './check-ins.notify.service.ts';
import { takeCheckIn } from './check-ins.repository.ts';
import { answersFit, weightPlace } from './check-ins.rules.ts';
import { type AboutCheckIn, type CheckInSeen, seenBy } from './check-ins.service.ts';
import type { CheckInRow } from './check-ins.table.ts';

/**
 * Answers, or corrects the answers of this version until there is a reply. Throws 404 for all but the client of a
 * coaching under way, 409 when it was answered, corrected or replied to meanwhile, 422 for what doesn't fit.
 */
export function answerCheckIn(
  parts: Parts,
  viewer: Viewer,
  about: AboutCheckIn,
  { answers, version, day = parts.clock.now().toISOString().slice(0, 10) }: CheckInAnswers,
): Promise<CheckInSeen> {
  return parts.database.transaction(async (tx) => {
    const coaching = await seeCoaching(parts, viewer, about.coachingId, tx.sql);
    if (coaching.clientId !== viewer.personId || !isCoached(coaching.state)) throw checkInNotFound();
    await holdWeights(tx, viewer.personId);
    const row = await takeOwn(tx, about);
    const isFirst = row.answeredAt === null;
    const isAsRead = isFirst ? version === undefined : version === row.version && row.reply === null;
    if (!isAsRead) throw checkInChanged();
    if (!answersFit(row.questions, answers)) throw answerNotFitting();
    if (isFirst && answers.every((answer) => answer === null)) throw answersEmpty();
    await requireConsent(tx, viewer, 'check_in');
    const kilograms = answers[weightPlace(row.questions)];
    const weightDay = await weigh(parts, tx, viewer, row, { kilograms, today: day });
    const next = await keepPhotos(parts, tx, viewer, row.id, answers);
    const now = isFirst
      ? await keepFirst(parts, tx, coaching, row, { answers: next, weightDay })
      : await keepCorrection(parts, tx, row, next, weightDay);
    return seenBy(parts, viewer, coaching, await openAreas(parts, viewer, coaching), now);
  });
}

/**
 * The client takes a photo away, also once there is a reply and when the coaching has ended. Throws 404 for all others,
 * and when it is gone.
 */
export function removePhoto(
  parts: Parts,
  viewer: Viewer,
  { photoId, ...about }: AboutCheckIn & { readonly photoId: string },
): Promise<CheckInSeen> {
  return parts.database.transaction(async (tx) => {
    const coaching = await seeCoaching(parts, viewer, about.coachingId, tx.sql);
    if (coaching.clientId !== viewer.personId) throw checkInNotFound();
    const row = await takeOwn(tx, about);
    const ids = (row.answers ?? []).map((answer): AnswerValue => {
      if (answer === null || typeof answer !== 'object') return answer;
      const left = answer.flatMap(({ name }) => uploadIdIn(name) ?? []).filter((id) => id !== photoId);
      return left.length > 0 ? left : null;
    });
    const now = await keepCorrection(parts, tx, row, await keepPhotos(parts, tx, viewer, row.id, ids));
    if (now.version === row.version) throw checkInNotFound();
    return seenBy(parts, viewer, coaching, await openAreas(parts, viewer, coaching), now);
  });
}

async function takeOwn(tx: Transaction, { coachingId, checkInId }: AboutCheckIn): Promise<CheckInRow> {
  const row = isId(checkInId) ? await takeCheckIn(tx.sql, coachingId, checkInId) : null;
  if (!row) throw checkInNotFound();
  const [found] = await weighed(tx.sql, [row]);
  return found ?? row;
}

/** The first answers: the trainer gets a notification. */
async function keepFirst(
  parts: Parts,
  tx: Transaction,
  { trainerId, clientId }: ListedCoaching,
  row: CheckInRow,
  change: Pick<CheckInRow, 'answers' | 'weightDay'>,
): Promise<CheckInRow> {
  const now = await keepAnswers(tx, row, { ...change, answeredAt: parts.clock.now() });
  const notice = { id: row.id, happening: 'answered', actorId: clientId, recipient: trainerId } as const;
  await notifyOfCheckIn(parts, tx, notice);
  return now;
}
