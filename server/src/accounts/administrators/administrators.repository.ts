import { and, asc, desc, eq, ne, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { people } from '../people/people.table.ts';

type PersonRow = typeof people.$inferSelect;

/** Whether somebody else can sign in with the same kind of account: for corporate_admin, in the same organization. */
export async function hasSuccessor(
  sql: Sql,
  { id, accountType, organizationId }: Pick<PersonRow, 'id' | 'accountType' | 'organizationId'>,
): Promise<boolean> {
  const isInside = accountType === 'corporate_admin' && organizationId !== null;
  const [found] = await sql
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.accountType, accountType),
        eq(people.state, 'active'),
        ne(people.id, id),
        isInside ? eq(people.organizationId, organizationId) : undefined,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Who administers an organization besides this person: `rather` if they do, else who joined first. */
export async function findOtherAdministrator(
  sql: Sql,
  organizationId: string,
  { besides, rather }: { readonly besides: string; readonly rather: string },
): Promise<string | null> {
  const [found] = await sql
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.organizationId, organizationId),
        eq(people.accountType, 'corporate_admin'),
        eq(people.state, 'active'),
        ne(people.id, besides),
      ),
    )
    .orderBy(desc(raw`${people.id} = ${rather}`), asc(people.createdAt), asc(people.id))
    .limit(1);
  return found?.id ?? null;
}
