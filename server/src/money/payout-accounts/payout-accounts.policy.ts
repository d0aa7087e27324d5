import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

type Owner =
  | { readonly personId: string; readonly organizationId?: undefined; readonly platform?: undefined }
  | { readonly organizationId: string; readonly personId?: undefined; readonly platform?: undefined }
  | { readonly platform: string; readonly personId?: undefined; readonly organizationId?: undefined };

interface Owned {
  readonly personId: string | null;
  readonly organizationId: string | null;
}

/** Whom somebody sells as: themselves, the company or the platform that they administer. null: they may not. */
export function ownerFor(viewer: Viewer, as: SellingAs): Owner | null {
  if (as === 'person') return { personId: viewer.personId };
  const { accountType, organizationId } = viewer;
  if (as === 'platform') return accountType === 'admin' ? { platform: 'Platform' } : null;
  return accountType === 'corporate_admin' && organizationId !== null ? { organizationId } : null;
}

/** Whether somebody owns a seller. */
export function owns(viewer: Viewer, { personId, organizationId }: Owned): boolean {
  if (personId !== null) return personId === viewer.personId;
  if (organizationId === null) return ownerFor(viewer, 'platform') !== null;
  return ownerFor(viewer, 'organization')?.organizationId === organizationId;
}
