import type { CorporatesQuery } from '@chalkline/contract/organisations/organisation.schema.ts';
import { readPage } from '../platform/http/read-page.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Page } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import {
  findByIdentifier,
  findOrganisation,
  listByName,
  nameOrder,
  type Organisation,
  type OrganisationLine,
} from './organisations.repository.ts';

export type { OrganisationLine } from './organisations.repository.ts';

/** The viewer's own organisation by its identifier; 404 for every other, and for what is none. */
export async function getCorporate(parts: Parts, viewer: Viewer, identifier: string): Promise<Organisation> {
  const found = await findByIdentifier(parts.database.sql, identifier);
  if (!found || found.id !== viewer.organisationId) throw notFound();
  return found;
}

/** The organisation that the viewer belongs to; null for whoever belongs to none. */
export async function getMyOrganisation(parts: Parts, viewer: Viewer): Promise<Organisation | null> {
  if (viewer.organisationId === null) return null;
  return findOrganisation(parts.database.sql, viewer.organisationId);
}

/** By name: all of them for admins, one's own for a corporate_admin. */
export async function listCorporates(
  parts: Parts,
  viewer: Viewer,
  { search, organisationId, ...query }: CorporatesQuery,
): Promise<Page<OrganisationLine[]>> {
  return readPage(parts.config, query, {
    list: ['organisations', search, organisationId],
    order: nameOrder,
    read: (page) => listByName(parts.database.sql, viewer, { search, organisationId }, page),
  });
}
