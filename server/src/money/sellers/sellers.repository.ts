import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import {
  documentNumbers,
  type PayoutAccountRow,
  payoutAccounts,
  type SellerRow,
  sellers,
} from './sellers.table.ts';

/** Who sells, as the things that are sold know them. */
export type SellerOwner =
  | { readonly personId: string; readonly organizationId?: undefined; readonly platform?: undefined }
  | { readonly organizationId: string; readonly personId?: undefined; readonly platform?: undefined }
  /** The platform, under the product's name. */
  | { readonly platform: string; readonly personId?: undefined; readonly organizationId?: undefined };

export interface Seller extends SellerRow {
  /** The legal name, or the name of the person or the company. */
  readonly name: string;
}

const named = sql<string>`coalesce(${sellers.legalName}, ${organizations.name}, ${people.name}, '')`;

function selectSellers(database: Sql) {
  return database
    .select({ seller: sellers, name: named })
    .from(sellers)
    .leftJoin(people, eq(people.id, sellers.personId))
    .leftJoin(organizations, eq(organizations.id, sellers.organizationId));
}

export async function findSeller(database: Sql, sellerId: string): Promise<Seller | undefined> {
  const [found] = await selectSellers(database).where(eq(sellers.id, sellerId));
  return found && { ...found.seller, name: found.name };
}

export async function findSellerOf(database: Sql, owner: SellerOwner): Promise<Seller | undefined> {
  const [found] = await selectSellers(database).where(ownedBy(owner));
  return found && { ...found.seller, name: found.name };
}

/** The id of the platform as a seller; undefined as long as it sold nothing. */
export async function findPlatform(database: Sql): Promise<string | undefined> {
  return (await findSellerOf(database, { platform: '' }))?.id;
}

/** The first names, by the alphabet. */
export async function findSellerNames(
  database: Sql,
  sellerIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const found = await selectSellers(database)
    .where(inArray(sellers.id, [...sellerIds]))
    .orderBy(named)
    .limit(limit);
  return found.map(({ name }) => name);
}

/** The names of these sellers, by their ids. */
export async function findNamesOf(
  database: Sql,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await selectSellers(database).where(inArray(sellers.id, [...sellerIds]));
  return new Map(found.map(({ seller, name }) => [seller.id, name]));
}

/** The name of a person or a company, whether or not they have sold anything. */
export async function findOwnerName(database: Sql, owner: SellerOwner): Promise<string> {
  const { personId, organizationId, platform } = owner;
  if (platform !== undefined) return platform;
  const [found] =
    personId === undefined
      ? await database
          .select({ name: organizations.name })
          .from(organizations)
          .where(eq(organizations.id, organizationId))
      : await database.select({ name: people.name }).from(people).where(eq(people.id, personId));
  return found?.name ?? '';
}

/** Makes the seller where there is none yet; of two at once one makes it and both have it. */
export async function ensureSeller(database: Sql, owner: SellerOwner, now: Date): Promise<Seller> {
  const known = await findSellerOf(database, owner);
  if (known) return known;
  await database
    .insert(sellers)
    .values({
      id: newId(now.getTime()),
      personId: owner.personId ?? null,
      organizationId: owner.organizationId ?? null,
      isPlatform: owner.platform !== undefined,
      legalName: owner.platform ?? null,
      taxRate: 0,
      taxIncluded: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const made = await findSellerOf(database, owner);
  if (!made) throw new Error('the seller was made and is not found');
  return made;
}

export async function changeSeller(database: Sql, id: string, change: Partial<SellerRow>): Promise<void> {
  await database.update(sellers).set(change).where(eq(sellers.id, id));
}

export async function findPayoutAccount(database: Sql, sellerId: string): Promise<PayoutAccountRow | null> {
  const [found] = await database.select().from(payoutAccounts).where(eq(payoutAccounts.sellerId, sellerId));
  return found ?? null;
}

/** The next number of a series, counted from 1 each year. The row stays locked until the transaction ends. */
export async function takeDocumentNumber(
  database: Sql,
  sellerId: string,
  series: 'invoice' | 'credit_note',
  year: number,
): Promise<number> {
  const [taken] = await database
    .insert(documentNumbers)
    .values({ sellerId, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.sellerId, documentNumbers.series, documentNumbers.year],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning({ last: documentNumbers.last });
  if (!taken) throw new Error('no document number was taken');
  return taken.last;
}

/** Who owns sellers now: the person, or the administrators of the company or of the platform. */
export function findOwners(
  database: Sql,
  sellerIds: readonly string[],
): Promise<{ sellerId: string; personId: string }[]> {
  return database
    .select({ sellerId: sellers.id, personId: people.id })
    .from(sellers)
    .innerJoin(
      people,
      or(
        eq(people.id, sellers.personId),
        and(eq(people.organizationId, sellers.organizationId), eq(people.accountType, 'corporate_admin')),
        and(eq(sellers.isPlatform, true), eq(people.accountType, 'admin')),
      ),
    )
    .where(inArray(sellers.id, [...sellerIds]));
}

/** Which of these sellers belong to a person who is suspended. */
export async function findSuspendedSellers(
  database: Sql,
  sellerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sellerIds.length === 0) return new Set();
  const found = await database
    .select({ id: sellers.id })
    .from(sellers)
    .innerJoin(people, eq(people.id, sellers.personId))
    .where(and(inArray(sellers.id, [...sellerIds]), eq(people.state, 'suspended')));
  return new Set(found.map(({ id }) => id));
}

/** How the prices of these people and organizations are to be read, of those who have sold something. */
export async function findTermsOf(database: Sql, ownerIds: readonly string[]) {
  if (ownerIds.length === 0) return [];
  const { personId, organizationId, taxRate, taxIncluded } = sellers;
  const ids = [...ownerIds];
  return database
    .select({ ownerId: sql<string>`coalesce(${personId}, ${organizationId})`, taxRate, taxIncluded })
    .from(sellers)
    .where(or(inArray(personId, ids), inArray(organizationId, ids)));
}

function ownedBy(owner: SellerOwner) {
  if (owner.platform !== undefined) return eq(sellers.isPlatform, true);
  return owner.personId === undefined
    ? and(eq(sellers.organizationId, owner.organizationId), isNull(sellers.personId))
    : eq(sellers.personId, owner.personId);
}
