import { whyNotEligible } from '@chalkline/contract/competitions/eligibility.ts';
import type {
  RegistrationReply,
  WaitingReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock, seeCompetition } from '../competitions/competition-access.service.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { divisionOf, entriesLock } from '../entries/entries.change.service.ts';
import { findSettings } from './registration-settings.repository.ts';
import { registrationState } from './registration-window.rules.ts';
import {
  alreadyRegistered,
  cannotWait,
  placesLeft,
  registrationEnded,
  registrationNotStarted,
} from './registrations.errors.ts';
import { getRegistration } from './registrations.read.service.ts';
import { findOwnPlaces } from './registrations.repository.ts';
import { serveWaitingListsJob } from './waiting-list.jobs.ts';
import { findOwnWaiting, findWaiting, insertWaiting, moveWaiting } from './waiting-list.repository.ts';

interface DivisionParams {
  readonly competitionId: string;
  readonly divisionId: string;
}

/**
 * Puts the viewer on the waiting list of a full division, last. Who is on it stays where they are. Throws 409
 * `places_left` where they can register, `already_registered`, and 422 like registering.
 */
export async function joinWaitingList(
  parts: Parts,
  viewer: Viewer,
  { competitionId, divisionId }: DivisionParams,
): Promise<RegistrationReply> {
  await parts.database.transaction(async (tx) => {
    await lockWaitingList(tx, competitionId);
    await requireMayWait(parts, tx, viewer, { competitionId, divisionId });
    const own = await findOwnWaiting(tx.sql, competitionId, viewer.personId);
    if (own.some((one) => one.divisionId === divisionId)) return;
    const { divisions, left } = await getRegistration(parts, viewer, competitionId, tx.sql);
    const offer = divisions.find((one) => one.divisionId === divisionId);
    if (offer?.left !== 0 && left !== 0) throw placesLeft();
    const joinedAt = parts.clock.now();
    const id = newId(joinedAt.getTime());
    const row = { id, competitionId, divisionId, personId: viewer.personId, joinedAt, offerUntil: null };
    await insertWaiting(tx.sql, { ...row, state: 'waiting' });
  });
  return getRegistration(parts, viewer, competitionId);
}

/** Takes the viewer off the list; a place that was offered to them goes to the next. */
export async function leaveWaitingList(
  parts: Parts,
  viewer: Viewer,
  { competitionId, divisionId }: DivisionParams,
): Promise<RegistrationReply> {
  await parts.database.transaction(async (tx) => {
    await lockWaitingList(tx, competitionId);
    const { personId } = viewer;
    const own = (await findOwnWaiting(tx.sql, competitionId, personId)).filter(
      (one) => one.divisionId === divisionId,
    );
    for (const { id } of own) await moveWaiting(tx.sql, id, 'left');
    if (own.length > 0) await parts.jobs.enqueue(tx, serveWaitingListsJob, { competitionId });
  });
  return getRegistration(parts, viewer, competitionId);
}

/** Everybody on the lists of a competition, in order. Throws 403 for people who aren’t on the staff. */
export async function listWaiting(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<WaitingReply[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  return (await findWaiting(sql, competitionId)).map(
    ({ id, divisionId, name, state, joinedAt, offerUntil }) => ({
      id,
      divisionId,
      name,
      state: state === 'offered' ? 'offered' : 'waiting',
      joinedAt: joinedAt.toISOString(),
      offerUntil: offerUntil?.toISOString() ?? null,
    }),
  );
}

async function lockWaitingList(tx: Transaction, competitionId: string): Promise<void> {
  if (!isId(competitionId)) throw competitionNotFound();
  await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
}

async function requireMayWait(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, divisionId }: DivisionParams,
): Promise<void> {
  const { competition } = await seeCompetition(tx.sql, viewer, competitionId);
  const state = registrationState(await findSettings(tx.sql, competitionId), competition, parts.clock.now());
  if (state === 'not_started') throw registrationNotStarted();
  if (state !== 'open') throw registrationEnded();
  const division = await divisionOf(tx, competitionId, divisionId);
  const own = await findOwnPlaces(tx.sql, competitionId, viewer.personId);
  if (own.some((entry) => entry.divisionId === divisionId)) throw alreadyRegistered();
  const person = await personById(tx.sql, viewer.personId);
  const reason = person && whyNotEligible(division, person, competition);
  if (reason) throw cannotWait(reason);
}

/** Registering ends somebody's place on the waiting list for good. */
export async function endWaiting(
  tx: Transaction,
  competitionId: string,
  { divisionId, personId }: { readonly divisionId: string; readonly personId: string },
): Promise<void> {
  for (const one of await findOwnWaiting(tx.sql, competitionId, personId)) {
    if (one.divisionId === divisionId) await moveWaiting(tx.sql, one.id, 'taken');
  }
}
