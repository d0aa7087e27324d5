import type { TicketDetails } from '@chalkline/contract/events/event.schema.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import type { Buyer } from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  answerChecker,
  type CheckedAnswer,
  checkAnswers,
  storeAnswers,
} from '../../waivers/questions/questions.service.ts';
import { checkSigned } from '../../waivers/signatures/signatures.service.ts';

/** Who comes with a ticket, as its line of the order keeps it until it is paid. */
export interface SoldAttendee {
  /** Empty: the buyer's. */
  readonly name: string;
  /** The buyer comes with it. Others answer and sign for themselves. */
  readonly isOwn: boolean;
  readonly answers: readonly CheckedAnswer[];
}

/** What a line of an order keeps of who comes. */
export interface SoldAttendees {
  readonly attendees: readonly SoldAttendee[];
  /** About the order, with its first line. */
  readonly orderAnswers: readonly CheckedAnswer[];
}

export interface AskedLine {
  /** 0 for what is no ticket. */
  readonly quantity: number;
  readonly asksPapers: boolean;
  readonly details: TicketDetails;
}

export const papersOf = (groupId: string) => ({ subjectKind: 'event', subjectId: groupId }) as const;

/**
 * Who comes with the tickets of an order, with their answers checked. The buyer comes with the first ticket that asks, and
 * has signed every waiver; others sign for their tickets later. Where all of that comes later, only names are kept until
 * then. Throws 422 `answer_required` and `waiver_required`.
 */
export async function checkAttendees(
  tx: Transaction,
  groupId: string,
  buyerId: string | null,
  lines: readonly AskedLine[],
  isLater = false,
): Promise<SoldAttendees[]> {
  const first = lines.findIndex(({ asksPapers }) => asksPapers);
  const own = first < 0 ? lines.findIndex(({ quantity }) => quantity > 0) : first;
  const isAsked = first >= 0 && !isLater;
  const check = isAsked ? await answerChecker(tx.sql, papersOf(groupId)) : () => [];
  const checked = lines.map(({ quantity, asksPapers, details }, index) => {
    const path = `body.lines.${index}.details`;
    return {
      attendees: Array.from({ length: quantity }, (_, at) => {
        const { name = '', answers = [] } = details.attendees[at] ?? {};
        const asked = { scope: 'person', answers, path: `${path}.attendees.${at}` } as const;
        const isOwn = at === 0 && index === own;
        return { name, isOwn, answers: asksPapers ? check(asked) : [] };
      }),
      orderAnswers: index === first ? check({ scope: 'order', answers: details.answers, path }) : [],
    };
  });
  if (isAsked)
    await checkSigned(tx, papersOf(groupId), {
      personIds: buyerId ? [buyerId] : [],
      path: `body.lines.${first}.waiver`,
    });
  return checked;
}

/** The answers of one person, checked, who has signed every waiver. Throws the same, at `body`. */
export async function checkPerson(
  tx: Transaction,
  groupId: string,
  personId: string,
  answers: AnswersGiven,
): Promise<CheckedAnswer[]> {
  const checked = await checkAnswers(tx.sql, papersOf(groupId), { scope: 'person', answers, path: 'body' });
  await checkSigned(tx, papersOf(groupId), { personIds: [personId], path: 'body.waiver' });
  return checked;
}

/** Takes out the answers of who had a ticket before. */
export async function forgetAttendee(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  paperId: string,
): Promise<void> {
  const holder = { scope: 'person', id: paperId, name: '', personId: null, filesOf: null } as const;
  await storeAnswers(parts, tx, papersOf(groupId), holder, []);
}

/** Keeps the answers of who comes with a ticket that is paid. */
export async function storeAttendee(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  {
    paperId,
    name,
    personId,
    answers,
  }: {
    readonly paperId: string;
    readonly name: string;
    readonly personId: string | null;
    readonly answers: readonly CheckedAnswer[];
  },
): Promise<void> {
  if (answers.length === 0) return;
  const holder = { scope: 'person', id: paperId, name, personId, filesOf: personId } as const;
  await storeAnswers(parts, tx, papersOf(groupId), holder, answers);
}

/** Keeps the answers about an order that is paid. */
export async function storeOrderAnswers(
  parts: Parts,
  tx: Transaction,
  groupId: string,
  {
    orderId,
    buyer,
    answers,
  }: {
    readonly orderId: string;
    readonly buyer: Buyer;
    readonly answers: readonly CheckedAnswer[];
  },
): Promise<void> {
  if (answers.length === 0) return;
  const { personId, name } = buyer;
  const holder = { scope: 'order', id: orderId, name, personId, filesOf: personId } as const;
  await storeAnswers(parts, tx, papersOf(groupId), holder, answers);
}
