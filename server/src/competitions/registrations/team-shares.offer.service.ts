import { shareDetails } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { ChosenLine, Offer, OfferAsked, OfferedLine } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { check } from '../../platform/http/validation.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import type { RegisteredMemberRow } from '../entries/registered-members.table.ts';
import { poolKeys } from './registration-pools.service.ts';
import { findPrices, findSettings, usualSettings } from './registration-settings.repository.ts';
import { lacksPayoutAccount } from './registration-settings.service.ts';
import { competitionStart } from './registration-window.rules.ts';
import { notEligible, salesNeedPayouts } from './registrations.errors.ts';
import { findTeamMembers } from './registrations.repository.ts';
import { findShares, findSharesById, type ShareFound } from './team-shares.repository.ts';

/** What an order keeps of a share that it pays. */
export interface ShareLineDetails {
  readonly shareId: string;
}

export function paysShare(details: unknown): details is ShareLineDetails {
  return typeof details === 'object' && details !== null && 'shareId' in details;
}

/**
 * Shares of one team, which a member pays for themselves and the captain for anybody, at the terms of the registration.
 * The registration window is over for others, not for them. The caller holds the lock of the entries. Throws 404, 422
 * `not_eligible` and 409 `payouts_disabled`.
 */
export async function offerShares(
  parts: Parts,
  tx: Transaction,
  { buyer, lines, at }: OfferAsked,
  competition: Competition,
): Promise<Offer> {
  const { id: competitionId } = competition;
  const asked = lines.map(({ details }, index) =>
    check(shareDetails, details, `body.lines.${index}.details`),
  );
  const ids = asked.map(({ shareId }) => shareId).filter(isId);
  const found = await findSharesById(tx.sql, competitionId, ids);
  const [first] = found;
  if (!first || found.some(({ entry }) => entry.id !== first.entry.id)) throw competitionNotFound();
  const members = await findTeamMembers(tx.sql, first.entry.id);
  if (!members.some(({ personId }) => personId === buyer.personId)) throw competitionNotFound();
  if (await lacksPayoutAccount(parts, tx, competition, await findPrices(tx.sql, competitionId)))
    throw salesNeedPayouts();
  const { payment, entry } = first;
  const settings = (await findSettings(tx.sql, competitionId)) ?? usualSettings(competitionId);
  const shares = await findShares(tx.sql, entry.id);
  const offered = lines.map((line, index) => {
    const one = found.find(({ share }) => share.id === asked[index]?.shareId);
    const isTwice = asked.findIndex(({ shareId }) => shareId === asked[index]?.shareId) < index;
    return shareLine(one, isTwice, {
      line,
      index,
      at,
      members,
      buyerId: buyer.personId,
      of: shares.length,
    });
  });
  return {
    seller: { personId: competition.createdBy },
    currency: payment.currency,
    title: competition.name,
    address: urlOf('team', { id: competitionId, teamId: entry.id }),
    startsAt: competitionStart(competition),
    refundRule: payment.refundRule,
    holdMinutes: settings.holdMinutes,
    lines: offered,
  };
}

interface ShareAsked {
  readonly line: ChosenLine;
  readonly index: number;
  readonly at: Date;
  readonly members: readonly RegisteredMemberRow[];
  readonly buyerId: string | null;
  /** How many shares the team has. */
  readonly of: number;
}

function shareLine(
  found: ShareFound | undefined,
  isTwice: boolean,
  { line, index, at, members, buyerId, of }: ShareAsked,
): OfferedLine {
  if (!found || isTwice || line.quantity !== 1 || line.itemId !== found.entry.divisionId)
    throw notEligible(index, 'This share can’t be paid this way. Reload the team’s page and try again.');
  const { share, payment, entry } = found;
  if (entry.state !== 'active' || payment.state === 'lapsed' || payment.state === 'withdrawn')
    throw notEligible(index, 'This team no longer has its place.');
  if (share.unitId !== null) throw notEligible(index, 'This share is paid already.');
  if (payment.dueAt <= at) throw notEligible(index, 'The time to pay is over.');
  const payer = members.find(({ personId }) => personId === buyerId);
  const captain = members.find(({ personId }) => personId !== null);
  if (payer !== captain && payer?.position !== share.position)
    throw notEligible(index, 'Only the captain pays for others on the team.');
  return {
    itemId: entry.divisionId,
    title: `${entry.name}, share ${share.position + 1} of ${of}`,
    prices: [share.amount],
    taxRate: payment.taxRate,
    details: { shareId: share.id } satisfies ShareLineDetails,
    pools: [poolKeys.share(payment.competitionId, share.id)],
  };
}
