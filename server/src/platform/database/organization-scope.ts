import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * `sees`: what belongs to no organization, and what the viewer's own organization has. `manages`: what its
 * corporate_admin answers for, which is what their organization has and nothing else. An admin's reach has no end
 * in either.
 */
export type OrganizationReach = 'sees' | 'manages';

/** What the scope needs to know of whoever reads; null is a visitor. */
interface ScopeViewer {
  readonly accountType: AccountType;
  readonly organizationId: string | null;
}

/**
 * The rows of an owned table that this viewer's reads may touch at all, for the WHERE of every one of them;
 * `column` is the table's organization_id. What is left out is not there for the viewer: 404, and in no list,
 * count or search. checks/code/owned-reads.ts finds the reads that do without.
 */
export function organizationScope(
  column: PgColumn,
  viewer: ScopeViewer | null,
  reach: OrganizationReach,
): SQL {
  if (viewer?.accountType === 'admin') return sql`true`;
  const own = viewer?.organizationId ? eq(column, viewer.organizationId) : null;
  if (reach === 'manages') return viewer?.accountType === 'corporate_admin' && own ? own : sql`false`;
  return (own ? or(isNull(column), own) : null) ?? isNull(column);
}
