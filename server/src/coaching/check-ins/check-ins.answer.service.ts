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
import { answerNotFitting, checkInChanged, checkInNotFound } from './check-ins.errors.ts';
import { notifyOfCheckIn } from './check-ins.notify.service.ts';
import { takeCheckIn, updateCheckIn } from './check-ins.repository.ts';
import { answersFit, corrected } from './check-ins.rules.ts';
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
  { answers, version }: CheckInAnswers,
): Promise<CheckInSeen> {
  return parts.database.transaction(async (tx) => {
    const coaching = await seeCoaching(parts, viewer, about.coachingId, tx.sql);
    if (coaching.clientId !== viewer.personId || !isCoached(coaching.state)) throw checkInNotFound();
    const row = await takeOwn(tx, about);
    const isFirst = row.answeredAt === null;
    const isAsRead = isFirst ? version === undefined : version === row.version && row.reply === null;
    if (!isAsRead) throw checkInChanged();
    if (!answersFit(row.questions, answers)) throw answerNotFitting();
    await requireConsent(tx, viewer, 'check_in');
    return seenBy(
      parts,
      viewer,
      coaching,
      await openAreas(parts, viewer, coaching),
      await put(parts, tx, viewer, coaching, row, answers),
    );
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
    const now = await put(parts, tx, viewer, coaching, row, ids);
    if (now.version === row.version) throw checkInNotFound();
    return seenBy(parts, viewer, coaching, await openAreas(parts, viewer, coaching), now);
  });
}

async function takeOwn(tx: Transaction, { coachingId, checkInId }: AboutCheckIn): Promise<CheckInRow> {
  const row = isId(checkInId) ? await takeCheckIn(tx.sql, coachingId, checkInId) : null;
  if (!row) throw checkInNotFound();
  return row;
}

/** Keeps answers, the first or a correction, and tells the trainer of either once they know those before. */
async function put(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { trainerId }: ListedCoaching,
  row: CheckInRow,
  answers: readonly AnswerValue[],
): Promise<CheckInRow> {
  const now = parts.clock.now();
  const next = await keepPhotos(parts, tx, viewer, row.id, answers);
  const isFirst = row.answeredAt === null;
  const correction = corrected(row, now, next);
  if (!isFirst && !correction) return row;
  const { wasRead, ...kept } = correction ?? { wasRead: false, answers: next };
  const change = {
    ...kept,
    version: row.version + 1,
    ...(isFirst ? { answeredAt: now } : { correctedAt: now }),
  };
  await updateCheckIn(tx.sql, row.id, change);
  const notice = { id: row.id, actorId: viewer.personId, recipient: trainerId };
  if (isFirst) await notifyOfCheckIn(parts, tx, { ...notice, happening: 'answered' });
  else if (wasRead && row.reply === null)
    await notifyOfCheckIn(parts, tx, { ...notice, happening: 'corrected', time: change.version });
  return { ...row, ...change };
}
