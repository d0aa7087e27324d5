import type { ContactState } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import { formUsed } from './contact.errors.ts';
import {
  type ContactMessageRow,
  type ContactReplyRow,
  contactMessages,
  contactReplies,
} from './contact.table.ts';

const { words: _words, search: _search, ...columns } = getTableColumns(contactMessages);

/** A message without the columns that only searching needs. */
export type ContactMessage = Omit<ContactMessageRow, 'words' | 'search'>;

export type ContactAnswer = ContactReplyRow & { readonly author: string };

/** Throws `form_used`. */
export async function insertContactMessage(
  database: Sql,
  row: Omit<typeof contactMessages.$inferInsert, 'search'>,
): Promise<void> {
  await database
    .insert(contactMessages)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'contact_messages_form' ? formUsed() : error;
    });
}

export async function findContactMessage(
  database: Sql,
  contactMessageId: string,
): Promise<ContactMessage | null> {
  const [found] = await database
    .select(columns)
    .from(contactMessages)
    .where(eq(contactMessages.id, contactMessageId));
  return found ?? null;
}

export interface ContactFilter {
  readonly state: ContactState | undefined;
  readonly search: string | undefined;
}

export const contactOrder = newestFirst(contactMessages.id);

export function findContactMessages(
  database: Sql,
  filter: ContactFilter,
  page: KeysetPage,
): Promise<ContactMessage[]> {
  return pageOf(database.select(columns).from(contactMessages).$dynamic(), matches(filter), page);
}

export function countContactMessages(database: Sql, filter: ContactFilter): Promise<number> {
  return database.$count(contactMessages, matches(filter));
}

function matches({ state, search }: ContactFilter): SQL | undefined {
  return and(
    state && eq(contactMessages.state, state),
    search === undefined ? undefined : matchesWords(contactMessages.search, search),
  );
}

/** Whether this is the address of the person's own account, which they have proven. */
export async function isOwnEmail(database: Sql, personId: string, email: string): Promise<boolean> {
  const [found] = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.email, email), eq(people.emailVerified, true)));
  return found !== undefined;
}

/** False when it was no longer in the state `from`. */
export async function updateContactState(
  database: Sql,
  contactMessageId: string,
  move: { readonly from: ContactState; readonly to: ContactState; readonly at: Date },
): Promise<boolean> {
  const result = await database
    .update(contactMessages)
    .set({ state: move.to, updatedAt: move.at })
    .where(and(eq(contactMessages.id, contactMessageId), eq(contactMessages.state, move.from)));
  return result.rowCount === 1;
}

export async function insertContactReply(database: Sql, row: ContactReplyRow): Promise<void> {
  await database.insert(contactReplies).values(row);
}

export function findContactAnswers(database: Sql, contactMessageId: string): Promise<ContactAnswer[]> {
  return database
    .select({ ...getTableColumns(contactReplies), author: people.name })
    .from(contactReplies)
    .innerJoin(people, eq(people.id, contactReplies.createdBy))
    .where(eq(contactReplies.messageId, contactMessageId))
    .orderBy(asc(contactReplies.id));
}

/** One that has not been mailed yet, with the message that it answers. */
export async function findContactReplyToMail(
  database: Sql,
  contactReplyId: string,
): Promise<{ readonly reply: ContactReplyRow; readonly message: ContactMessage } | null> {
  const [found] = await database
    .select({ reply: getTableColumns(contactReplies), message: columns })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
    .where(and(eq(contactReplies.id, contactReplyId), isNull(contactReplies.mailedAt)));
  return found ?? null;
}

export async function updateContactReplyMailed(
  database: Sql,
  contactReplyId: string,
  at: Date,
): Promise<void> {
  await database.update(contactReplies).set({ mailedAt: at }).where(eq(contactReplies.id, contactReplyId));
}

const isAdministrator = and(eq(people.accountType, 'admin'), eq(people.state, 'active'));

/** Those who administer the site, oldest accounts first. */
export async function findAdministratorIds(database: Sql, limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(isAdministrator)
    .orderBy(asc(people.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of these who administer the site now. */
export async function findAdministratorsAmong(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, [...personIds]), isAdministrator));
  return new Set(rows.map(({ id }) => id));
}

/** Those of these that nobody has answered or closed. */
export function findWaitingMessages(
  database: Sql,
  contactMessageIds: readonly string[],
): Promise<ContactMessage[]> {
  return database
    .select(columns)
    .from(contactMessages)
    .where(and(inArray(contactMessages.id, [...contactMessageIds]), eq(contactMessages.state, 'new')));
}
