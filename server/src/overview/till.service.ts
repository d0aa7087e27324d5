import type { NewTillCount, TillQuery } from '@chalkline/contract/overview/till.schema.ts';
import { dayAfter } from '@chalkline/contract/series-rule.ts';
import { dayIn } from '@chalkline/contract/wall-span.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { findNamesOf } from '../money/sellers/sellers.service.ts';
import { notAllowed } from '../platform/http/refusal.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import {
  findCashToGiveBack,
  findTillCash,
  findTillCounts,
  findTillOrders,
  findTillPeriods,
  insertTillCount,
  type TillAsked,
  type TillCount,
  type TillOrder,
  type TillPeriod,
} from './till.repository.ts';

export interface Till extends Pick<TillAsked, 'day' | 'viewer'> {
  readonly orders: readonly TillOrder[];
  readonly periods: readonly TillPeriod[];
  readonly cash: Awaited<ReturnType<typeof findTillCash>>;
  readonly counts: readonly TillCount[];
  readonly toGiveBack: Awaited<ReturnType<typeof findCashToGiveBack>>;
  /** Names of those who sell, by their ids. */
  readonly sellers: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** A day at the desk of the viewer's organization. */
export async function getTill(parts: Parts, viewer: Viewer, query: TillQuery): Promise<Till> {
  const { sql } = parts.database;
  const asked = askedOf(parts, viewer, query);
  const [orders, periods, cash, counts, toGiveBack] = await Promise.all([
    findTillOrders(sql, asked),
    findTillPeriods(sql, asked),
    findTillCash(sql, asked),
    findTillCounts(sql, asked),
    findCashToGiveBack(sql, asked),
  ]);
  const sellers = await findNamesOf(sql, [...new Set(orders.map(({ order }) => order.sellerId))]);
  return { ...asked, orders, periods, cash, counts, toGiveBack, sellers, now: parts.clock.now() };
}

/** Records what the viewer counted today. A later count takes its place. */
export async function countTill(
  parts: Parts,
  viewer: Viewer,
  { zone, currency, counted, note }: NewTillCount,
): Promise<Till> {
  const asked = askedOf(parts, viewer, { zone });
  const { personId, organizationId } = asked.viewer;
  const countedAt = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const cash = await findTillCash(tx.sql, asked);
    const own = cash.find((one) => one.id === personId && one.currency === currency);
    const expected = (own?.taken ?? 0) - (own?.returned ?? 0);
    const row = { organizationId, personId, day: asked.day, currency, expected, counted, note, countedAt };
    const id = newId(countedAt.getTime());
    await insertTillCount(tx.sql, { id, ...row });
    const after = { day: asked.day, currency, expected, counted, note };
    const subject = { subjectKind: 'organization', subjectId: organizationId } as const;
    await recordAudit(parts, tx, { actorId: personId, action: 'till.counted', ...subject, after });
  });
  return getTill(parts, viewer, { zone });
}

/** The day in moments. Throws 403 for who has no organization. */
function askedOf(parts: Parts, viewer: Viewer, { day, zone }: TillQuery): TillAsked {
  const { organizationId } = viewer;
  if (organizationId === null) throw notAllowed();
  const on = day ?? dayIn(parts.clock.now(), zone);
  return {
    viewer: { ...viewer, organizationId },
    day: on,
    from: midnight(on, zone),
    to: midnight(dayAfter(on, 1), zone),
  };
}

function midnight(day: string, zone: string): Date {
  return new Date(momentInZone(`${day}T00:00`, zone) ?? `${day}T00:00:00Z`);
}
