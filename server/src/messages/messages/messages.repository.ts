import { and, eq, getTableColumns, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { isNotBlockedBy, notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { conversations, participants } from '../conversations/conversations.table.ts';
import { hasFiles, type MessageRow, messages } from './messages.table.ts';

/** A message with its author; null once they are erased. */
export interface WrittenMessage extends MessageRow {
  readonly author: Author | null;
}

interface Author {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly photo: string | null;
}

const withAuthor = {
  ...getTableColumns(messages),
  // What moderators removed keeps its words for an appeal, and for nobody else.
  body: sql<string>`case when ${messages.deletedAt} is null then ${messages.body} else '' end`,
  images: sql<
    MessageRow['images']
  >`case when ${messages.deletedAt} is null then ${messages.images} else '[]' end`,
  files: sql<
    MessageRow['files']
  >`case when ${messages.deletedAt} is null then ${messages.files} else '[]' end`,
  author: { id: people.id, name: people.name, handle: people.handle, photo: people.photo },
};

/** Newest first. */
export const messageOrder = keyset<WrittenMessage>(descending(messages.seq, ({ seq }) => seq));

/** What one of its people may read: after they joined, and of nobody who blocks or is blocked. */
export function findMessages(
  database: Sql,
  { conversationId, personId, after, withFiles, search, upTo }: ListAsked,
  page: KeysetPage,
): Promise<WrittenMessage[]> {
  const query = database.select(withAuthor).from(messages).leftJoin(people, eq(people.id, messages.authorId));
  const wanted = and(
    eq(messages.conversationId, conversationId),
    gt(messages.seq, after),
    notBlocked(personId, messages.authorId),
    withFiles ? hasFiles(messages) : undefined,
    search ? and(isNull(messages.deletedAt), matchesPrefixes(sql`${messages.body}`, search)) : undefined,
    upTo ? lte(messages.seq, upTo) : undefined,
  );
  return pageOf(query.$dynamic(), wanted, page);
}

interface ListAsked extends ReadAsked {
  readonly withFiles: boolean;
  readonly search: string | undefined;
  readonly upTo: number | undefined;
}

interface ReadAsked {
  readonly conversationId: string;
  readonly personId: string;
  /** Their `joinedSeq`. */
  readonly after: number;
}

export async function findMessage(
  database: Sql,
  { conversationId, personId, after }: ReadAsked,
  id: string,
): Promise<WrittenMessage | null> {
  const [found] = await database
    .select(withAuthor)
    .from(messages)
    .leftJoin(people, eq(people.id, messages.authorId))
    .where(
      and(
        eq(messages.id, id),
        eq(messages.conversationId, conversationId),
        gt(messages.seq, after),
        notBlocked(personId, messages.authorId),
      ),
    );
  return found ?? null;
}

/** The last message of each conversation that this person may read, by the conversation's id. */
export async function findLastMessages(
  database: Sql,
  personId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, WrittenMessage>> {
  if (conversationIds.length === 0) return new Map();
  const last = database
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, participants.conversationId),
        gt(messages.seq, participants.joinedSeq),
        notBlocked(personId, messages.authorId),
      ),
    )
    .orderBy(sql`${messages.seq} desc`)
    .limit(1);
  const own = database
    .select({ id: sql`(${last})` })
    .from(participants)
    .where(
      and(eq(participants.personId, personId), inArray(participants.conversationId, [...conversationIds])),
    );
  const rows = await database
    .select(withAuthor)
    .from(messages)
    .leftJoin(people, eq(people.id, messages.authorId))
    .where(inArray(messages.id, own));
  return new Map(rows.map((row) => [row.conversationId, row]));
}

export async function insertMessage(database: Sql, row: MessageRow): Promise<void> {
  await database.insert(messages).values(row);
}

export async function updateMessage(
  database: Sql,
  id: string,
  columns: Partial<Pick<MessageRow, 'body' | 'images' | 'files' | 'editedAt' | 'deletedAt'>>,
): Promise<boolean> {
  const changed = await database
    .update(messages)
    .set(columns)
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
  return changed.rowCount === 1;
}

/** Newest first over all conversations. */
export const foundOrder = newestFirst(messages.id);

/** Messages with these words in the conversations that the person is in. */
export function searchMessages(
  database: Sql,
  personId: string,
  search: string,
  page: KeysetPage,
): Promise<WrittenMessage[]> {
  const query = database
    .select(withAuthor)
    .from(messages)
    .innerJoin(participants, eq(participants.conversationId, messages.conversationId))
    .leftJoin(people, eq(people.id, messages.authorId));
  const wanted: SQL | undefined = and(
    eq(participants.personId, personId),
    eq(participants.state, 'in'),
    gt(messages.seq, participants.joinedSeq),
    isNull(messages.deletedAt),
    notBlocked(personId, messages.authorId),
    matchesPrefixes(sql`${messages.body}`, search),
  );
  return pageOf(query.$dynamic(), wanted, page);
}

/** Whether somebody who is in its conversation may see the pictures of a message. */
export async function mayReadMessage(database: Sql, personId: string, id: string): Promise<boolean> {
  const [found] = await database
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(participants, eq(participants.conversationId, messages.conversationId))
    .where(
      and(
        eq(messages.id, id),
        isNull(messages.deletedAt),
        eq(participants.personId, personId),
        eq(participants.state, 'in'),
        gt(messages.seq, participants.joinedSeq),
        notBlocked(personId, messages.authorId),
      ),
    );
  return found !== undefined;
}

/** The last message that somebody has not read in a conversation. */
export interface UnreadMessage {
  readonly conversationId: string;
  readonly personId: string;
  readonly groupName: string | null;
  readonly isGroup: boolean;
  readonly authorName: string | null;
  readonly body: string;
  readonly hasFiles: boolean;
}

/** Of pairs of a conversation and one of its people: those who are in it and have something to read there. */
export async function findUnreadMessages(
  database: Sql,
  pairs: readonly { readonly conversationId: string; readonly personId: string }[],
): Promise<readonly UnreadMessage[]> {
  if (pairs.length === 0) return [];
  const { rows } = await database.execute<Record<keyof UnreadMessage, never>>(sql`
    select p.conversation_id as "conversationId", p.person_id as "personId", c.name as "groupName",
      c.kind = 'group' as "isGroup", author.name as "authorName", last.body, last.files <> '[]' as "hasFiles"
    from unnest(${sql.param(pairs.map(({ conversationId }) => conversationId))}::uuid[],
      ${sql.param(pairs.map(({ personId }) => personId))}::uuid[]) as asked (conversation_id, person_id)
    join ${participants} p on p.conversation_id = asked.conversation_id and p.person_id = asked.person_id
    join ${conversations} c on c.id = p.conversation_id
    cross join lateral (
      select m.body, m.files, m.author_id from ${messages} m
      where m.conversation_id = p.conversation_id and m.seq > p.mark and m.deleted_at is null
        and m.author_id is distinct from p.person_id
        and ${isNotBlockedBy(sql`p.person_id`, sql`m.author_id`)}
      order by m.seq desc limit 1
    ) last
    left join ${people} author on author.id = last.author_id
    where p.state = 'in'`);
  return rows;
}

/** Takes a message away or gives it back. Null: there was nothing to change. */
export async function setRemoved(
  database: Sql,
  id: string,
  at: Date | null,
): Promise<Pick<MessageRow, 'conversationId' | 'seq'> | null> {
  const [changed] = await database
    .update(messages)
    .set({ deletedAt: at })
    .where(and(eq(messages.id, id), at ? isNull(messages.deletedAt) : saysSomething))
    .returning({ conversationId: messages.conversationId, seq: messages.seq });
  return changed ?? null;
}

const saysSomething = sql`(${messages.body} <> '' or ${messages.images} <> '[]' or ${messages.files} <> '[]')`;

/** What moderators removed before that moment says nothing from now on. Gives which they are. */
export async function emptyRemoved(database: Sql, before: Date): Promise<string[]> {
  const emptied = await database
    .update(messages)
    .set({ body: '', images: [], files: [] })
    .where(and(lt(messages.deletedAt, before), saysSomething))
    .returning({ id: messages.id });
  return emptied.map(({ id }) => id);
}

/** A message as its readers saw it. */
export type Neighbor = Pick<MessageRow, 'id' | 'body' | 'createdAt'> & { readonly authorName: string | null };

/** So many messages before and after one, and itself, oldest first. */
export async function findNeighbors(database: Sql, id: string, beside: number): Promise<Neighbor[]> {
  const { rows } = await database.execute<Record<keyof Neighbor, never>>(sql`
    select near.id, case when near.deleted_at is null or near.id = ${id} then near.body else '' end as body,
      near.created_at as "createdAt", ${people.name} as "authorName"
    from ${messages} as reported
    join ${messages} as near on near.conversation_id = reported.conversation_id
      and near.seq between reported.seq - ${beside}::int and reported.seq + ${beside}::int
    left join ${people} on ${people.id} = near.author_id
    where reported.id = ${id}
    order by near.seq`);
  return rows.map((row: Neighbor) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** One that the person may read, with who wrote it. */
export async function findReadableMessage(
  database: Sql,
  personId: string,
  id: string,
): Promise<WrittenMessage | null> {
  if (!(await mayReadMessage(database, personId, id))) return null;
  const [found] = await database
    .select(withAuthor)
    .from(messages)
    .leftJoin(people, eq(people.id, messages.authorId))
    .where(eq(messages.id, id));
  return found ?? null;
}
