import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { sellerIdOf, todayOf } from '../plans/plans.service.ts';
import { findMembershipsAt } from './memberships.repository.ts';
import { isRunning } from './memberships.rules.ts';
import { type SeenMembership, seenBy } from './memberships.service.ts';

/** What these people have of the seller's plans: those that run first, then the latest. */
export async function listMembershipsAtDesk(
  parts: Parts,
  viewer: Viewer,
  personIds: readonly string[],
): Promise<SeenMembership[]> {
  const today = todayOf(parts);
  const rows = await findMembershipsAt(parts.database.sql, sellerIdOf(viewer), personIds);
  return rows
    .map((row) => seenBy(viewer, row, today))
    .toSorted((one, other) => rank(other, today) - rank(one, today));
}

/** Stable: rows come latest first. */
function rank({ membership }: SeenMembership, today: string): number {
  return isRunning(membership, today) ? 1 : 0;
}
