import type { Viewer } from '../platform/http/viewer.ts';
import type { OrganizationRow } from './organizations.table.ts';

type Whose = Pick<OrganizationRow, 'id'>;

/** Its corporate_admin, who answers for it. */
export function administers(viewer: Viewer, { id }: Whose): boolean {
  return viewer.accountType === 'corporate_admin' && viewer.organizationId === id;
}

/** Name, logo and colors: its corporate_admin, and admins of the whole site. */
export function mayEditBranding(viewer: Viewer, organization: Whose): boolean {
  return viewer.accountType === 'admin' || administers(viewer, organization);
}

/** How long a trial still runs is between the company and the site. */
export const seesTrial = mayEditBranding;

export function organizationCan(viewer: Viewer, organization: Whose) {
  return { editBranding: mayEditBranding(viewer, organization) };
}
