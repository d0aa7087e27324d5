import type { CorporatesQuery } from '@chalkline/contract/organisations/organisation.schema.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import { notFound } from '../platform/http/refusal.ts';
import { Page } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import {
  findByIdentifier,
  findOrganisation,
  listByName,
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
  { search, limit, cursor }: CorporatesQuery,
): Promise<Page<OrganisationLine[]>> {
  const list = ['organisations', search];
  const mark = readCursor(parts.config, list, cursor);
  const after = mark && { name: String(mark[0]), id: String(mark[1]) };
  const found = await listByName(parts.database.sql, viewer, search, { limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return new Page(shown, last ? writeCursor(parts.config, list, [last.byName, last.id]) : null);
}
