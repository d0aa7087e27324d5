import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { fittingAnswers } from '../../waivers/questions/questions.copy.service.ts';
import { carrySignatures } from '../../waivers/signatures/signatures.carry.service.ts';
import { findSessions } from '../details/series.repository.ts';
import { papersOf, storeAttendee } from '../papers/attendees.service.ts';
import { findPapersAsked } from '../tickets/missing-papers.repository.ts';
import type { PassRow } from '../tickets/passes.table.ts';
import type { TicketRow } from '../tickets/tickets.table.ts';

/**
 * The places of a pass get what its holder answered in the order, as far as their dates ask the same, and what they signed
 * in the same words for an earlier date. The door asks for the rest.
 */
export async function givePapers(
  parts: Parts,
  tx: Transaction,
  { seriesId, personId, holderName: name, answers }: PassRow,
  places: readonly Pick<TicketRow, 'groupId' | 'paperId'>[],
): Promise<void> {
  const to = places.map(({ groupId }) => groupId);
  if (personId === null || (await findPapersAsked(tx.sql, to)).size === 0) return;
  for (const { groupId, paperId } of places) {
    const fitting = await fittingAnswers(tx.sql, papersOf(groupId), answers);
    await storeAttendee(parts, tx, groupId, { paperId, name, personId, answers: fitting });
  }
  const dates = (await findSessions(tx.sql, seriesId)).map(({ id }) => id);
  // Not from a later date: who signed for that as an adult may be a minor on an earlier one.
  const from = dates.slice(0, dates.findIndex((id) => to.includes(id)) + 1);
  await carrySignatures(parts, tx, 'event', { personId, from, to });
}
