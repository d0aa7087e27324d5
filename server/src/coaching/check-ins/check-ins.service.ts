import type {
  CheckInAnswers,
  CheckInReply,
  CheckInsQuery,
  NewReply,
  NewSchedule,
  SharedArea,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { coachingNotFound } from '../coachings/coachings.errors.ts';
import type { ListedCoaching } from '../coachings/coachings.repository.ts';
import { seeCoaching } from '../coachings/coachings.service.ts';
import { enterAsTrainer } from '../notes/notes.service.ts';
import { noteLooks, openAreas } from '../sharing/sharing.service.ts';
import { keepPhotos } from './check-in-photos.service.ts';
import { answerNotFitting, checkInChanged, checkInNotFound } from './check-ins.errors.ts';
import { notifyOfCheckIn } from './check-ins.notify.service.ts';
import {
  checkInsOrder,
  findCheckIns,
  findSchedule,
  putSchedule,
  removeSchedule,
  takeCheckIn,
  updateCheckIn,
} from './check-ins.repository.ts';
import { answersFit, answersSeen } from './check-ins.rules.ts';
import { sendCheckIn } from './check-ins.send.service.ts';
import type { CheckInRow } from './check-ins.table.ts';
import { enterForm } from './forms.service.ts';

/** A check-in as one of the two people sees it. */
export interface CheckInSeen {
  readonly row: CheckInRow;
  readonly questions: CheckInReply['questions'];
  readonly mayAnswer: boolean;
  readonly mayReply: boolean;
}

function seenBy(
  parts: Parts,
  viewer: Viewer,
  coaching: ListedCoaching,
  open: ReadonlySet<SharedArea>,
  row: CheckInRow,
): CheckInSeen {
  const isClient = coaching.clientId === viewer.personId;
  const isUnderWay = isCoached(coaching.state);
  return {
    row,
    questions: answersSeen(row.questions, row.answers, open).map(({ photos, ...question }) => ({
      ...question,
      photos: photos.map(({ name, width, height }) => ({
        id: uploadIdIn(name) ?? '',
        width,
        height,
        path: pathFor(parts, viewer, name, 'viewer'),
      })),
    })),
    mayAnswer: isClient && isUnderWay && row.answeredAt === null,
    mayReply: !isClient && isUnderWay && row.answeredAt !== null,
  };
}

/**
 * Newest first. The trainer sees what the client shares, which the client can read. Throws 404, for the trainer also
 * once the coaching has ended.
 */
export async function listCheckIns(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  query: CheckInsQuery,
): Promise<Page<CheckInSeen[]>> {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  const open = await openAreas(parts, viewer, coaching);
  const found = await readPage(parts.config, query, {
    list: ['check-ins', coachingId],
    order: checkInsOrder,
    read: (page) => findCheckIns(parts.database.sql, coachingId, page),
  });
  const page = presentPage(found, (row) => seenBy(parts, viewer, coaching, open, row));
  if (coaching.trainerId === viewer.personId) {
    const answered = page.data
      .flatMap(({ questions }) => questions)
      .filter(({ value, photos }) => value !== null || photos.length > 0);
    await noteLooks(parts, coachingId, [...new Set(answered.map(({ area }) => area))]);
  }
  return page;
}

/** Throws 404 for all but the two people, for the trainer also once the coaching has ended. */
export async function getSchedule(parts: Parts, viewer: Viewer, coachingId: string) {
  const { state, clientId } = await seeCoaching(parts, viewer, coachingId);
  if (clientId !== viewer.personId && !isCoached(state)) throw coachingNotFound();
  return isCoached(state) ? findSchedule(parts.database.sql, coachingId) : null;
}

/** Sends a form now, unless one is open, and then every so many days. Throws 404. */
export async function setSchedule(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  { formId, everyDays }: NewSchedule,
) {
  const { clientId } = await enterAsTrainer(parts, viewer, coachingId);
  return parts.database.transaction(async (tx) => {
    const form = await enterForm(tx.sql, viewer, formId);
    const nextAt = new Date(parts.clock.now().getTime() + everyDays * day);
    await putSchedule(tx.sql, { coachingId, formId, everyDays, nextAt });
    await sendCheckIn(parts, tx, { coachingId, clientId, form, actorId: viewer.personId });
    return findSchedule(tx.sql, coachingId);
  });
}

export async function endSchedule(parts: Parts, viewer: Viewer, coachingId: string): Promise<null> {
  await enterAsTrainer(parts, viewer, coachingId);
  await removeSchedule(parts.database.sql, coachingId);
  return null;
}

interface About {
  readonly coachingId: string;
  readonly checkInId: string;
}

/** Throws 404 for all but the client of a coaching under way, 409 when it is answered, 422 for what doesn't fit. */
export function answerCheckIn(
  parts: Parts,
  viewer: Viewer,
  { coachingId, checkInId }: About,
  { answers }: CheckInAnswers,
): Promise<CheckInSeen> {
  return parts.database.transaction(async (tx) => {
    const coaching = await seeCoaching(parts, viewer, coachingId, tx.sql);
    const row = isId(checkInId) ? await takeCheckIn(tx.sql, coachingId, checkInId) : null;
    if (!row || coaching.clientId !== viewer.personId || !isCoached(coaching.state)) throw checkInNotFound();
    if (row.answeredAt !== null) throw checkInChanged();
    if (!answersFit(row.questions, answers)) throw answerNotFitting();
    await requireConsent(tx, viewer, 'check_in');
    const kept = await keepPhotos(parts, tx, viewer, checkInId, answers);
    const change = { answers: kept, answeredAt: parts.clock.now() };
    await updateCheckIn(tx.sql, checkInId, change);
    const notice = { id: checkInId, happening: 'answered', actorId: viewer.personId } as const;
    await notifyOfCheckIn(parts, tx, { ...notice, recipient: coaching.trainerId });
    return seenBy(parts, viewer, coaching, await openAreas(parts, viewer, coaching), { ...row, ...change });
  });
}

/** Writes or rewrites the trainer's reply. Throws 404, and 409 before there are answers. */
export function replyToCheckIn(
  parts: Parts,
  viewer: Viewer,
  { coachingId, checkInId }: About,
  { text }: NewReply,
): Promise<CheckInSeen> {
  return parts.database.transaction(async (tx) => {
    const coaching = await enterAsTrainer(parts, viewer, coachingId);
    const row = isId(checkInId) ? await takeCheckIn(tx.sql, coachingId, checkInId) : null;
    if (!row) throw checkInNotFound();
    if (row.answeredAt === null) throw checkInChanged();
    await updateCheckIn(tx.sql, checkInId, { reply: text });
    const notice = { id: checkInId, happening: 'replied', actorId: viewer.personId } as const;
    await notifyOfCheckIn(parts, tx, { ...notice, recipient: coaching.clientId });
    return seenBy(parts, viewer, coaching, await openAreas(parts, viewer, coaching), { ...row, reply: text });
  });
}
