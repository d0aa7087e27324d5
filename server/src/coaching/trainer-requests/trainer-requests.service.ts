import { trainerRequestMovesOf } from '@chalkline/contract/coaching/trainer-request.lifecycle.ts';
import type {
  NewTrainerRequest,
  TrainerRequestMove,
  TrainerRequestsQuery,
} from '@chalkline/contract/coaching/trainer-request.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { enterAccount } from '../../administration/people/people.load.service.ts';
import { giveAccountType } from '../../administration/people/people.standing.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { reasonRequired } from '../coachings/coachings.errors.ts';
import { notAnAthlete, trainerRequestChanged, trainerRequestNotFound } from './trainer-requests.errors.ts';
import { notifyDeciders, notifyOfTrainerRequest } from './trainer-requests.notify.service.ts';
import {
  countTrainerRequests,
  decideTrainerRequest,
  findLatestRequest,
  findTrainerRequest,
  findTrainerRequests,
  insertTrainerRequest,
  type ListedTrainerRequest,
  newestTrainerRequests,
} from './trainer-requests.repository.ts';
import type { TrainerRequestRow } from './trainer-requests.table.ts';

const isManager = ({ accountType }: Viewer) => accountType === 'admin' || accountType === 'corporate_admin';

/** Throws 422 `not_an_athlete` and 409 `trainer_request_open`. */
export function askToTrain(
  parts: Parts,
  viewer: Viewer,
  { message }: NewTrainerRequest,
): Promise<ListedTrainerRequest> {
  return parts.database.transaction(async (tx) => {
    const { personId, name } = viewer;
    if ((await personById(tx.sql, personId))?.accountType !== 'trainee') throw notAnAthlete();
    const now = parts.clock.now();
    const row = {
      id: newId(now.getTime()),
      personId,
      message,
      reason: null,
      state: 'asked' as const,
      askedAt: now,
      changedAt: now,
    };
    await insertTrainerRequest(tx.sql, row);
    await audit(parts, tx, viewer, row);
    await notifyDeciders(parts, tx, row, viewer.organizationId);
    return { ...row, name };
  });
}

/** The viewer's latest request, and whether they can send one. */
export async function getOwnRequest(
  { database }: Parts,
  { personId, name, accountType }: Viewer,
): Promise<{ readonly request: ListedTrainerRequest | null; readonly mayAsk: boolean }> {
  const latest = await findLatestRequest(database.sql, personId);
  const mayAsk = accountType === 'trainee' && latest?.state !== 'asked';
  return { request: latest && { ...latest, name }, mayAsk };
}

/** Of people whom the viewer manages, newest first. */
export function listTrainerRequests(
  parts: Parts,
  viewer: Viewer,
  { state, search, ...page }: TrainerRequestsQuery,
): Promise<Page<ListedTrainerRequest[]>> {
  return readPage(parts.config, page, {
    list: ['trainer requests', viewer.personId, state, search],
    order: newestTrainerRequests,
    read: (part) => findTrainerRequests(parts.database.sql, viewer, { state, search }, part),
  });
}

/** Open ones that the viewer decides. */
export function countOpenRequests({ database }: Parts, viewer: Viewer): Promise<number> {
  return isManager(viewer) ? countTrainerRequests(database.sql, viewer) : Promise.resolve(0);
}

/**
 * Accepts a request, which makes the person a trainer, declines it, or withdraws one's own. Throws 404 for requests of
 * people the viewer doesn't manage, 409 once it is decided, and 422 when it is declined without a reason.
 */
export function moveTrainerRequest(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { to, reason }: TrainerRequestMove,
): Promise<ListedTrainerRequest> {
  return parts.database.transaction(async (tx) => {
    const row = isId(id) ? await findTrainerRequest(tx.sql, id) : null;
    const isOwn = row?.personId === viewer.personId;
    if (!row || (!isOwn && !isManager(viewer))) throw trainerRequestNotFound();
    const account = isOwn ? null : await enterAccount(parts, tx, viewer, row.personId);
    const side = isOwn ? 'person' : 'administrator';
    if (!trainerRequestMovesOf(side, row.state).includes(to)) throw trainerRequestChanged();
    if (to === 'declined' && !reason) throw reasonRequired();
    const change = {
      state: to,
      reason: to === 'declined' ? reason : null,
      changedAt: parts.clock.now(),
    };
    if (!(await decideTrainerRequest(tx.sql, id, change))) throw trainerRequestChanged();
    if (to === 'accepted')
      await giveAccountType(parts, tx, viewer, row.personId, { from: 'trainee', to: 'trainer' });
    const moved = { ...row, ...change };
    await audit(parts, tx, viewer, moved, row);
    await notifyOfTrainerRequest(parts, tx, moved, viewer.personId);
    return { ...moved, name: account?.person.name ?? viewer.name };
  });
}

async function audit(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { id, state, reason }: TrainerRequestRow,
  before?: TrainerRequestRow,
): Promise<void> {
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: before ? 'trainer_request.moved' : 'trainer_request.asked',
    subjectKind: 'trainer_request',
    subjectId: id,
    ...(before && { before: { state: before.state } }),
    after: { state },
    ...(reason && { reason }),
  });
}
