import { answerProblems, answersById } from '@chalkline/contract/waivers/answers.rules.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findAnswered, findPapersAsked, findUnsigned } from './missing-papers.repository.ts';

/**
 * What is missing of good tickets to an event, by ticket: titles of waivers and labels of required questions. Tickets that
 * miss nothing are left out. `ticketIds`: of these alone.
 */
export async function findMissingPapers(
  sql: Sql,
  groupId: string,
  ticketIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = (await findPapersAsked(sql, [groupId])).get(groupId);
  if (!asked) return new Map();
  const missing = new Map(asked.signs ? await findUnsigned(sql, groupId, ticketIds) : []);
  if (!asked.questions.some(({ required }) => required)) return missing;
  const labels = new Map(asked.questions.map(({ id, label }) => [id, label]));
  for (const [ticketId, given] of await findAnswered(sql, groupId, ticketIds)) {
    const problems = answerProblems(asked.questions, answersById(given));
    const unanswered = problems.flatMap(({ questionId }) => labels.get(questionId) ?? []);
    if (unanswered.length > 0) missing.set(ticketId, [...(missing.get(ticketId) ?? []), ...unanswered]);
  }
  return missing;
}

/** Those of these tickets, of several events, that miss something. `asked`: what the events ask. */
export async function ticketsWithMissingPapers(
  sql: Sql,
  found: readonly { readonly id: string; readonly event: { readonly id: string } }[],
  asked: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<string>> {
  const byEvent = Map.groupBy(found, ({ event }) => event.id);
  const incomplete = new Set<string>();
  for (const groupId of asked.keys()) {
    const ids = byEvent.get(groupId)?.map(({ id }) => id);
    for (const id of (await findMissingPapers(sql, groupId, ids)).keys()) incomplete.add(id);
  }
  return incomplete;
}

/** These tickets to one event, with whether a waiver or an answer is missing. */
export async function markMissing<Ticket extends { readonly id: string }>(
  sql: Sql,
  groupId: string,
  found: readonly Ticket[],
): Promise<(Ticket & { readonly isMissingPapers: boolean })[]> {
  const ids = found.map(({ id }) => id);
  const missing = ids.length === 0 ? new Map() : await findMissingPapers(sql, groupId, ids);
  return found.map((ticket) => ({ ...ticket, isMissingPapers: missing.has(ticket.id) }));
}
