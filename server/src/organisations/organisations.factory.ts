import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { addOrganisation, type Organisation } from './organisations.service.ts';

export interface OrganisationSketch {
  readonly name?: string;
  readonly identifier?: string;
}

/** An organisation whose trial has just begun. Its people: `person(parts, { organisationId })`. */
export function organisation(parts: Parts, sketch: OrganisationSketch = {}): Promise<Organisation> {
  const identifier = `org-${newId(parts.clock.now().getTime())}`;
  const usual = { name: 'Iron Harbour Gyms', identifier };
  return parts.database.transaction((tx) => addOrganisation(parts, tx, { ...usual, ...sketch }));
}
