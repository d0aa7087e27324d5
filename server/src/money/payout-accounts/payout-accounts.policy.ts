import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

type Owner =
  | { readonly personId: string; readonly organizationId?: undefined }
  | { readonly organizationId: string; readonly personId?: undefined };

interface Owned {
  readonly personId: string | null;
  readonly organizationId: string | null;
}

/** Whom somebody sells as: themselves, or the company that they administer. null: they may not. */
export function ownerFor(viewer: Viewer, as: SellingAs): Owner | null {
  if (as === 'person') return { personId: viewer.personId };
  const { accountType, organizationId } = viewer;
  return accountType === 'corporate_admin' && organizationId !== null ? { organizationId } : null;
}

/** Whether somebody owns a seller. */
export function owns(viewer: Viewer, { personId, organizationId }: Owned): boolean {
  if (personId !== null) return personId === viewer.personId;
  return ownerFor(viewer, 'organization')?.organizationId === organizationId;
}
