import { and, eq, ne } from 'drizzle-orm';
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
