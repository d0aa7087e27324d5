import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import type { RosterReply, TeamPayment } from '@chalkline/contract/competitions/roster.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { openOrdersOf } from '../../checkout/orders/orders.open.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { isPayingPaused } from '../registrations/paused-payments.service.ts';
import { findShares, findSharesOfOrders, findTeamPayment } from '../registrations/team-shares.repository.ts';
import type { TeamPaymentRow } from '../registrations/team-shares.table.ts';
import type { Roster } from './rosters.service.ts';

interface PaymentAsked {
  readonly roster: Pick<Roster, 'team' | 'members'>;
  readonly isCaptain: boolean;
}

/** How far a team is with its payment, for its members and the staff; null where the captain paid for all. */
export async function readTeamPayment(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  viewer: MaybeViewer,
  { roster: { team, members }, isCaptain }: PaymentAsked,
): Promise<TeamPayment | null> {
  const payment = await findTeamPayment(sql, team.entryId);
  if (!payment) return null;
  const now = parts.clock.now();
  const isPaused =
    payment.state === 'collecting' && (await isPayingPaused(parts, { sql }, payment.competitionId));
  const rows = await findShares(sql, team.entryId);
  const own = viewer && members.find(({ personId }) => personId === viewer.personId);
  const isOpen = canBePaid(payment, team.state, now);
  const order = viewer && isOpen ? await ownOrder(sql, viewer.personId, payment, now) : null;
  const shares = rows.map(({ id, position, amount, unitId }) => ({
    id,
    amount,
    memberId: members.find((member) => member.position === position)?.id ?? null,
    isPaid: unitId !== null,
    canPay: isOpen && !isPaused && unitId === null && (isCaptain || own?.position === position),
  }));
  const isMissing = shares.some(({ isPaid }) => !isPaid);
  return {
    state: payment.state,
    dueAt: payment.dueAt.toISOString(),
    currency: payment.currency,
    shares,
    order,
    remindedAt: payment.remindedAt?.toISOString() ?? null,
    isPaused,
    canRemind: isCaptain && isOpen && !isPaused && isMissing && !isRecent(payment.remindedAt, now),
  };
}

/** What the next one to join a team pays; null where its captain paid for all, or nothing is open. */
export async function openShare(
  sql: Sql,
  { team, members }: PaymentAsked['roster'],
): Promise<NonNullable<RosterReply['joining']>['share']> {
  const payment = await findTeamPayment(sql, team.entryId);
  if (payment?.state !== 'collecting') return null;
  const open = (await findShares(sql, team.entryId)).find(
    ({ position, unitId }) => unitId === null && !members.some((member) => member.position === position),
  );
  return open ? { amount: open.amount, currency: payment.currency } : null;
}

/** Whether shares of a team can be paid now. */
export function canBePaid({ state, dueAt }: TeamPaymentRow, entryState: string, now: Date): boolean {
  return state === 'collecting' && entryState === 'active' && dueAt > now;
}

/** A team is reminded once a day. */
export function isRecent(remindedAt: Date | null, now: Date): boolean {
  return remindedAt !== null && now.getTime() - remindedAt.getTime() < day;
}

/** The viewer's order for shares of the team that still waits to be paid. */
async function ownOrder(
  sql: Sql,
  personId: string,
  { competitionId, entryId }: TeamPaymentRow,
  now: Date,
): Promise<TeamPayment['order']> {
  const orders = await openOrdersOf(sql, personId, { kind: registrationKind, offerId: competitionId }, now);
  const pays = await findSharesOfOrders(
    sql,
    entryId,
    orders.map(({ id }) => id),
  );
  const found = orders.find(({ id }) => pays.includes(id));
  return found ? { id: found.id, holdUntil: found.holdUntil.toISOString() } : null;
}
