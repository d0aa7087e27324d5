import type { DoneTo } from '@chalkline/contract/audit/audit-actions.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { NewEnrollment } from '@chalkline/contract/training/enrollment.schema.ts';
import { programRequestMovesOf } from '@chalkline/contract/training/program-request.lifecycle.ts';
import type {
  NewAssignment,
  NewProgramRequest,
  ProgramRequestAnswer,
  ProgramRequestsQuery,
} from '@chalkline/contract/training/program-request.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { coachingNotFound } from '../../coaching/coachings/coachings.errors.ts';
import { coaches, seeCoaching } from '../../coaching/coachings/coachings.service.ts';
import { noteLooks, openAreas } from '../../coaching/sharing/sharing.service.ts';
import { settingsOf } from '../../coaching/trainer-settings/trainer-settings.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { getProgram } from '../../programs/catalog/catalog.service.ts';
import {
  type BriefProgram,
  briefPrograms,
  isPublishedBy,
  publishedVersion,
} from '../../programs/catalog/versions.service.ts';
import { openProgram } from '../../programs/purchases/purchases.service.ts';
import { programRunning } from '../enrollments/enrollments.errors.ts';
import { enroll, listRunning, listRunningOf } from '../enrollments/enrollments.service.ts';
import type { EnrollmentShown } from '../enrollments/enrollments.show.service.ts';
import {
  programIsMine,
  programNotAssignable,
  programRequestChanged,
  programRequestNotFound,
  tooManyProgramRequests,
} from './program-requests.errors.ts';
import { notifyOfProgramRequest } from './program-requests.notify.service.ts';
import {
  countOpenFrom,
  type FoundRequest,
  findOpenBetween,
  findRequest,
  findRequests,
  insertRequest,
  isReachable,
  newestRequests,
  updateOpenRequest,
} from './program-requests.repository.ts';
import type { ProgramRequestRow } from './program-requests.table.ts';

export const mostOpenRequests = 1000;
const mostShownBetween = 100;

export interface RequestShown extends FoundRequest {
  readonly program: BriefProgram;
}

/** Newest first. */
export async function listProgramRequests(
  parts: Parts,
  viewer: Viewer,
  { side, state, search, ...page }: ProgramRequestsQuery,
): Promise<Page<RequestShown[]>> {
  const { sql } = parts.database;
  const { personId } = viewer;
  const asked = { personId, side, isOpen: state === 'open', search };
  const { data, next, total } = await readPage(parts.config, page, {
    list: ['program requests', personId, side, state, search],
    order: newestRequests,
    read: (keyset) => findRequests(sql, asked, keyset),
  });
  return new Page(await withPrograms(sql, viewer, data), next, total);
}

/** Throws 404 for everybody but its two people. */
export async function getProgramRequest(viewer: Viewer, id: string, sql: Sql): Promise<RequestShown> {
  const found = isId(id) ? await findRequest(sql, viewer.personId, id) : null;
  const [shown] = found ? await withPrograms(sql, viewer, [found]) : [];
  if (!shown) throw programRequestNotFound();
  return shown;
}

/**
 * Asks the coach of a program that the viewer sees, which starts at once where the coach wants that for clients. Throws
 * 404, 409 and 422.
 */
export async function requestProgram(
  parts: Parts,
  viewer: Viewer,
  programId: string,
  body: NewProgramRequest,
): Promise<RequestShown> {
  const { coachId } = await getProgram(parts, viewer, programId);
  if (coachId === viewer.personId) throw programIsMine();
  const { sql } = parts.database;
  if (!(await isReachable(sql, viewer.personId, coachId))) throw programRequestNotFound();
  const running = await listRunning(parts, viewer);
  if (running.some(({ row }) => row.programId === programId)) throw programRunning();
  const startsAtOnce =
    (await settingsOf(sql, coachId)).acceptsPrograms && (await coaches(sql, coachId, viewer.personId));
  return send(parts, viewer, { ...body, programId, toId: coachId, isAssigned: false }, startsAtOnce);
}

/** Assigns one of the viewer's published programs to their client. Throws 404, 409 and 422. */
export async function assignProgram(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  body: NewAssignment,
): Promise<RequestShown> {
  await mayAssign(parts, viewer, coachingId);
  const { clientId } = await seeCoaching(parts, viewer, coachingId);
  const isOwn =
    isId(body.programId) && (await isPublishedBy(parts.database.sql, viewer.personId, body.programId));
  if (!isOwn) throw programNotAssignable();
  return send(parts, viewer, { ...body, zone: null, toId: clientId, isAssigned: true });
}

/** Throws 404 for anybody but the trainer of a coaching under way. */
export async function mayAssign(parts: Parts, viewer: Viewer, coachingId: string): Promise<void> {
  const { trainerId, state } = await seeCoaching(parts, viewer, coachingId);
  if (trainerId !== viewer.personId || !isCoached(state)) throw coachingNotFound();
}

type Sent = Pick<
  ProgramRequestRow,
  'programId' | 'toId' | 'isAssigned' | 'message' | 'startDay' | 'weekdays' | 'zone'
>;

function send(parts: Parts, viewer: Viewer, sent: Sent, startsAtOnce = false): Promise<RequestShown> {
  const { personId } = viewer;
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'program requests of a person', personId, 'exclusive');
    if ((await countOpenFrom(tx.sql, personId)) >= mostOpenRequests) throw tooManyProgramRequests();
    const now = parts.clock.now();
    const row: ProgramRequestRow = {
      ...sent,
      id: newId(now.getTime()),
      fromId: personId,
      state: startsAtOnce ? 'accepted' : 'open',
      reason: null,
      sentAt: now,
      changedAt: now,
    };
    await insertRequest(tx.sql, row);
    await audit(parts, tx, viewer, row.id, 'sent', { programId: sent.programId });
    if (startsAtOnce) {
      await start(parts, tx, { ...row, clientId: personId }, { ...row, zone: row.zone ?? 'UTC' });
      await audit(parts, tx, viewer, row.id, 'accepted', {});
    }
    await notifyOfProgramRequest(parts, tx, row, personId);
    return getProgramRequest(viewer, row.id, tx.sql);
  });
}

/**
 * Accepts, which starts the program for the client, declines or withdraws. Throws 404, 409 when it is not open anymore
 * or runs already, and 422 for a program that isn't published now.
 */
export function answerProgramRequest(
  parts: Parts,
  viewer: Viewer,
  id: string,
  answer: ProgramRequestAnswer,
): Promise<RequestShown> {
  return parts.database.transaction(async (tx) => {
    const seen = await getProgramRequest(viewer, id, tx.sql);
    const { state, fromId, toId, isAssigned } = seen;
    if (!programRequestMovesOf(fromId === viewer.personId, state).includes(answer.to))
      throw programRequestChanged();
    const reason = answer.to === 'declined' ? answer.reason : null;
    const change = { state: answer.to, reason, changedAt: parts.clock.now() };
    if (!(await updateOpenRequest(tx.sql, id, change))) throw programRequestChanged();
    if (answer.to === 'accepted') {
      const clientId = isAssigned ? toId : fromId;
      const terms = { ...answer, zone: seen.zone ?? answer.zone };
      await start(parts, tx, { programId: seen.programId, clientId }, terms);
    }
    await audit(parts, tx, viewer, id, answer.to, {});
    await notifyOfProgramRequest(parts, tx, { ...seen, ...change }, viewer.personId);
    return getProgramRequest(viewer, id, tx.sql);
  });
}

async function start(
  parts: Parts,
  tx: Transaction,
  { programId, clientId }: { readonly programId: string; readonly clientId: string },
  terms: NewEnrollment,
): Promise<void> {
  const version = await publishedVersion(tx.sql, programId);
  if (!version) throw programNotAssignable();
  // A paid program is the coach's to give.
  if (version.price > 0) await openProgram(parts, tx, { programId, personId: clientId, unit: null });
  await enroll(parts, tx, clientId, version, terms);
}

export interface ClientPrograms {
  readonly isShared: boolean;
  readonly running: readonly EnrollmentShown[];
  readonly requests: readonly RequestShown[];
}

/** What a client trains by, where they share training. Throws 404 for anybody but its two people. */
export async function getClientPrograms(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
): Promise<ClientPrograms> {
  const coaching = await seeCoaching(parts, viewer, coachingId);
  const isShared = (await openAreas(parts, viewer, coaching)).has('training');
  const { sql } = parts.database;
  const { trainerId, clientId } = coaching;
  if (isShared && trainerId === viewer.personId) await noteLooks(parts, coachingId, ['training']);
  const between = await findOpenBetween(sql, trainerId, clientId, mostShownBetween);
  return {
    isShared,
    running: isShared ? await listRunningOf(parts, clientId) : [],
    requests: await withPrograms(sql, viewer, between),
  };
}

async function withPrograms(
  sql: Sql,
  viewer: Viewer,
  found: readonly FoundRequest[],
): Promise<RequestShown[]> {
  const ids = [...new Set(found.map(({ programId }) => programId))];
  const programs = await briefPrograms(sql, viewer, ids);
  return found.flatMap((request) => {
    const program = programs.get(request.programId);
    return program ? [{ ...request, program }] : [];
  });
}

async function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  id: string,
  what: DoneTo<'program_request'>,
  after: Record<string, string>,
): Promise<void> {
  await recordAudit(parts, tx, {
    actorId: personId,
    action: `program_request.${what}`,
    subjectKind: 'program_request',
    subjectId: id,
    after,
  });
}
