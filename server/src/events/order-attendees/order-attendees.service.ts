import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type {
  OrderAttendeesInput,
  OrderAttendeesReply,
} from '@chalkline/contract/events/order-attendees.schema.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import { answerProblems, answersById } from '@chalkline/contract/waivers/answers.rules.ts';
import {
  changeLineDetails,
  enterUnpaidOrder,
  seeUnpaidOrder,
  type UnpaidOrder,
} from '../../checkout/settlement/unpaid-orders.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findUnsigned } from '../../waivers/signatures/signatures.service.ts';
import { askedLinesOf, detailsOf } from '../papers/asked-lines.service.ts';
import { checkAttendees, papersOf } from '../papers/attendees.service.ts';
import { findPapersAsked } from '../tickets/missing-papers.repository.ts';
import { noAttendees } from './order-attendees.errors.ts';

/** Who comes with the viewer's unpaid order of tickets or passes. Throws 404. */
export async function getOrderAttendees(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
): Promise<OrderAttendeesReply> {
  const { sql } = parts.database;
  return show(sql, viewer, requireAttended(await seeUnpaidOrder(sql, viewer, orderId)));
}

/**
 * Changes names and answers while the places are held; the price stays. Throws 404, 422 `answer_required` and
 * `waiver_required`, 409 `already_paid`, `hold_expired` and `payment_in_progress`.
 */
export async function changeOrderAttendees(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { lines: said }: OrderAttendeesInput,
): Promise<OrderAttendeesReply> {
  await parts.database.transaction(async (tx) => {
    const found = requireAttended(await enterUnpaidOrder(parts, tx, viewer, orderId));
    const asked = await askedLinesOf(tx.sql, unpaidLines(found));
    const lines = asked.lines.map((line, at) => ({
      ...line,
      details: { ...line.details, ...said[at]?.details },
    }));
    const checked = await checkAttendees(tx, asked.groupId, viewer.personId, lines);
    await changeLineDetails(
      tx,
      found,
      lines.map(({ details }, at) => ({
        asked: details,
        kept: { ...(found.lines[at]?.details as object | null), ...checked[at] },
      })),
    );
  });
  return getOrderAttendees(parts, viewer, orderId);
}

function requireAttended(found: UnpaidOrder): UnpaidOrder {
  if (found.order.kind !== ticketKind && found.order.kind !== passKind) throw noAttendees();
  return found;
}

function unpaidLines({ order: { kind, offerId, personId }, draft, lines }: UnpaidOrder) {
  const asked = draft.lines.map((line, at) => ({ asked: line, details: lines[at]?.details ?? null }));
  return { kind, offerId, personId, lines: asked };
}

async function show(sql: Sql, viewer: Viewer, found: UnpaidOrder): Promise<OrderAttendeesReply> {
  const { groupId, lines } = await askedLinesOf(sql, unpaidLines(found));
  const asked = (await findPapersAsked(sql, [groupId])).get(groupId);
  const unsigned = asked?.signs ? await findUnsigned(sql, papersOf(groupId), [viewer.personId]) : [];
  const first = lines.findIndex(({ asksPapers }) => asksPapers);
  const own = first < 0 ? lines.findIndex(({ quantity }) => quantity > 0) : first;
  const waiverOf = (isOwn: boolean) => {
    if (!isOwn) return 'later';
    return unsigned.length === 0 ? 'signed' : 'missing';
  };
  return {
    eventId: groupId,
    asks: asked !== undefined,
    lines: lines.map(({ quantity, asksPapers, details }, at) => ({
      title: found.lines[at]?.title ?? '',
      asksPapers,
      answers: [...detailsOf(details).answers],
      attendees: Array.from({ length: quantity }, (_, index) => {
        const { name = '', answers = [] } = details.attendees[index] ?? {};
        const isOwn = index === 0 && at === own;
        const problems = asksPapers ? answerProblems(asked?.questions ?? [], answersById(answers)) : [];
        return {
          name,
          isOwn,
          answers: [...answers],
          isMissingAnswers: problems.length > 0,
          waiver: asksPapers && asked?.signs ? waiverOf(isOwn) : 'none',
        };
      }),
    })),
  };
}
