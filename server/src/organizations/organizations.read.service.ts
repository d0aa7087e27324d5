import type { CorporatesQuery } from '@chalkline/contract/organizations/organization.schema.ts';
import { readPage } from '../platform/http/read-page.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Page } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import {
  findByIdentifier,
  findOrganization,
  listByName,
  nameOrder,
  type Organization,
  type OrganizationLine,
} from './organizations.repository.ts';

export type { OrganizationLine } from './organizations.repository.ts';

/** The viewer's own organization by its identifier; 404 for any other. */
export async function getCorporate(parts: Parts, viewer: Viewer, identifier: string): Promise<Organization> {
  const found = await findByIdentifier(parts.database.sql, identifier);
  if (!found || found.id !== viewer.organizationId) throw notFound();
  return found;
}

/** The viewer's organization; null for people who belong to none. */
export async function getMyOrganization(parts: Parts, viewer: Viewer): Promise<Organization | null> {
  if (viewer.organizationId === null) return null;
  return findOrganization(parts.database.sql, viewer.organizationId);
}

/** By name: all of them for admins, only their own for a corporate_admin. */
export async function listCorporates(
  parts: Parts,
  viewer: Viewer,
  { search, organizationId, ...query }: CorporatesQuery,
): Promise<Page<OrganizationLine[]>> {
  return readPage(parts.config, query, {
    list: ['organizations', search, organizationId],
    order: nameOrder,
    read: (page) => listByName(parts.database.sql, viewer, { search, organizationId }, page),
  });
}
