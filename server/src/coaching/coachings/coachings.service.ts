import {
  type CoachingState,
  coachingMovesOf,
  coachingStates,
} from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type {
  CoachingMove,
  CoachingsQuery,
  NewCoaching,
} from '@chalkline/contract/coaching/coaching.schema.ts';
import type { Parting } from '../../accounts/people/partings.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { settingsOf } from '../trainer-settings/trainer-settings.service.ts';
import {
  coachingChanged,
  coachingNotFound,
  notATrainer,
  reasonRequired,
  requestsPaused,
} from './coachings.errors.ts';
import { notifyOfCoaching } from './coachings.notify.service.ts';
import {
  findCoaching,
  findCoachings,
  findOpenCoachings,
  findOpenOf,
  insertCoaching,
  type ListedCoaching,
  newestCoachings,
  updateCoachingState,
} from './coachings.repository.ts';
import type { CoachingRow } from './coachings.table.ts';

/** The one door to a request or coaching. Throws 404 for everybody but its two people. */
export async function seeCoaching(
  parts: Parts,
  { personId }: Viewer,
  id: string,
  sql: Sql = parts.database.sql,
): Promise<ListedCoaching> {
  const found = isId(id) ? await findCoaching(sql, personId, id) : null;
  if (!found) throw coachingNotFound();
  return found;
}

/** Whether one coaches the other now: not while that is paused. */
export async function coaches(sql: Sql, trainerId: string, clientId: string): Promise<boolean> {
  const open = await findOpenCoachings(sql, clientId, [trainerId]);
  return open.some(({ state }) => state === 'active');
}

/** Newest first. */
export function listCoachings(
  parts: Parts,
  { personId }: Viewer,
  { side, state, search, ...page }: CoachingsQuery,
): Promise<Page<ListedCoaching[]>> {
  const asked = { personId, side, states: state ? [state] : coachingStates, search };
  return readPage(parts.config, page, {
    list: ['coachings', personId, side, state, search],
    order: newestCoachings,
    read: (part) => findCoachings(parts.database.sql, asked, part),
  });
}

/**
 * Asks a trainer whose page the viewer may see. Throws 404, 422 `not_a_trainer`, and 409 `coaching_open` and
 * `requests_paused`.
 */
export function askForCoaching(
  parts: Parts,
  viewer: Viewer,
  { trainerId, ...asked }: NewCoaching,
): Promise<ListedCoaching> {
  return parts.database.transaction(async (tx) => {
    const { person, isMe } = await seePerson(parts, viewer, trainerId, tx.sql);
    if (isMe || person.accountType !== 'trainer') throw notATrainer();
    if (!(await settingsOf(tx.sql, person.id)).takesRequests) throw requestsPaused();
    const now = parts.clock.now();
    const row = {
      ...asked,
      id: newId(now.getTime()),
      trainerId: person.id,
      clientId: viewer.personId,
      state: 'asked' as const,
      reason: null,
      askedAt: now,
      changedAt: now,
      startedAt: null,
    };
    await insertCoaching(tx.sql, row);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'coaching.asked',
      subjectKind: 'coaching',
      subjectId: row.id,
    });
    await notifyOfCoaching(parts, tx, { ...row, happening: 'asked', actorId: viewer.personId });
    return { ...row, other: { id: person.id, name: person.name } };
  });
}

interface EndedCoaching {
  readonly trainerId: string;
  readonly clientId: string;
  /** Who ends it. */
  readonly actorId: string;
}

/** Ends within the transaction what goes with a coaching, and gives what is left to do after its commit. */
export type CoachingEnd = (
  parts: Parts,
  tx: Transaction,
  ended: EndedCoaching,
) => Promise<() => Promise<void>>;

const nothingLeft = async () => undefined;
let endWithCoaching: CoachingEnd = async () => nothingLeft;

/** Memberships come after coaching and tell here how they end with one. */
export function setCoachingEnd(end: CoachingEnd): void {
  endWithCoaching = end;
}

/**
 * Accepts, refuses, withdraws, pauses, resumes or ends. Throws 404, 409 when it is not (any longer) in the state
 * `from` or the viewer may not move it so, and 422 for a refusal without a reason.
 */
export async function moveCoaching(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { from, to, reason }: CoachingMove,
): Promise<ListedCoaching> {
  const { moved, finish } = await parts.database.transaction(async (tx) => {
    const seen = await seeCoaching(parts, viewer, id, tx.sql);
    const side = seen.trainerId === viewer.personId ? 'trainer' : 'client';
    if (seen.state !== from || !coachingMovesOf(side, from).includes(to)) throw coachingChanged();
    if (to === 'refused' && !reason) throw reasonRequired();
    const done = await carryOut(parts, tx, seen, { to, reason: reason || null, actorId: viewer.personId });
    return { moved: { ...seen, ...done.change }, finish: done.finish };
  });
  await finish();
  return moved;
}

interface Move {
  readonly to: CoachingState;
  readonly reason: string | null;
  readonly actorId: string;
}

/** Throws 409 when it is not (any longer) in the state it was seen in. */
async function carryOut(parts: Parts, tx: Transaction, seen: CoachingRow, { to, reason, actorId }: Move) {
  const { id, state: from } = seen;
  const now = parts.clock.now();
  const startedAt = from === 'asked' && to === 'active' ? now : seen.startedAt;
  const change = { state: to, reason, changedAt: now, startedAt };
  if (!(await updateCoachingState(tx.sql, id, { from, ...change }))) throw coachingChanged();
  await recordAudit(parts, tx, {
    actorId,
    action: 'coaching.moved',
    subjectKind: 'coaching',
    subjectId: id,
    before: { state: from },
    after: { state: to },
  });
  await notifyOfCoaching(parts, tx, { ...seen, happening: to, actorId });
  const finish = to === 'ended' ? await endWithCoaching(parts, tx, { ...seen, actorId }) : nothingLeft;
  return { change, finish };
}

/** Ends what is open between two people, or all that a trainer has, and so what is shared with them. */
export const endCoachings: Parting = async (parts, tx, { personId, otherId, actorId }) => {
  for (const seen of await findOpenOf(tx.sql, personId, otherId)) {
    const asked = seen.clientId === actorId ? 'withdrawn' : 'refused';
    const to = seen.state === 'asked' ? asked : 'ended';
    const { finish } = await carryOut(parts, tx, seen, { to, reason: null, actorId });
    parts.afterCommit.enqueue(tx, `coaching ended:${seen.id}`, finish);
  }
};
