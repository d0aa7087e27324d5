import { OrganizationGroupsSection } from '../features/groups/lists/organization-groups.section.tsx';
import { ownOrganization } from '../features/organizations/own/own-organization.section.tsx';

/** On one's own page: one's organization with what it has. */
export const OwnOrganization = ownOrganization(OrganizationGroupsSection);
