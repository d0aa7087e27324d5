import type { AnswersGiven, Question } from '@chalkline/contract/waivers/question.schema.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { answers, questionForms } from '../../waivers/questions/questions.table.ts';
import { signatures } from '../../waivers/signatures/signatures.table.ts';
import { waivers, waiverVersions } from '../../waivers/waivers/waivers.table.ts';
import { ticketTypes } from '../details/details.table.ts';
import { tickets } from './tickets.table.ts';

export interface PapersAsked {
  /** About who comes. */
  readonly questions: readonly Question[];
  readonly signs: boolean;
  /** Whether there is anything for each ticket, and not for the order alone. */
  readonly ofTicket: boolean;
}

/** What these events ask of who buys and comes, by event; those that ask nothing are left out. */
export async function findPapersAsked(
  database: Sql,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, PapersAsked>> {
  if (groupIds.length === 0) return new Map();
  const forms = await database
    .select({ groupId: questionForms.subjectId, questions: questionForms.questions })
    .from(questionForms)
    .where(and(eq(questionForms.subjectKind, 'event'), inArray(questionForms.subjectId, [...groupIds])));
  const signed = await database
    .selectDistinct({ groupId: waivers.subjectId })
    .from(waivers)
    .where(
      and(
        eq(waivers.subjectKind, 'event'),
        inArray(waivers.subjectId, [...groupIds]),
        eq(waivers.isActive, true),
      ),
    );
  const asked = new Map<string, PapersAsked>(
    signed.map(({ groupId }) => [groupId, { questions: [], signs: true, ofTicket: true }]),
  );
  for (const { groupId, questions: all } of forms) {
    if (all.length === 0) continue;
    const questions = all.filter(({ scope }) => scope === 'person');
    const signs = asked.get(groupId)?.signs ?? false;
    asked.set(groupId, { questions, signs, ofTicket: signs || questions.length > 0 });
  }
  return asked;
}

const isAsked = (groupId: string, ticketIds: readonly string[] | undefined): SQL | undefined =>
  and(
    eq(tickets.groupId, groupId),
    eq(tickets.state, 'valid'),
    eq(ticketTypes.asksPapers, true),
    ticketIds && inArray(tickets.id, [...ticketIds]),
  );

/** Good tickets of types that ask, with the answers that were given for them. */
export async function findAnswered(
  database: Sql,
  groupId: string,
  ticketIds: readonly string[] | undefined,
): Promise<ReadonlyMap<string, AnswersGiven>> {
  const rows = await database
    .select({ ticketId: tickets.id, questionId: answers.questionId, value: answers.value })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .leftJoin(
      answers,
      and(
        eq(answers.subjectKind, 'event'),
        eq(answers.subjectId, tickets.groupId),
        eq(answers.holderId, tickets.paperId),
      ),
    )
    .where(isAsked(groupId, ticketIds));
  const given = new Map<string, AnswersGiven>();
  for (const { ticketId, questionId, value } of rows) {
    const before = given.get(ticketId) ?? [];
    given.set(ticketId, questionId === null ? before : [...before, { questionId, value }]);
  }
  return given;
}

/** Titles of the waivers that who comes with these tickets hasn’t signed in a version that counts, by ticket. */
export async function findUnsigned(
  database: Sql,
  groupId: string,
  ticketIds: readonly string[] | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const signedBy = (isTheirs: SQL) => sql`exists (select from ${signatures} join ${waiverVersions} "signed"
      on "signed"."id" = ${signatures.versionId}
    where ${signatures.waiverId} = ${waivers.id} and ${isTheirs} and "signed"."number" >= ${waivers.signedFrom})`;
  const rows = await database
    .select({
      ticketId: tickets.id,
      titles: sql<string[]>`array_agg(${waiverVersions.title} order by ${waivers.id})`,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(
      waivers,
      and(
        eq(waivers.subjectKind, 'event'),
        eq(waivers.subjectId, tickets.groupId),
        eq(waivers.isActive, true),
      ),
    )
    .innerJoin(
      waiverVersions,
      and(eq(waiverVersions.waiverId, waivers.id), eq(waiverVersions.number, waivers.number)),
    )
    .where(
      and(
        isAsked(groupId, ticketIds),
        sql`not (${tickets.isOwn} and ${signedBy(sql`${signatures.personId} = ${tickets.personId}`)})`,
        sql`not ${signedBy(sql`${signatures.holderId} = ${tickets.paperId}`)}`,
      ),
    )
    .groupBy(tickets.id);
  return new Map(rows.map(({ ticketId, titles }) => [ticketId, titles]));
}

/** All answers of an event as text, grouped by holder: answers for people first, then those for orders. */
export function findShownAnswers(
  database: Sql,
  groupId: string,
): Promise<{ holderId: string; label: string; shown: string }[]> {
  const { holderId, label, shown } = answers;
  return database
    .select({ holderId, label, shown })
    .from(answers)
    .where(and(eq(answers.subjectKind, 'event'), eq(answers.subjectId, groupId)))
    .orderBy(desc(answers.scope), answers.position, answers.questionId);
}
