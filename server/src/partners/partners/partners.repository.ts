import type { PartnerState } from '@chalkline/contract/partners/partner.lifecycle.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { partnerStaff } from './partner-staff.table.ts';
import { partnerExists } from './partners.errors.ts';
import { type PartnerRow, partners } from './partners.table.ts';

export const partnerOrder = keyset<PartnerRow>(
  ascending({ sql: sql`lower(${partners.name})`, type: 'text' }, ({ name }) => name.toLowerCase()),
  ascending(partners.id, ({ id }) => id),
);

/** What an export tells of it; it goes with its person. */
export const partnerPersonalTables: readonly PersonalTable[] = [
  {
    table: partners,
    byId: [partners.createdBy],
    exported: {
      name: 'partners',
      columns: {
        name: partners.name,
        sells: partners.sells,
        story: partners.story,
        town: partners.town,
        country: partners.country,
        website: partners.website,
        state: partners.state,
        reason: partners.reason,
        at: partners.createdAt,
      },
    },
    erased: 'deleted',
  },
];

export interface PartnerFilter {
  readonly state: PartnerState;
  readonly search?: string | undefined;
  /** Only those who deliver to this country. */
  readonly to?: string | undefined;
}

/** The same as `priceRule` of the contract. */
const deliversTo = (country: string) => sql`case when ${partners.country} = ${country}
  then jsonb_typeof(${partners.delivery} -> 'home') = 'object'
  else jsonb_typeof(${partners.delivery} -> 'abroad') = 'object'
    and (${partners.delivery} -> 'abroad' -> 'countries' = '[]'::jsonb
      or ${partners.delivery} -> 'abroad' -> 'countries' @> to_jsonb(${country}::text)) end`;

function fits({ state, search, to }: PartnerFilter) {
  const words = sql`(${partners.name} || ' ' || ${partners.sells} || ' ' || ${partners.town})`;
  const found = search ? matchesPrefixes(words, search) : undefined;
  return and(eq(partners.state, state), found, to === undefined ? undefined : deliversTo(to));
}

export function findPartners(database: Sql, filter: PartnerFilter, page: KeysetPage): Promise<PartnerRow[]> {
  return pageOf(database.select().from(partners).$dynamic(), fits(filter), page);
}

export function countPartners(database: Sql, filter: PartnerFilter): Promise<number> {
  return database.$count(partners, fits(filter));
}

export async function findPartner(database: Sql, id: string): Promise<PartnerRow | null> {
  const [found] = await database.select().from(partners).where(eq(partners.id, id));
  return found ?? null;
}

export function findPartnersById(database: Sql, ids: readonly string[]): Promise<PartnerRow[]> {
  return database
    .select()
    .from(partners)
    .where(inArray(partners.id, [...ids]));
}

/** The partner that a person works for: their own, or that whose staff they are on. */
export async function findPartnerOf(database: Sql, personId: string): Promise<PartnerRow | null> {
  const worksFor = database
    .select({ id: partnerStaff.partnerId })
    .from(partnerStaff)
    .where(eq(partnerStaff.personId, personId));
  const [found] = await database
    .select()
    .from(partners)
    .where(or(eq(partners.createdBy, personId), inArray(partners.id, worksFor)));
  return found ?? null;
}

export async function findPartnerOwnedBy(database: Sql, personId: string): Promise<PartnerRow | null> {
  const [found] = await database.select().from(partners).where(eq(partners.createdBy, personId));
  return found ?? null;
}

export type PartnerOwner = Awaited<ReturnType<typeof findOwners>>[number];

/** Who applied for partners, by their ids. */
export function findOwners(database: Sql, personIds: readonly string[]) {
  const { id, name, email } = people;
  return database
    .select({ id, name, email })
    .from(people)
    .where(inArray(id, [...personIds]));
}

/** As many administrators as are notified of an application. */
const deciders = 200;

/** Those who decide applications. */
export async function findDecidersOfPartners(database: Sql): Promise<string[]> {
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.accountType, 'admin'), eq(people.state, 'active')))
    .orderBy(asc(people.id))
    .limit(deciders);
  return rows.map(({ id }) => id);
}

/** It stays as it is until the transaction ends. */
export async function keepPartner(database: Sql, id: string): Promise<PartnerRow | null> {
  const [found] = await database.select().from(partners).where(eq(partners.id, id)).for('share');
  return found ?? null;
}

/** Locked until the transaction ends. */
export async function takePartner(database: Sql, id: string): Promise<PartnerRow | null> {
  const [found] = await database.select().from(partners).where(eq(partners.id, id)).for('update');
  return found ?? null;
}

/** Throws 409 when the person has one already. */
export async function insertPartner(database: Sql, row: PartnerRow): Promise<void> {
  await database
    .insert(partners)
    .values(row)
    .catch((error) => {
      throw brokenConstraint(error) === 'partners_of_person' ? partnerExists() : error;
    });
}

export async function updatePartner(database: Sql, id: string, change: Partial<PartnerRow>): Promise<void> {
  await database.update(partners).set(change).where(eq(partners.id, id));
}

export async function removePartner(database: Sql, id: string): Promise<void> {
  await database.delete(partners).where(eq(partners.id, id));
}
