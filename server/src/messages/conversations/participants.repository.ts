import type { ParticipantState } from '@chalkline/contract/messages/message.schema.ts';
import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { blocks } from '../../profiles/blocks/blocks.table.ts';
import { conversations, messageSettings, participants } from './conversations.table.ts';

/** Adds people, or takes those back in who left. Who is in it, or is being asked, stays as they are. */
export async function putParticipants(
  database: Sql,
  rows: readonly (typeof participants.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(participants)
    .values([...rows])
    .onConflictDoUpdate({
      target: [participants.conversationId, participants.personId],
      set: {
        state: sql`excluded.state`,
        joinedSeq: sql`excluded.joined_seq`,
        mark: sql`excluded.mark`,
        lastAt: sql`excluded.last_at`,
        mutedUntil: null,
      },
      setWhere: eq(participants.state, 'left'),
    });
}

interface ParticipantKey {
  readonly conversationId: string;
  readonly personId: string;
}

const isOne = ({ conversationId, personId }: ParticipantKey) =>
  and(eq(participants.conversationId, conversationId), eq(participants.personId, personId));

export async function updateState(
  database: Sql,
  one: ParticipantKey,
  state: ParticipantState,
  from: readonly ParticipantState[],
): Promise<boolean> {
  const moved = await database
    .update(participants)
    .set({ state })
    .where(and(isOne(one), inArray(participants.state, [...from])));
  return moved.rowCount === 1;
}

export async function updateMute(database: Sql, one: ParticipantKey, mutedUntil: Date | null): Promise<void> {
  await database.update(participants).set({ mutedUntil }).where(isOne(one));
}

/** Forward only. Gives whether it moved. */
export async function moveMark(database: Sql, one: ParticipantKey, seq: number): Promise<boolean> {
  const moved = await database
    .update(participants)
    .set({ mark: seq })
    .where(and(isOne(one), lt(participants.mark, seq)));
  return moved.rowCount === 1;
}

/** Back before a message, though never before they joined. */
export async function moveMarkBack(database: Sql, one: ParticipantKey, seq: number): Promise<void> {
  await database
    .update(participants)
    .set({ mark: sql`greatest(${participants.joinedSeq}, ${seq - 1})` })
    .where(and(isOne(one), gte(participants.mark, seq)));
}

/** The next number, given out; everybody's list gets the conversation on top. */
export async function takeSeq(
  database: Sql,
  {
    id,
    seq,
    authorId,
    at,
  }: { readonly id: string; readonly seq: number; readonly authorId: string; readonly at: Date },
): Promise<void> {
  await database.update(conversations).set({ lastSeq: seq, updatedAt: at }).where(eq(conversations.id, id));
  await database
    .update(participants)
    .set({
      lastAt: at,
      mark: sql`case when ${participants.personId} = ${authorId} then ${seq} else ${participants.mark} end`,
    })
    .where(and(eq(participants.conversationId, id), ne(participants.state, 'left')));
}

/** Those of the people who block this person, or are blocked by them. */
export async function findBlockedAmong(
  database: Sql,
  personId: string,
  among: readonly string[],
): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  const rows = await database
    .select({ one: blocks.personId, other: blocks.blockedId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.personId, personId), inArray(blocks.blockedId, [...among])),
        and(eq(blocks.blockedId, personId), inArray(blocks.personId, [...among])),
      ),
    );
  return new Set(rows.map(({ one, other }) => (one === personId ? other : one)));
}

export async function findReadMarks(database: Sql, personId: string): Promise<boolean> {
  const [found] = await database
    .select({ readMarks: messageSettings.readMarks })
    .from(messageSettings)
    .where(eq(messageSettings.personId, personId));
  return found?.readMarks ?? true;
}

export async function putReadMarks(database: Sql, personId: string, readMarks: boolean): Promise<void> {
  await database
    .insert(messageSettings)
    .values({ personId, readMarks })
    .onConflictDoUpdate({ target: messageSettings.personId, set: { readMarks } });
}
