import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * `sees`: rows of no organization, and of the viewer's own. `manages`: rows a corporate_admin is responsible for, which
 * are only their organization's. An admin has access to everything in both.
 */
export type OrganizationReach = 'sees' | 'manages';

/** What the scope needs to know about the viewer; null is a visitor. */
interface ScopeViewer {
  readonly accountType: AccountType;
  readonly organizationId: string | null;
}

/**
 * The rows of an owned table a viewer's queries may read, for the WHERE of each of them; `column` is the table's
 * organization_id. To the viewer, other rows don't exist: 404, and in no list, count or search.
 * checks/code/owned-reads.ts finds queries without it.
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
