import {
  type NewVisit,
  recentVisitDays,
  type VisitVerdict,
} from '@chalkline/contract/memberships/visit.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { unsignedAtGym } from '../gym-papers/gym-papers.service.ts';
import { memberCodeUnknown, visitNotFound, visitNotUndoable } from '../memberships/memberships.errors.ts';
import { lockMembership } from '../memberships/memberships.repository.ts';
import { isRunning, mayReturn } from '../memberships/memberships.rules.ts';
import {
  auditMembership,
  type MembershipWithPeriods,
  type SeenMembership,
  seeMembership,
} from '../memberships/memberships.service.ts';
import { readMemberCode, writeMemberCode } from './member-code.service.ts';
import { findVisit, findVisits, insertVisit, strikeVisit, type Visits } from './visits.repository.ts';
import { mayUndo, verdictOn } from './visits.rules.ts';

/** Visits as the viewer sees them. */
export interface SeenVisits extends Omit<Visits, 'lastId'> {
  /** The last one, for its desk, while it can be undone. */
  readonly undoable: string | null;
}

export interface Visit {
  readonly seen: SeenMembership;
  readonly verdict: VisitVerdict;
  /** The last one is the one before this visit. */
  readonly visits: SeenVisits;
  /** Titles of the gym's waivers that the member hasn't signed. They come in all the same: the desk asks. */
  readonly missingWaivers: readonly string[];
}

/**
 * Lets a member in by their code or as the desk found them, or says why not. Throws 422 where it isn't one of the viewer's
 * members.
 */
export function addVisit(parts: Parts, viewer: Viewer, { code, membershipId }: NewVisit): Promise<Visit> {
  const found = membershipId !== undefined && isId(membershipId) ? membershipId : null;
  const id = code === undefined ? found : readMemberCode(parts.config.appSecret, code);
  if (!id) throw memberCodeUnknown();
  return parts.database.transaction(async (tx) => {
    // Of two scans at once one is the visit.
    await lockMembership(tx.sql, id);
    const seen = await seeMembership(parts, tx.sql, viewer, id).catch((failure: unknown) => {
      throw failure instanceof Refusal ? memberCodeUnknown() : failure;
    });
    if (!seen.isSellers) throw memberCodeUnknown();
    const { membership, today } = seen;
    const at = parts.clock.now();
    const before = await findVisits(tx.sql, id, recently(at));
    const verdict = verdictOn(membership, today, before.last, at);
    const { personId, sellerId } = membership;
    const answer = { seen, verdict, missingWaivers: await unsignedAtGym(tx.sql, sellerId, personId) };
    if (verdict === 'again') return { ...answer, visits: seenVisits(before, seen, at) };
    if (verdict !== 'in' && verdict !== 'due') return { ...answer, visits: { ...before, undoable: null } };
    const visitId = newId(at.getTime());
    await insertVisit(tx.sql, { id: visitId, at, membershipId: id, personId });
    return { ...answer, visits: { ...before, recent: before.recent + 1, undoable: visitId } };
  });
}

/** A membership with its visits. */
export interface MemberVisitsSeen {
  readonly seen: SeenMembership;
  readonly visits: SeenVisits;
}

/**
 * Strikes a visit out: it no longer counts, and the next check-in is a visit again. Safe to repeat. Throws 404, and
 * `visit_not_undoable` once a shift is over.
 */
export function undoVisit(parts: Parts, viewer: Viewer, visitId: string): Promise<MemberVisitsSeen> {
  return parts.database.transaction(async (tx) => {
    const asked = isId(visitId) ? await findVisit(tx.sql, visitId) : null;
    if (!asked) throw visitNotFound();
    const { membershipId } = asked;
    await lockMembership(tx.sql, membershipId);
    const seen = await seeMembership(parts, tx.sql, viewer, membershipId).catch((failure: unknown) => {
      throw failure instanceof Refusal ? visitNotFound() : failure;
    });
    const visit = await findVisit(tx.sql, visitId);
    if (!seen.isSellers || !visit) throw visitNotFound();
    const now = parts.clock.now();
    if (!visit.undoneAt) {
      if (!mayUndo(visit, now)) throw visitNotUndoable();
      await strikeVisit(tx.sql, visitId, { undoneAt: now, undoneBy: viewer.personId });
      await auditMembership(parts, tx, viewer, membershipId, 'visit_undone', { visitId, at: visit.at });
    }
    return { seen, visits: seenVisits(await findVisits(tx.sql, membershipId, recently(now)), seen, now) };
  });
}

function seenVisits({ lastId, ...visits }: Visits, { isSellers }: SeenMembership, now: Date): SeenVisits {
  const isUndoable = isSellers && visits.last !== null && mayUndo({ at: visits.last }, now);
  return { ...visits, undoable: isUndoable ? lastId : null };
}

export interface DetailedMembership extends MembershipWithPeriods {
  readonly code: string | null;
  readonly visits: SeenVisits;
  /** Periods whose cash the viewer may give back. */
  readonly returnable: ReadonlySet<string>;
}

/** Adds what belongs to the door: the member's code, and when they came. */
export async function withVisits(
  parts: Parts,
  asked: Promise<MembershipWithPeriods>,
): Promise<DetailedMembership> {
  const seen = await asked;
  const { membership, isMine, isSellers, today, viewer } = seen;
  const now = parts.clock.now();
  const returned = seen.periods.filter((period) => isSellers && mayReturn(viewer, period, now));
  const visits = await readVisits(parts, seen);
  const isShown = isMine && isRunning(membership, today);
  return {
    ...seen,
    visits,
    code: isShown ? writeMemberCode(parts.config.appSecret, membership.id) : null,
    returnable: new Set(returned.map(({ id }) => id)),
  };
}

/** When they came last, and how often lately. */
export async function readVisits({ database, clock }: Parts, seen: SeenMembership): Promise<SeenVisits> {
  const now = clock.now();
  return seenVisits(await findVisits(database.sql, seen.membership.id, recently(now)), seen, now);
}

function recently(now: Date): Date {
  return new Date(now.getTime() - recentVisitDays * day);
}
