import type { ConversationFilter, ParticipantState } from '@chalkline/contract/messages/message.schema.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, exactMoment, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { blocks, isNotBlockedBy, notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { follows } from '../../profiles/connections/connections.table.ts';
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

function isAsked({ personId, filter, search }: ListAsked): SQL | undefined {
  return and(
    eq(participants.personId, personId),
    eq(participants.state, filter === 'requests' ? 'requested' : 'in'),
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
      ...{ name: people.name, handle: people.handle, photo: people.photo },
      readMarks: sql<boolean>`coalesce(${messageSettings.readMarks}, true)`,
    })
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .leftJoin(messageSettings, eq(messageSettings.personId, participants.personId))
    .where(inArray(participants.conversationId, [...conversationIds]))
    .orderBy(asc(participants.createdAt), asc(participants.personId));
}

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

export async function updateConversation(
  database: Sql,
  id: string,
  columns: Partial<Pick<ConversationRow, 'name' | 'ownerId' | 'updatedAt'>>,
): Promise<void> {
  await database.update(conversations).set(columns).where(eq(conversations.id, id));
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

/** Somebody to write to, with whether they know the writer: the same organization, or they follow them. */
export interface Addressee {
  readonly id: string;
  readonly birthDate: string | null;
  readonly knowsWriter: boolean;
}

/** Those of the ids who can be written to at all: active, within reach of the writer's organization, not blocked. */
export function findAddressees(
  database: Sql,
  writer: { readonly personId: string; readonly organizationId: string | null },
  ids: readonly string[],
): Promise<Addressee[]> {
  const isColleague = writer.organizationId
    ? sql`${people.organizationId} is not distinct from ${writer.organizationId}::uuid`
    : sql`false`;
  const follows_ = sql`exists (select from ${follows}
    where ${follows.followerId} = ${people.id} and ${follows.followedId} = ${writer.personId})`;
  return database
    .select({
      id: people.id,
      birthDate: people.birthDate,
      knowsWriter: sql<boolean>`(${isColleague} or ${follows_})`,
    })
    .from(people)
    .where(
      and(
        inArray(people.id, [...ids]),
        eq(people.state, 'active'),
        ne(people.id, writer.personId),
        or(isNull(people.organizationId), isColleague),
        notBlocked(writer.personId, people.id),
      ),
    );
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
