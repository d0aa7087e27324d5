import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { addOrganization, type Organization } from './organizations.service.ts';

export interface OrganizationSketch {
  readonly name?: string;
  readonly identifier?: string;
}

/** An organization whose trial has just begun. Its people: `person(parts, { organizationId })`. */
export function organization(parts: Parts, sketch: OrganizationSketch = {}): Promise<Organization> {
  const identifier = `org-${newId(parts.clock.now().getTime())}`;
  const usual = { name: 'Iron Harbor Gyms', identifier };
  return parts.database.transaction((tx) => addOrganization(parts, tx, { ...usual, ...sketch }));
}
