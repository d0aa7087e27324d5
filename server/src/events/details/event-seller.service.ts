import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { TaxTerms } from '@chalkline/contract/money/pricing.rules.ts';
import { findPausedSellers } from '../../accounts/suspensions/suspensions.service.ts';
import { findGroupOwner } from '../../groups/groups/group-access.service.ts';
import { type SellerOwner, taxTermsAmong } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { EventDetailsRow } from './details.table.ts';

const staff: readonly AccountType[] = ['corporate_admin', 'receptionist'];

/** What they make in their organization is sold for it: trainers and members sell for themselves. */
export function isStaffOf({ accountType, ...viewer }: Viewer, organizationId: string | null): boolean {
  return staff.includes(accountType) && viewer.organizationId === organizationId;
}

/** Which of these events are sold by somebody whose account is suspended, by their owners. */
export async function pausedAmong(
  sql: Sql,
  events: readonly Pick<EventDetailsRow, 'groupId' | 'sellerOrganizationId'>[],
  owners: ReadonlyMap<string, { readonly id: string }>,
): Promise<ReadonlySet<string>> {
  const own = events.filter(({ sellerOrganizationId }) => sellerOrganizationId === null);
  const suspended = await findPausedSellers(
    sql,
    own.flatMap(({ groupId }) => owners.get(groupId)?.id ?? []),
  );
  return new Set(
    own.flatMap(({ groupId }) => (suspended.has(owners.get(groupId)?.id ?? '') ? [groupId] : [])),
  );
}

/** The tax on each of these events’ prices, by its seller’s terms. */
export async function taxesOf(
  sql: Sql,
  events: readonly Pick<EventDetailsRow, 'groupId' | 'sellerOrganizationId'>[],
  owners: ReadonlyMap<string, { readonly id: string }>,
): Promise<ReadonlyMap<string, TaxTerms | null>> {
  const sellers = events.map(({ groupId, sellerOrganizationId }) => ({
    groupId,
    id: sellerOrganizationId ?? owners.get(groupId)?.id ?? '',
  }));
  const terms = await taxTermsAmong(
    sql,
    sellers.flatMap(({ id }) => id || []),
  );
  return new Map(sellers.map(({ groupId, id }) => [groupId, terms.get(id) ?? null]));
}

/** Whose money the tickets of an event are. null: nobody owns it anymore. */
export async function sellerOfEvent(
  sql: Sql,
  { groupId, sellerOrganizationId }: Pick<EventDetailsRow, 'groupId' | 'sellerOrganizationId'>,
): Promise<SellerOwner | null> {
  if (sellerOrganizationId !== null) return { organizationId: sellerOrganizationId };
  const personId = await findGroupOwner(sql, groupId);
  return personId === null ? null : { personId };
}
