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
import { memberCodeUnknown } from '../memberships/memberships.errors.ts';
import { lockMembership } from '../memberships/memberships.repository.ts';
import { isRunning, mayReturn } from '../memberships/memberships.rules.ts';
import {
  type MembershipWithPeriods,
  type SeenMembership,
  seeMembership,
} from '../memberships/memberships.service.ts';
import { readMemberCode, writeMemberCode } from './member-code.service.ts';
import { findVisits, insertVisit, type Visits } from './visits.repository.ts';
import { verdictOn } from './visits.rules.ts';

export type { Visits } from './visits.repository.ts';

export interface Visit {
  readonly seen: SeenMembership;
  readonly verdict: VisitVerdict;
  readonly visits: Visits;
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
    if (verdict !== 'in' && verdict !== 'due') return { seen, verdict, visits: before };
    await insertVisit(tx.sql, {
      id: newId(at.getTime()),
      at,
      membershipId: id,
      personId: membership.personId,
    });
    return { seen, verdict, visits: { ...before, recent: before.recent + 1 } };
  });
}

export interface DetailedMembership extends MembershipWithPeriods {
  readonly code: string | null;
  readonly visits: Visits;
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
  const visits = await readVisits(parts, membership.id);
  const isShown = isMine && isRunning(membership, today);
  return {
    ...seen,
    visits,
    code: isShown ? writeMemberCode(parts.config.appSecret, membership.id) : null,
    returnable: new Set(returned.map(({ id }) => id)),
  };
}

/** When they came last, and how often lately. */
export function readVisits({ database, clock }: Parts, membershipId: string): Promise<Visits> {
  return findVisits(database.sql, membershipId, recently(clock.now()));
}

function recently(now: Date): Date {
  return new Date(now.getTime() - recentVisitDays * day);
}
