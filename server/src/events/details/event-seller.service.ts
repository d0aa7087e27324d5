import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { findGroupOwner } from '../../groups/groups/group-access.service.ts';
import type { SellerOwner } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { EventDetailsRow } from './details.table.ts';

const staff: readonly AccountType[] = ['corporate_admin', 'receptionist'];

/** What they make in their organization is sold for it: trainers and members sell for themselves. */
export function isStaffOf({ accountType, ...viewer }: Viewer, organizationId: string | null): boolean {
  return staff.includes(accountType) && viewer.organizationId === organizationId;
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
