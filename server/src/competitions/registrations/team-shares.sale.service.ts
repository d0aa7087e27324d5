import { hour } from '@chalkline/contract/spans.ts';
import type { SoldLine } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import { competitionStart } from './registration-window.rules.ts';
import { findTeamMembers } from './registrations.repository.ts';
import { returnSharesJob } from './team-shares.jobs.ts';
import { notifyOfTeamPayment } from './team-shares.notify.service.ts';
import type { ShareLineDetails } from './team-shares.offer.service.ts';
import {
  findShares,
  findTeamPayment,
  insertTeamPayment,
  moveTeamPayment,
  payShare,
  reopenShares,
} from './team-shares.repository.ts';
import type { TeamPaymentRow } from './team-shares.table.ts';

/** The terms of a team whose members each pay, as they were when its captain registered it. */
export interface SharedPrice
  extends Pick<TeamPaymentRow, 'dueHours' | 'currency' | 'taxRate' | 'refundRule'> {
  /** What each place pays, the captain's first. */
  readonly amounts: readonly number[];
}

interface RegisteredTeam {
  readonly entryId: string;
  readonly competition: Pick<Competition, 'id' | 'startsOn' | 'zone'>;
  /** What paid the captain's share. */
  readonly orderId: string;
  readonly unitId: string;
}

/** The captain has paid their share: the others have time until the deadline, but not longer than to the start. */
export async function startTeamPayment(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction,
  { entryId, competition, orderId, unitId }: RegisteredTeam,
  { amounts, ...terms }: SharedPrice,
): Promise<void> {
  const dueAt = deadline(clock.now(), terms.dueHours, competition);
  const payment = { entryId, competitionId: competition.id, state: 'collecting', dueAt, ...terms } as const;
  const shares = amounts.map((amount, position) => ({
    id: newId(),
    entryId,
    position,
    amount,
    ...(position === 0 ? { orderId, unitId } : { orderId: null, unitId: null }),
  }));
  await insertTeamPayment(tx.sql, { ...payment, remindedAt: null }, shares);
}

function deadline(now: Date, hours: number, competition: Pick<Competition, 'startsOn' | 'zone'>): Date {
  return new Date(Math.min(now.getTime() + hours * hour, competitionStart(competition).getTime()));
}

/** Shares that an order paid for. Tells the captain, and the whole team once nothing is missing. */
export async function payShares(
  parts: Parts,
  tx: Transaction,
  { orderId, payerId }: { readonly orderId: string; readonly payerId: string | null },
  lines: readonly SoldLine[],
): Promise<void> {
  let team: string | null = null;
  for (const { details, units } of lines) {
    const { shareId } = details as ShareLineDetails;
    for (const { id: unitId } of units) {
      team = await payShare(tx.sql, shareId, { orderId, unitId });
      if (team === null) throw new Error('a share was paid twice');
    }
  }
  if (team === null) return;
  const shares = await findShares(tx.sql, team);
  const members = await findTeamMembers(tx.sql, team);
  const news = { entryId: team, actorId: payerId } as const;
  if (shares.every(({ unitId }) => unitId !== null)) {
    await moveTeamPayment(tx.sql, team, 'paid');
    const recipients = members.map(({ personId }) => personId);
    await notifyOfTeamPayment(parts, tx, { ...news, happening: 'paid', recipients, actorId: null });
    return;
  }
  const name = members.find(({ personId }) => personId === payerId)?.name ?? '';
  const recipients = [members.find(({ personId }) => personId !== null)?.personId ?? null];
  await notifyOfTeamPayment(parts, tx, { ...news, happening: 'share_paid', name, recipients });
}

/**
 * Shares that went back are open again, with time to pay them, and the captain hears of it; after the start the organizer
 * decides.
 */
export async function takeSharesBack(
  parts: Parts,
  tx: Transaction,
  competition: Pick<Competition, 'startsOn' | 'zone'>,
  unitIds: readonly string[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { entryId, position } of await reopenShares(tx.sql, unitIds)) {
    const payment = await findTeamPayment(tx.sql, entryId);
    const wasPaid = payment?.state === 'paid';
    if (wasPaid) {
      if (now >= competitionStart(competition)) continue;
      const dueAt = deadline(now, payment.dueHours, competition);
      await moveTeamPayment(tx.sql, entryId, 'collecting', { dueAt });
    } else if (payment?.state !== 'collecting') continue;
    const members = await findTeamMembers(tx.sql, entryId);
    const member = members.find((one) => one.position === position);
    // Who left while the team was collecting: the captain has heard of that.
    if (!member && !wasPaid) continue;
    const captain = members.find(({ personId }) => personId !== null);
    const recipients = [captain?.personId ?? null, member?.personId ?? null];
    const news = { entryId, actorId: null, recipients, name: member?.name ?? '' } as const;
    await notifyOfTeamPayment(parts, tx, { ...news, happening: 'share_returned' });
  }
}

/**
 * The captain's share went back, and the team with it: what the others paid goes back as well, all of it while the team
 * was still collecting, otherwise by the refund rule.
 */
export async function endTeamPayment(parts: Parts, tx: Transaction, entryId: string): Promise<void> {
  const payment = await findTeamPayment(tx.sql, entryId);
  if (!payment || !(await moveTeamPayment(tx.sql, entryId, 'withdrawn'))) return;
  await returnPaid(parts, tx, entryId, payment.state === 'collecting');
}

/** Has what is paid of a team refunded, one order after the other. */
export async function returnPaid(
  parts: Parts,
  tx: Transaction,
  entryId: string,
  isWhole: boolean,
): Promise<void> {
  const unitIds = (await findShares(tx.sql, entryId)).flatMap(({ unitId }) => unitId ?? []);
  if (unitIds.length > 0) await parts.jobs.enqueue(tx, returnSharesJob, { unitIds, isWhole });
}
