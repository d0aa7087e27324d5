import type { ConversationFilter, ParticipantState } from '@chalkline/contract/messages/message.schema.ts';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, exactMoment, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { isNotBlockedBy } from '../../profiles/blocks/blocks.table.ts';
import {
  type ConversationRow,
  conversations,
  messageSettings,
  type ParticipantRow,
  participants,
} from './conversations.table.ts';

/** Somebody of a conversation, with what their row says. */
export interface PersonIn extends ParticipantRow {
  readonly name: string;
  readonly handle: string | null;
  readonly photo: string | null;
  /** Whether others may see what they have read. */
  readonly readMarks: boolean;
}

/** A conversation as one of its people sees it in the list. */
export interface ListedConversation extends ConversationRow {
  readonly own: ParticipantRow;
  readonly at: string;
}

/** The latest message first. */
export const conversationOrder = keyset<ListedConversation>(
  descending(participants.lastAt, ({ at }) => at),
  descending(participants.conversationId, ({ id }) => id),
);

interface ListAsked {
  readonly personId: string;
  readonly filter: ConversationFilter;
  readonly search: string | undefined;
  /** Both people’s ids, of the one conversation that is asked for. */
  readonly pair?: string | undefined;
}

export function findConversations(
  database: Sql,
  asked: ListAsked,
  page: KeysetPage,
): Promise<ListedConversation[]> {
  const query = database
    .select({
      ...getTableColumns(conversations),
      own: getTableColumns(participants),
      at: exactMoment(participants.lastAt),
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .$dynamic();
  return pageOf(query, isAsked(asked), page);
}

const statesOf: Partial<Record<ConversationFilter, ParticipantState>> = {
  requests: 'requested',
  refused: 'refused',
};

function isAsked({ personId, filter, search, pair }: ListAsked): SQL | undefined {
  return and(
    eq(participants.personId, personId),
    pair ? eq(conversations.pair, pair) : eq(participants.state, statesOf[filter] ?? 'in'),
    filter === 'groups' ? eq(conversations.kind, 'group') : undefined,
    filter === 'unread' ? hasUnread() : undefined,
    search ? isNamed(personId, search) : undefined,
  );
}

/** By its own name, or by one of its other people's. */
function isNamed(personId: string, search: string): SQL {
  return sql`(${matchesPrefixes(sql`coalesce(${conversations.name}, '')`, search)} or exists (
    select from ${participants} as other join ${people} on ${people.id} = other.person_id
    where other.conversation_id = ${conversations.id} and other.person_id <> ${personId}
      and other.state = 'in' and ${matchesPrefixes(personText(people), search)}))`;
}

/** Of a row of participants: whether a message after the mark is not their own, not deleted and not of somebody blocked. */
function hasUnread(): SQL {
  return sql`${conversations.lastSeq} > ${participants.mark} and exists (${unreadRows(sql`1`)})`;
}

function unreadRows(what: SQL): SQL {
  return sql`select ${what} from messages.messages unread
    where unread.conversation_id = ${participants.conversationId} and unread.seq > ${participants.mark}
      and unread.deleted_at is null and unread.author_id is distinct from ${participants.personId}
      and ${isNotBlockedBy(sql`${participants.personId}`, sql`unread.author_id`)}`;
}

/** Counted no further than this: the list shows `99+`. */
const unreadCounted = 100;

/** How many messages one person has not read in each of these. What is not in the map has none. */
export async function countUnreadIn(
  database: Sql,
  personId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await database
    .select({
      id: participants.conversationId,
      unread: sql<number>`(select count(*)::int from (${unreadRows(sql`1`)} limit ${unreadCounted}) counted)`,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(
      and(
        eq(participants.personId, personId),
        inArray(participants.conversationId, [...conversationIds]),
        gt(conversations.lastSeq, participants.mark),
      ),
    );
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Conversations with something unread, muted ones left out, and requests that wait. */
export async function countConversations(
  database: Sql,
  personId: string,
  now: Date,
): Promise<{ unread: number; requests: number }> {
  const isHeard = or(isNull(participants.mutedUntil), lte(participants.mutedUntil, now));
  const [unread] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(and(isAsked({ personId, filter: 'unread', search: undefined }), isHeard));
  const requests = and(eq(participants.personId, personId), eq(participants.state, 'requested'));
  return { unread: unread?.count ?? 0, requests: await database.$count(participants, requests) };
}

export function findConversationsById(database: Sql, ids: readonly string[]): Promise<ConversationRow[]> {
  return database
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...ids]));
}

export async function findConversation(database: Sql, id: string): Promise<ConversationRow | null> {
  const [found] = await database.select().from(conversations).where(eq(conversations.id, id));
  return found ?? null;
}

/** The same, and nobody else sends, joins or leaves until the transaction ends. */
export async function lockConversation(database: Sql, id: string): Promise<ConversationRow | null> {
  const [found] = await database.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return found ?? null;
}

/** Everybody of these conversations, also who left or refused, the first who came first. */
export function findPeopleIn(database: Sql, conversationIds: readonly string[]): Promise<PersonIn[]> {
  return database
    .select({
      ...getTableColumns(participants),
      name: people.name,
      handle: people.handle,
      photo: people.photo,
      readMarks: sql<boolean>`coalesce(${messageSettings.readMarks}, true)`,
    })
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .leftJoin(messageSettings, eq(messageSettings.personId, participants.personId))
    .where(inArray(participants.conversationId, [...conversationIds]))
    .orderBy(asc(participants.createdAt), asc(participants.personId));
}

/** Of two people, in either order. */
export const pairOf = (one: string, other: string) => [one, other].sort().join(':');

/** The direct conversation of two people; made when there is none. */
export async function claimDirect(
  database: Sql,
  row: typeof conversations.$inferInsert & { readonly pair: string },
): Promise<ConversationRow> {
  await database.insert(conversations).values(row).onConflictDoNothing({ target: conversations.pair });
  const [found] = await database
    .select()
    .from(conversations)
    .where(eq(conversations.pair, row.pair))
    .for('update');
  if (!found) throw new Error('A conversation that was just made is gone.');
  return found;
}

export async function insertGroup(database: Sql, row: typeof conversations.$inferInsert): Promise<void> {
  await database.insert(conversations).values(row);
}

export async function updateConversation(
  database: Sql,
  id: string,
  columns: Partial<Pick<ConversationRow, 'name' | 'about' | 'ownerId' | 'updatedAt'>>,
): Promise<void> {
  await database.update(conversations).set(columns).where(eq(conversations.id, id));
}
