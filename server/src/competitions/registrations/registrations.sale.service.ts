import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { writeRegistrationCode } from '@chalkline/contract/competitions/registration-code.ts';
import type { Sellable, SoldOrder, SoldUnit } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { competitionLock, findVisible } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { type Competition, findCompetition } from '../competitions/competitions.repository.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { addEntry, entriesLock } from '../entries/entries.change.service.ts';
import type { NewRegisteredMember } from '../entries/registered-members.table.ts';
import { leaveWithin } from '../entry-moves/entry-moves.service.ts';
import { notifyOfPlace } from '../entry-moves/entry-places.notify.service.ts';
import { placePapers } from './place-papers.service.ts';
import { registrationPools } from './registration-pools.service.ts';
import { mailTeamMembersJob } from './registrations.jobs.ts';
import { offerRegistration, type RegisteredDetails } from './registrations.offer.service.ts';
import { storePapers } from './registrations.papers.service.ts';
import {
  findByUnits,
  findMemberIds,
  findPassedOn,
  findWithdrawn,
  insertRegistration,
} from './registrations.repository.ts';
import { returnNotes } from './return-notes.service.ts';
import { notifyOfTeamPayment } from './team-shares.notify.service.ts';
import { paysShare } from './team-shares.offer.service.ts';
import { paysLostTeam } from './team-shares.repository.ts';
import { endTeamPayment, payShares, startTeamPayment, takeSharesBack } from './team-shares.sale.service.ts';
import { serveWaitingListsJob } from './waiting-list.jobs.ts';
import { endWaiting } from './waiting-list.service.ts';

/** Places in the divisions of a competition, as the checkout sells them. */
export const registrationSellable: Sellable<typeof registrationKind> = {
  kind: registrationKind,
  tellsCancellation: true,
  offer: offerRegistration,
  pools: registrationPools,
  fulfill,
  takeBack,
  codeOf: ({ id }) => writeRegistrationCode(id),
  passedOn: findPassedOn,
  withdrawn: findWithdrawn,
  returnNotes,
  papers: placePapers,
  async isOpen(tx, competitionId, orderId) {
    await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
    const found = await findCompetition(tx.sql, competitionId, null);
    const isOn = found?.competition.state === 'published' || found?.competition.state === 'live';
    return isOn && !(await paysLostTeam(tx.sql, orderId));
  },
  async mayManage(sql, viewer, competitionId) {
    const seen = isId(competitionId) ? await findVisible(sql, viewer, competitionId) : null;
    return seen !== null && hasRight(seen, 'manageEntries');
  },
};

/** Each place that was bought becomes an entry with the next bib. */
async function fulfill(
  parts: Parts,
  tx: Transaction,
  { id: orderId, buyer, offerId, lines }: SoldOrder,
): Promise<void> {
  await lockInTurn(tx, [entriesLock(offerId), competitionLock(offerId)]);
  if (lines.some(({ details }) => paysShare(details)))
    return payShares(parts, tx, { orderId, payerId: buyer.personId }, lines);
  const competition = await competitionOf(tx, offerId);
  const divisions = await findDivisions(tx.sql, offerId);
  for (const { itemId: divisionId, details, units } of lines) {
    const who = details as RegisteredDetails;
    const { personId, name, country, region, affiliate, unnamed, birthDate } = who;
    await storePapers(parts, tx, offerId, { ...who, orderId, name: who.captain.name });
    for (const { id: unitId } of units) {
      const isTeam = (divisions.find(({ id }) => id === divisionId)?.teamSize ?? 1) > 1;
      const entryId = await addEntry(parts, tx, { personId }, offerId, {
        divisionId,
        name,
        country,
        region,
        affiliate,
        unnamed,
        personId,
        birthDate: isTeam ? null : birthDate,
      });
      const createdAt = parts.clock.now();
      await endWaiting(tx, offerId, { divisionId, personId });
      await insertRegistration(
        tx.sql,
        {
          entryId,
          competitionId: offerId,
          orderId,
          unitId,
          registeredBy: personId,
          createdAt,
          transferHours: who.transferHours ?? null,
          codeId: null,
        },
        isTeam ? teamOf(entryId, who, createdAt) : [],
      );
      if (isTeam && who.members.length > 0)
        await parts.jobs.enqueue(tx, mailTeamMembersJob, {}, { onlyOne: 'all' });
      // The order's confirmation is a mail of its own.
      const news = { entryId, actorId: null, recipients: [personId], byMail: false };
      if (who.shared) {
        await startTeamPayment(parts, tx, { entryId, competition, orderId, unitId }, who.shared);
        await notifyOfTeamPayment(parts, tx, { ...news, happening: 'held' });
      } else await notifyOfPlace(parts, tx, { ...news, orderId, happening: 'registered' });
    }
  }
}

/** Who the captain has named is mailed an invite. */
function teamOf(
  entryId: string,
  { personId, captain, members }: RegisteredDetails,
  mailDueAt: Date,
): NewRegisteredMember[] {
  return [{ ...captain, personId }, ...members.map((member) => ({ ...member, mailDueAt }))].map(
    (member, position) => ({ ...member, id: newId(), entryId, position }),
  );
}

/**
 * Entries whose place was given back withdraw, shares of teams open again. Who was disqualified stays so, and everybody
 * once the competition is finished or canceled: a refund moves money then, not the board.
 */
async function takeBack(
  parts: Parts,
  tx: Transaction,
  { id: orderId, offerId, buyer }: SoldOrder,
  units: readonly SoldUnit[],
): Promise<void> {
  await lockInTurn(tx, [entriesLock(offerId), competitionLock(offerId)]);
  const competition = await competitionOf(tx, offerId);
  if (competition.state !== 'draft' && competition.state !== 'published' && competition.state !== 'live')
    return;
  const unitIds = units.map(({ id }) => id);
  const found = await findByUnits(tx.sql, unitIds);
  // Before the share opens again: a team that was paid returns what the rule gives.
  for (const { entry } of found) await endTeamPayment(parts, tx, entry.id);
  await takeSharesBack(parts, tx, competition, unitIds);
  for (const { entry, registration } of found) {
    if (entry.state !== 'active' && entry.state !== 'cut') continue;
    const personId = buyer.personId ?? registration.registeredBy;
    await leaveWithin(parts, tx, { personId }, { entryId: entry.id, from: entry.state });
    await requestBoards(parts, tx, [entry.divisionId]);
    const members = await findMemberIds(tx.sql, entry.id);
    const news = { entryId: entry.id, actorId: null, recipients: [entry.personId, ...members], orderId };
    await notifyOfPlace(parts, tx, { ...news, happening: 'withdrawn' });
  }
  await parts.jobs.enqueue(tx, serveWaitingListsJob, { competitionId: offerId });
}

async function competitionOf(tx: Transaction, competitionId: string): Promise<Competition> {
  const found = await findCompetition(tx.sql, competitionId, null);
  if (!found) throw new Error('a competition whose places were sold is missing');
  return found.competition;
}
