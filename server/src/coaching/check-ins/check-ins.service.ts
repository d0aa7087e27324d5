import type {
  CheckInReply,
  CheckInsQuery,
  NewReply,
  NewSchedule,
  SharedArea,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { coachingNotFound } from '../coachings/coachings.errors.ts';
import type { ListedCoaching } from '../coachings/coachings.repository.ts';
import { seeCoaching } from '../coachings/coachings.service.ts';
import { enterAsTrainer } from '../notes/notes.service.ts';
import { noteLooks, openAreas } from '../sharing/sharing.service.ts';
import { weighed } from './check-in-weights.service.ts';
import { checkInChanged, checkInNotFound } from './check-ins.errors.ts';
import { notifyOfCheckIn } from './check-ins.notify.service.ts';
import {
  checkInsOrder,
  findCheckIns,
  findSchedule,
  markSeen,
  putSchedule,
  removeSchedule,
  takeCheckIn,
  updateCheckIn,
} from './check-ins.repository.ts';
import { answersSeen } from './check-ins.rules.ts';
import { sendCheckIn } from './check-ins.send.service.ts';
import type { CheckInRow } from './check-ins.table.ts';
import { enterForm } from './forms.service.ts';

/** A check-in as one of the two people sees it. */
export interface CheckInSeen {
  readonly row: CheckInRow;
  readonly questions: CheckInReply['questions'];
  readonly can: CheckInReply['can'];
}

export function seenBy(
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
    questions: answersSeen(row, open).map(({ photos, ...question }) => ({
      ...question,
      photos: photos.map(({ name, width, height }) => ({
        id: uploadIdIn(name) ?? '',
        width,
        height,
        path: pathFor(parts, viewer, name, 'viewer'),
      })),
    })),
    can: {
      answer: isClient && isUnderWay && row.reply === null,
      removePhotos: isClient,
      reply: !isClient && isUnderWay && row.answeredAt !== null,
    },
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
  const isClient = coaching.clientId === viewer.personId;
  const rows = await weighed(parts.database.sql, found.data, isClient ? query.day : undefined);
  const page = { ...found, data: rows.map((row) => seenBy(parts, viewer, coaching, open, row)) };
  if (coaching.trainerId === viewer.personId) {
    if (!(await keepSeen(parts, page.data))) return listCheckIns(parts, viewer, coachingId, query);
    const answered = page.data
      .flatMap(({ questions }) => questions)
      .filter(({ value, photos }) => value !== null || photos.length > 0);
    await noteLooks(parts, coachingId, [...new Set(answered.map(({ area }) => area))]);
  }
  return page;
}

/** What the trainer reads of answers stays known when they are corrected. False where one was, since it was read. */
async function keepSeen(parts: Parts, page: readonly CheckInSeen[]): Promise<boolean> {
  for (const { row, questions } of page) {
    if (row.answeredAt === null) continue;
    const open = questions.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
    const seen = [...new Set([...row.seen, ...open])];
    if (seen.length > row.seen.length && !(await markSeen(parts.database.sql, { ...row, seen })))
      return false;
  }
  return true;
}

/** Throws 404 for all but the two people, for the trainer also once the coaching has ended. */
export async function getSchedule(parts: Parts, viewer: Viewer, coachingId: string) {
  const { state, clientId } = await seeCoaching(parts, viewer, coachingId);
  if (clientId !== viewer.personId && !isCoached(state)) throw coachingNotFound();
  return isCoached(state) ? findSchedule(parts.database.sql, coachingId) : null;
}

/** Sends a form now, in place of one without answers, and then every so many days. Throws 404. */
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

export interface AboutCheckIn {
  readonly coachingId: string;
  readonly checkInId: string;
}

/** Writes or rewrites the trainer's reply. Throws 404, and 409 before there are answers or once they were corrected. */
export function replyToCheckIn(
  parts: Parts,
  viewer: Viewer,
  { coachingId, checkInId }: AboutCheckIn,
  { text, version }: NewReply,
): Promise<CheckInSeen> {
  return parts.database.transaction(async (tx) => {
    const coaching = await enterAsTrainer(parts, viewer, coachingId);
    const taken = isId(checkInId) ? await takeCheckIn(tx.sql, coachingId, checkInId) : null;
    const [row] = await weighed(tx.sql, taken ? [taken] : []);
    if (!row) throw checkInNotFound();
    if (row.answeredAt === null || row.version !== version) throw checkInChanged();
    await updateCheckIn(tx.sql, checkInId, { reply: text });
    const notice = { id: checkInId, happening: 'replied', actorId: viewer.personId } as const;
    await notifyOfCheckIn(parts, tx, { ...notice, recipient: coaching.clientId });
    return seenBy(parts, viewer, coaching, await openAreas(parts, viewer, coaching), { ...row, reply: text });
  });
}
