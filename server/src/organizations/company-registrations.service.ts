import type { NewCorporate } from '@chalkline/contract/organizations/organization.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { register } from '../accounts/registrations/registrations.service.ts';
import type { Newcomer } from '../accounts/registrations/registrations.verify.service.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Parts } from '../platform/parts.ts';
import { keepCompanyRegistration, takeCompanyRegistration } from './company-registrations.repository.ts';
import { identifierTaken } from './organizations.errors.ts';
import { foundFor } from './organizations.found.service.ts';
import { findByIdentifier } from './organizations.repository.ts';

/**
 * Stores a company and its first admin and has a job email the code; verifying the address creates both. Reveals
 * whether an identifier is taken but, like every registration, nothing about the address. Throws `identifier_taken`,
 * `password_common`, `mail_not_set_up` and 429.
 */
export async function registerCompany(
  parts: Parts,
  { name, identifier, admin_name, email, password }: NewCorporate,
  address: string,
): Promise<{ registration: string }> {
  if (await findByIdentifier(parts.database.sql, identifier)) throw identifierTaken();
  const person = { name: admin_name, email, password };
  return register(parts, person, address, (tx, registrationId) =>
    keepCompanyRegistration(tx.sql, { registrationId, name, identifier, createdAt: parts.clock.now() }),
  );
}

/**
 * Creates the company of a person whose address was just verified by this registration; does nothing for people who
 * registered none. Throws `identifier_taken` if another company was faster, and `already_in_organization`.
 */
export async function welcomeFounder(
  parts: Parts,
  tx: Transaction,
  { person, registrationId }: Newcomer,
): Promise<Person> {
  const company = await takeCompanyRegistration(tx.sql, registrationId, parts.clock.now());
  return company ? foundFor(parts, tx, person.id, company) : person;
}
