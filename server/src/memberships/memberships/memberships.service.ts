import type { DoneTo } from '@chalkline/contract/audit/audit-actions.ts';
import type {
  MembershipsQuery,
  MyMembershipsQuery,
} from '@chalkline/contract/memberships/membership.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { forgetMethod } from '../../checkout/saved-methods/saved-methods.service.ts';
import { callOff } from '../../checkout/settlement/saved-payments.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { platformId, sellerIdOf, todayOf } from '../plans/plans.service.ts';
import {
  membershipFrozen,
  membershipNotActive,
  membershipNotFound,
  membershipOver,
} from './memberships.errors.ts';
import {
  type CountedMemberships,
  countMemberships,
  endingFirst,
  findMembership,
  findMemberships,
  findMembershipsOf,
  lockMembership,
  newestMemberships,
  type ShownMembership,
  sumDue,
  updateMembership,
} from './memberships.repository.ts';
import { frozen, isRunning, noRenewal, seesEmail, stateOf } from './memberships.rules.ts';
import type { MembershipRow } from './memberships.table.ts';
import { findLastPaid, findPeriods, type ShownPeriod, updatePeriod } from './periods.repository.ts';

/** A membership as a viewer sees it. */
export interface SeenMembership extends ShownMembership {
  readonly isMine: boolean;
  /** The viewer sells it. */
  readonly isSellers: boolean;
  /** The platform takes no cash. */
  readonly takesCash: boolean;
  readonly viewer: Pick<Viewer, 'personId' | 'accountType'>;
  readonly today: string;
}

export interface MembershipWithPeriods extends SeenMembership {
  readonly periods: readonly ShownPeriod[];
}

/** Those first whose paid time ends first. */
export async function listMemberships(
  parts: Parts,
  viewer: Viewer,
  { limit, cursor, ...asked }: MembershipsQuery,
): Promise<Page<SeenMembership[]>> {
  const { config, database } = parts;
  const sellerId = sellerIdOf(viewer);
  const today = todayOf(parts);
  const byEmail = seesEmail(viewer);
  const page = await readPage(
    config,
    { limit, cursor },
    {
      list: ['memberships', sellerId, asked],
      order: endingFirst,
      read: (keyset) => findMemberships(database.sql, { ...asked, sellerId, byEmail, today }, keyset),
    },
  );
  return { ...page, data: page.data.map((row) => seenBy(viewer, row, today)) };
}

/** The viewer's own, the newest first. */
export async function listMyMemberships(
  parts: Parts,
  viewer: Viewer,
  { limit, cursor }: MyMembershipsQuery,
): Promise<Page<SeenMembership[]>> {
  const { config, database } = parts;
  const page = await readPage(
    config,
    { limit, cursor },
    {
      list: ['my memberships', viewer.personId],
      order: newestMemberships,
      read: (keyset) => findMembershipsOf(database.sql, viewer.personId, keyset),
    },
  );
  return { ...page, data: page.data.map((row) => seenBy(viewer, row, todayOf(parts))) };
}

export interface SellerCounts {
  readonly counts: CountedMemberships;
  readonly dueAmounts: Awaited<ReturnType<typeof sumDue>>;
  readonly adds: boolean;
  readonly seesEmails: boolean;
}

export async function getCounts(parts: Parts, viewer: Viewer): Promise<SellerCounts> {
  const [sellerId, today] = [sellerIdOf(viewer), todayOf(parts)];
  const { sql } = parts.database;
  return {
    counts: await countMemberships(sql, sellerId, today),
    dueAmounts: await sumDue(sql, sellerId, today),
    adds: hasDesk(viewer),
    seesEmails: seesEmail(viewer),
  };
}

/** Throws 404 for one that is neither the viewer's nor of their plans. */
export async function getMembership(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
): Promise<MembershipWithPeriods> {
  return withPeriods(
    parts.database.sql,
    await seeMembership(parts, parts.database.sql, viewer, membershipId),
  );
}

/** From today on. Throws 404, and 409 unless it is active. */
export function freezeMembership(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
  { days }: { readonly days: number },
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (tx, { membership, today }) => {
    const state = stateOf(membership, today);
    if (state === 'frozen') throw membershipFrozen();
    if (state !== 'active') throw membershipNotActive();
    const after = frozen(membership, today, days);
    const last = await findLastPaid(tx.sql, membership.id);
    if (last)
      await updatePeriod(tx.sql, last.id, {
        endsOn: after.paidThrough,
        frozenDays: last.frozenDays + days,
      });
    return { action: 'frozen', after };
  });
}

/** At the end of the paid time, and nothing is charged from now on. Safe to repeat. Throws 404, and 409 once it's over. */
export function cancelMembership(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
  { reason }: { readonly reason: string },
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (tx, { membership, today }) => {
    if (!isRunning(membership, today)) throw membershipOver();
    if (membership.canceledAt) return null;
    return { action: 'canceled', after: await cancellation(parts, tx, membership, reason) };
  }).then((seen) => callOffRenewal(parts, seen));
}

/** What canceling changes. Forgets the card. */
export async function cancellation(
  parts: Parts,
  tx: Transaction,
  { methodId }: Pick<MembershipRow, 'methodId'>,
  cancelReason: string,
): Promise<Partial<MembershipRow>> {
  if (methodId) await forgetMethod(parts, tx, methodId);
  return {
    ...noRenewal,
    nextPlanId: null,
    nextPrice: null,
    canceledAt: parts.clock.now(),
    cancelReason,
  };
}

/** Nothing is charged anymore unless its member pays. Safe to repeat. Throws 404. */
export function stopRenewal(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (tx, { membership }) => {
    if (!membership.methodId) return null;
    await forgetMethod(parts, tx, membership.methodId);
    return { action: 'renewal_stopped', after: noRenewal };
  }).then((seen) => callOffRenewal(parts, seen));
}

/** What is being charged at this moment is taken back: the order finds that it's called off. */
async function callOffRenewal(parts: Parts, seen: MembershipWithPeriods): Promise<MembershipWithPeriods> {
  const { renewalOrderId, methodId } = seen.membership;
  if (renewalOrderId && !methodId) await parts.database.transaction((tx) => callOff(tx, renewalOrderId));
  return seen;
}

/** Undoes a cancellation. Safe to repeat. Throws 404, and 409 once it's over. */
export function keepMembership(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
): Promise<MembershipWithPeriods> {
  return changing(parts, viewer, membershipId, async (_, { membership, today }) => {
    if (!isRunning(membership, today)) throw membershipOver();
    if (!membership.canceledAt) return null;
    return { action: 'kept', after: { canceledAt: null, cancelReason: '' } };
  });
}

interface Change {
  readonly action: DoneTo<'membership'>;
  readonly after: Partial<MembershipRow>;
}

/** Changes a membership, locked, with a line in the audit log. Null changes nothing. */
export function changing(
  parts: Parts,
  viewer: Viewer,
  membershipId: string,
  decide: (tx: Transaction, seen: SeenMembership) => Promise<Change | null>,
): Promise<MembershipWithPeriods> {
  return parts.database.transaction(async (tx) => {
    if (isId(membershipId)) await lockMembership(tx.sql, membershipId);
    const seen = await seeMembership(parts, tx.sql, viewer, membershipId);
    const change = await decide(tx, seen);
    if (!change) return withPeriods(tx.sql, seen);
    await updateMembership(tx.sql, membershipId, change.after);
    await auditMembership(parts, tx, viewer, membershipId, change.action, change.after);
    return withPeriods(tx.sql, await seeMembership(parts, tx.sql, viewer, membershipId));
  });
}

/** Throws 404. */
export async function seeMembership(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  membershipId: string,
): Promise<SeenMembership> {
  const found = isId(membershipId) ? await findMembership(sql, membershipId) : null;
  const seen = found && seenBy(viewer, found, todayOf(parts));
  if (!seen || !(seen.isMine || seen.isSellers)) throw membershipNotFound();
  return seen;
}

function hasDesk({ accountType }: Viewer): boolean {
  return accountType === 'corporate_admin' || accountType === 'receptionist';
}

export function seenBy(viewer: Viewer, row: ShownMembership, today: string): SeenMembership {
  const { personId, sellerId } = row.membership;
  const isAdmin = viewer.accountType === 'admin';
  const own = isAdmin ? platformId : hasDesk(viewer) ? viewer.organizationId : viewer.personId;
  const isSellers = own === sellerId;
  const isMine = viewer.personId === personId;
  return { ...row, isMine, isSellers, takesCash: !isAdmin, today, viewer };
}

export async function withPeriods(sql: Sql, seen: SeenMembership): Promise<MembershipWithPeriods> {
  return { ...seen, periods: await findPeriods(sql, seen.membership.id) };
}

export function auditMembership(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: DoneTo<'membership'>,
  after: object,
): Promise<void> {
  const action = `membership.${what}` as const;
  const subjectKind = 'membership';
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind, subjectId, after });
}
