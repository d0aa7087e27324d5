import type { NewOrganization } from '@chalkline/contract/organizations/organization.schema.ts';
import { joinOrganization, type Person } from '../accounts/people/people.service.ts';
import type { Transaction } from '../platform/database/database.ts';
import { notAllowed } from '../platform/http/refusal.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { alreadyInOrganization } from './organizations.errors.ts';
import { addOrganization, type OrganizationFacts, tellOfChange } from './organizations.service.ts';

/**
 * Creates a company with the signed-in person as its first admin. Throws `identifier_taken`, `already_in_organization`
 * for people who belong to one, 403 for admins.
 */
export async function foundOrganization(
  parts: Parts,
  viewer: Viewer,
  body: NewOrganization,
): Promise<Person> {
  if (viewer.accountType === 'admin')
    throw notAllowed('Site administrators can’t belong to an organization.');
  return parts.database.transaction((tx) => foundFor(parts, tx, viewer.personId, body));
}

/** The same in a transaction. Gives the person as they are from now on. */
export async function foundFor(
  parts: Parts,
  tx: Transaction,
  personId: string,
  { name, identifier }: OrganizationFacts,
): Promise<Person> {
  const organization = await addOrganization(parts, tx, { name, identifier });
  const admin = { organizationId: organization.id, accountType: 'corporate_admin' } as const;
  const person = await joinOrganization(parts, tx.sql, personId, admin);
  if (!person) throw alreadyInOrganization();
  await tellOfChange(parts, tx, personId, organization, { action: 'founded', after: { identifier } });
  return person;
}
