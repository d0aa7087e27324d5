import type { RegistrationDetails } from '@chalkline/contract/competitions/registration.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CheckedAnswer, checkAnswers, storeAnswers } from '../../waivers/questions/questions.service.ts';
import { checkSigned } from '../../waivers/signatures/signatures.service.ts';

/** What a line of an order keeps of the organizer's questions until it is paid. */
export interface RegisteredPapers {
  /** About the one who registers. */
  readonly ownAnswers: readonly CheckedAnswer[];
  /** About the order, with its first line. */
  readonly orderAnswers: readonly CheckedAnswer[];
}

export const noPapers: RegisteredPapers = { ownAnswers: [], orderAnswers: [] };

const papersOf = (competitionId: string) =>
  ({ subjectKind: 'competition', subjectId: competitionId }) as const;

/**
 * The answers of a line, checked. The one who registers has signed every waiver; members of a team sign on their own.
 * Throws 422 `answer_required` and `waiver_required`.
 */
export async function checkPapers(
  tx: Transaction,
  competitionId: string,
  { personId, answers }: Pick<RegistrationDetails, 'answers'> & { readonly personId: string },
  index: number,
): Promise<RegisteredPapers> {
  const subject = papersOf(competitionId);
  const line = `body.lines.${index}`;
  const given = { answers, path: `${line}.details` };
  const ownAnswers = await checkAnswers(tx.sql, subject, { ...given, scope: 'person' });
  const orderAnswers = index === 0 ? await checkAnswers(tx.sql, subject, { ...given, scope: 'order' }) : [];
  await checkSigned(tx, subject, { personIds: [personId], path: `${line}.waiver` });
  return { ownAnswers, orderAnswers };
}

interface PaidLine extends RegisteredPapers {
  readonly orderId: string;
  readonly personId: string;
  readonly name: string;
}

/** Keeps the answers of a line that is paid. */
export async function storePapers(
  parts: Parts,
  tx: Transaction,
  competitionId: string,
  { orderId, personId, name, ownAnswers, orderAnswers }: PaidLine,
): Promise<void> {
  const subject = papersOf(competitionId);
  const owner = { name, personId, filesOf: personId };
  if (ownAnswers.length > 0)
    await storeAnswers(parts, tx, subject, { ...owner, scope: 'person', id: personId }, ownAnswers);
  if (orderAnswers.length > 0)
    await storeAnswers(parts, tx, subject, { ...owner, scope: 'order', id: orderId }, orderAnswers);
}
