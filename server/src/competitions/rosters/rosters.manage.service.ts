import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { orderById } from '../../checkout/orders/orders.open.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { entriesLock, entryWords } from '../entries/entries.change.service.ts';
import { findEntry, updateEntry } from '../entries/entries.repository.ts';
import { findFrozenBoardsOf, keepFrozen } from '../entries/frozen-entries.repository.ts';
import type { RegisteredMemberRow } from '../entries/registered-members.table.ts';
import { returnSharesJob } from '../registrations/team-shares.jobs.ts';
import { findShares, findTeamPayment, swapShares } from '../registrations/team-shares.repository.ts';
import {
  captainNeedsAccount,
  captainStays,
  memberNotFound,
  rosterLocked,
  teamNotFound,
} from './rosters.errors.ts';
import { notifyOfRoster } from './rosters.notify.service.ts';
import { renewInvite } from './rosters.remind.service.ts';
import { deleteMember, deleteTeamInvite, insertMember } from './rosters.repository.ts';
import { getRoster, type Roster, type RosterParams, readRoster } from './rosters.service.ts';

/** A new link for seven days; the one before stops working. */
export function renewTeamInvite(parts: Parts, viewer: Viewer, params: RosterParams): Promise<RosterReply> {
  return asCaptain(parts, viewer, params, (tx) => renewInvite(parts, tx, params.entryId));
}

export function revokeTeamInvite(parts: Parts, viewer: Viewer, params: RosterParams): Promise<RosterReply> {
  return asCaptain(parts, viewer, params, (tx) => deleteTeamInvite(tx.sql, params.entryId));
}

/** As captain, or as staff until the competition has finished. Throws 409 when somebody without an account is named. */
export function setTeamCaptain(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  memberId: string,
): Promise<RosterReply> {
  return change(parts, viewer, params, async (tx, roster) => {
    requireChanger(roster, viewer);
    const { members, captain } = roster;
    const next = members.find(({ id }) => id === memberId);
    if (!next || !captain) throw memberNotFound();
    if (next === captain) return;
    if (next.personId === null) throw captainNeedsAccount();
    const { entryId } = params;
    // The first place is the captain's: the two change places.
    for (const { id } of [captain, next]) await deleteMember(tx.sql, id);
    await insertMember(tx.sql, { ...next, position: captain.position });
    await insertMember(tx.sql, { ...captain, position: next.position });
    await swapShares(tx.sql, entryId, [captain.position, next.position]);
    await updateEntry(tx.sql, entryId, { personId: next.personId, updatedAt: parts.clock.now() });
    const before = { personId: captain.personId };
    const after = { personId: next.personId };
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.captain_changed', before, after });
    await tell(parts, tx, viewer, params, { happening: 'captain', name: '', recipients: [next.personId] });
    const recipients = [captain.personId];
    await tell(parts, tx, viewer, params, { happening: 'captain_replaced', name: next.name, recipients });
  });
}

export function renameTeam(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  name: string,
): Promise<RosterReply> {
  return asCaptain(parts, viewer, params, async (tx) => {
    const { entryId } = params;
    const entry = await findEntry(tx.sql, params.competitionId, entryId);
    if (!entry) throw teamNotFound();
    if (entry.name === name) return;
    await keepFrozen(tx.sql, [entryId]);
    const words = entryWords({ ...entry, name });
    await updateEntry(tx.sql, entryId, { name, words, updatedAt: parts.clock.now() });
    const renamed = { before: { name: entry.name }, after: { name } };
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.changed', ...renamed });
    await requestBoards(parts, tx, [entry.divisionId, ...(await findFrozenBoardsOf(tx.sql, [entryId]))]);
  });
}

/** Leaves the team, or removes a member as captain; staff may until the competition has finished. */
export function removeTeamMember(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  memberId: string,
): Promise<RosterReply> {
  return change(parts, viewer, params, async (tx, roster) => {
    const { members, captain } = roster;
    const leaving = members.find(({ id }) => id === memberId);
    const isOwn = leaving?.personId === viewer.personId;
    if (!isOwn) requireChanger(roster, viewer);
    else if (roster.isLocked && !isStaffOf(roster)) throw rosterLocked();
    if (!leaving) throw memberNotFound();
    if (leaving === captain) throw captainStays();
    await deleteMember(tx.sql, leaving.id);
    const { entryId } = params;
    const { position } = leaving;
    await returnOwnShare(parts, tx, entryId, leaving);
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.member_left', before: { position } });
    const happening = isOwn ? 'left' : 'removed';
    const recipients = isOwn ? [captain?.personId ?? null] : [leaving.personId];
    await tell(parts, tx, viewer, params, { happening, name: isOwn ? leaving.name : '', recipients });
  });
}

/** Who leaves before the team is paid gets back what they paid for themselves. After that their share stays with it. */
async function returnOwnShare(
  parts: Parts,
  tx: Transaction,
  entryId: string,
  { position, personId }: Pick<RegisteredMemberRow, 'position' | 'personId'>,
): Promise<void> {
  const payment = await findTeamPayment(tx.sql, entryId);
  if (payment?.state !== 'collecting' || personId === null) return;
  const share = (await findShares(tx.sql, entryId)).find((one) => one.position === position);
  if (!share?.orderId || !share.unitId) return;
  const order = await orderById(tx.sql, share.orderId);
  if (order?.personId !== personId) return;
  await parts.jobs.enqueue(tx, returnSharesJob, { unitIds: [share.unitId], isWhole: true });
}

type News = Pick<Parameters<typeof notifyOfRoster>[2], 'happening' | 'name' | 'recipients'>;

function tell(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { entryId }: RosterParams,
  news: News,
): Promise<void> {
  return notifyOfRoster(parts, tx, { entryId, actorId: viewer.personId, ...news });
}

type Act = (tx: Transaction, roster: Roster) => Promise<void>;

/** What only the captain may do, until the roster is locked. Throws 403 and 409 `roster_locked`. */
function asCaptain(parts: Parts, viewer: Viewer, params: RosterParams, act: Act): Promise<RosterReply> {
  return change(parts, viewer, params, async (tx, roster) => {
    if (roster.captain?.personId !== viewer.personId) throw notAllowed();
    if (roster.isLocked) throw rosterLocked();
    await act(tx, roster);
  });
}

export function isStaffOf({ seen }: Roster): boolean {
  return hasRight(seen, 'manageEntries') && isOpenFor(seen, 'manageEntries');
}

/** The captain until the roster is locked, staff until the competition has finished. Throws 403 and 409 `roster_locked`. */
export function requireChanger(roster: Roster, { personId }: Viewer): void {
  if (isStaffOf(roster)) return;
  if (roster.captain?.personId !== personId) throw notAllowed();
  if (roster.isLocked) throw rosterLocked();
}

export function change(parts: Parts, viewer: Viewer, params: RosterParams, act: Act): Promise<RosterReply> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
    await act(tx, await readRoster(parts, tx.sql, viewer, params));
    return getRoster(parts, viewer, params, undefined, tx.sql);
  });
}
