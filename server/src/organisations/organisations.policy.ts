import type { Viewer } from '../platform/http/viewer.ts';
import type { OrganisationRow } from './organisations.table.ts';

type Whose = Pick<OrganisationRow, 'id'>;

/** Its corporate_admin, who answers for it. */
export function administers(viewer: Viewer, { id }: Whose): boolean {
  return viewer.accountType === 'corporate_admin' && viewer.organisationId === id;
}

/** Name, logo and colours: its corporate_admin, and admins of the whole site. */
export function mayEditBranding(viewer: Viewer, organisation: Whose): boolean {
  return viewer.accountType === 'admin' || administers(viewer, organisation);
}

/** How long a trial still runs is between the company and the site. */
export const seesTrial = mayEditBranding;

export function organisationCan(viewer: Viewer, organisation: Whose) {
  return { editBranding: mayEditBranding(viewer, organisation) };
}
