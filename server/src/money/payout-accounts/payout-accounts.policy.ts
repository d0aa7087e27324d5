import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Seller, SellerOwner } from '../sellers/sellers.service.ts';

/** Whom somebody sells as: themselves, or the company that they administer. null: they may not. */
export function ownerFor(viewer: Viewer, as: SellingAs): SellerOwner | null {
  if (as === 'person') return { personId: viewer.personId };
  const { accountType, organizationId } = viewer;
  return accountType === 'corporate_admin' && organizationId !== null ? { organizationId } : null;
}

/** Whether somebody owns a seller. */
export function owns(viewer: Viewer, { personId, organizationId }: Seller): boolean {
  if (personId !== null) return personId === viewer.personId;
  return ownerFor(viewer, 'organization')?.organizationId === organizationId;
}
