import {
  type CoachingState,
  coachingMovesOf,
  coachingStates,
} from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type {
  ClientsQuery,
  ClientType,
  CoachingMove,
  CoachingsQuery,
  NewCoaching,
} from '@chalkline/contract/coaching/coaching.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { coachingChanged, coachingNotFound, notATrainer, reasonRequired } from './coachings.errors.ts';
import { notifyOfCoaching } from './coachings.notify.service.ts';
import {
  coachingsByName,
  countCoachings,
  findCoaching,
  findCoachings,
  insertCoaching,
  type ListedCoaching,
  newestCoachings,
  updateCoachingState,
} from './coachings.repository.ts';

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

/** Newest first. */
export function listCoachings(
  parts: Parts,
  { personId }: Viewer,
  { side, state, ...page }: CoachingsQuery,
): Promise<Page<ListedCoaching[]>> {
  const asked = { personId, side, states: state ? [state] : coachingStates };
  return readPage<ListedCoaching, Parameters<typeof findCoachings>[2]>(parts.config, page, {
    list: ['coachings', personId, side, state],
    order: newestCoachings,
    read: (part) => findCoachings(parts.database.sql, asked, part),
  });
}

const statesOf: Readonly<Record<ClientType, readonly CoachingState[]>> = {
  all: ['asked', 'active', 'paused', 'ended'],
  active: ['active'],
  pending: ['asked'],
  inactive: ['paused', 'ended'],
};

/** How many clients and requests a trainer has of each type, and those of one type by name. */
export async function seeClients(
  parts: Parts,
  { personId }: Viewer,
  { type, search, ...page }: ClientsQuery,
): Promise<{ counts: Record<ClientType, number>; page: Page<ListedCoaching[]> }> {
  const { sql } = parts.database;
  const byState = await countCoachings(sql, personId);
  const sum = (wanted: ClientType) =>
    statesOf[wanted].reduce((total, state) => total + (byState.get(state) ?? 0), 0);
  const asked = { personId, side: 'trainer', states: statesOf[type], search } as const;
  const found = await readPage(parts.config, page, {
    list: ['clients', personId, type, search],
    order: coachingsByName,
    read: (part) => findCoachings(sql, asked, part),
  });
  const counts = {
    all: sum('all'),
    active: sum('active'),
    pending: sum('pending'),
    inactive: sum('inactive'),
  };
  return { counts, page: found };
}

/**
 * Asks a trainer whose page the viewer may see. Throws 404, 422 `not_a_trainer` and 409 `coaching_open`.
 */
export function askForCoaching(
  parts: Parts,
  viewer: Viewer,
  { trainerId, message }: NewCoaching,
): Promise<ListedCoaching> {
  return parts.database.transaction(async (tx) => {
    const { person, isMe } = await seePerson(parts, viewer, trainerId, tx.sql);
    if (isMe || person.accountType !== 'trainer') throw notATrainer();
    const now = parts.clock.now();
    const row = {
      id: newId(now.getTime()),
      trainerId: person.id,
      clientId: viewer.personId,
      state: 'asked' as const,
      message,
      reason: null,
      askedAt: now,
      changedAt: now,
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

/**
 * Accepts, refuses, withdraws, pauses, resumes or ends. Throws 404, 409 when it is not (any longer) in the state
 * `from` or the viewer may not move it so, and 422 for a refusal without a reason.
 */
export function moveCoaching(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { from, to, reason }: CoachingMove,
): Promise<ListedCoaching> {
  return parts.database.transaction(async (tx) => {
    const seen = await seeCoaching(parts, viewer, id, tx.sql);
    const side = seen.trainerId === viewer.personId ? 'trainer' : 'client';
    if (seen.state !== from || !coachingMovesOf(side, from).includes(to)) throw coachingChanged();
    if (to === 'refused' && !reason) throw reasonRequired();
    const change = { state: to, reason: reason || null, changedAt: parts.clock.now() };
    if (!(await updateCoachingState(tx.sql, id, { from, ...change }))) throw coachingChanged();
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'coaching.moved',
      subjectKind: 'coaching',
      subjectId: id,
      before: { state: from },
      after: { state: to },
    });
    await notifyOfCoaching(parts, tx, { ...seen, happening: to, actorId: viewer.personId });
    return { ...seen, ...change };
  });
}
