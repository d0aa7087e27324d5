import type { NewOrganisation } from '@chalkline/contract/organisations/organisation.schema.ts';
import { joinOrganisation, type Person } from '../accounts/people/people.service.ts';
import type { Transaction } from '../platform/database/database.ts';
import { notAllowed } from '../platform/http/refusal.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { alreadyInOrganisation } from './organisations.errors.ts';
import { addOrganisation, type OrganisationFacts, tellOfChange } from './organisations.service.ts';

/**
 * Makes a company of whoever is signed in, who becomes its first admin. Throws `identifier_taken`, and
 * `already_in_organisation` for whoever belongs to one, 403 for admins.
 */
export async function foundOrganisation(
  parts: Parts,
  viewer: Viewer,
  body: NewOrganisation,
): Promise<Person> {
  if (viewer.accountType === 'admin') throw notAllowed('Admins of the whole site belong to no company.');
  return parts.database.transaction((tx) => foundFor(parts, tx, viewer.personId, body));
}

/** The same in a transaction. Gives the person as they are from now on. */
export async function foundFor(
  parts: Parts,
  tx: Transaction,
  personId: string,
  { name, identifier }: OrganisationFacts,
): Promise<Person> {
  const organisation = await addOrganisation(parts, tx, { name, identifier });
  const admin = { organisationId: organisation.id, accountType: 'corporate_admin' } as const;
  const person = await joinOrganisation(parts, tx.sql, personId, admin);
  if (!person) throw alreadyInOrganisation();
  await tellOfChange(parts, tx, personId, organisation, { action: 'founded', after: { identifier } });
  return person;
}
