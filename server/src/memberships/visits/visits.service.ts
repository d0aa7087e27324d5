import {
  type NewVisit,
  recentVisitDays,
  type VisitVerdict,
} from '@chalkline/contract/memberships/visit.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { memberCodeUnknown } from '../memberships/memberships.errors.ts';
import { lockMembership } from '../memberships/memberships.repository.ts';
import { isRunning } from '../memberships/memberships.rules.ts';
import {
  type MembershipWithPeriods,
  type SeenMembership,
  seeMembership,
} from '../memberships/memberships.service.ts';
import { readMemberCode, writeMemberCode } from './member-code.service.ts';
import { findVisits, insertVisit, type Visits } from './visits.repository.ts';
import { verdictOn } from './visits.rules.ts';

export interface Visit {
  readonly seen: SeenMembership;
  readonly verdict: VisitVerdict;
  readonly visits: Visits;
}

/** Lets a member in, or says why not. Throws 422 for a code that isn't of one of the viewer's members. */
export function addVisit(parts: Parts, viewer: Viewer, { code }: NewVisit): Promise<Visit> {
  const id = readMemberCode(parts.config.appSecret, code);
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
      ...{ id: newId(at.getTime()), at },
      membershipId: id,
      personId: membership.personId,
    });
    return { seen, verdict, visits: { ...before, recent: before.recent + 1 } };
  });
}

export interface DetailedMembership extends MembershipWithPeriods {
  readonly code: string | null;
  readonly visits: Visits;
}

/** Adds what belongs to the door: the member's code, and when they came. */
export async function withVisits(
  parts: Parts,
  asked: Promise<MembershipWithPeriods>,
): Promise<DetailedMembership> {
  const seen = await asked;
  const { membership, isMine, today } = seen;
  const visits = await findVisits(parts.database.sql, membership.id, recently(parts.clock.now()));
  const isShown = isMine && isRunning(membership, today);
  return { ...seen, visits, code: isShown ? writeMemberCode(parts.config.appSecret, membership.id) : null };
}

function recently(now: Date): Date {
  return new Date(now.getTime() - recentVisitDays * day);
}
