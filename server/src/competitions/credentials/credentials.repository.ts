import { and, asc, eq } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { credentialNameTaken } from './credentials.errors.ts';
import {
  type CredentialRow,
  credentials,
  type HeldCredentialRow,
  heldCredentials,
} from './credentials.table.ts';

/** By name. */
export function findCredentials(database: Sql, competitionId: string): Promise<CredentialRow[]> {
  return database
    .select()
    .from(credentials)
    .where(eq(credentials.competitionId, competitionId))
    .orderBy(asc(credentials.name), asc(credentials.id));
}

/** Throws `credential_name_taken`. */
export async function insertCredential(database: Sql, row: CredentialRow): Promise<void> {
  await database.insert(credentials).values(row).catch(refuseTakenName);
}

/** Throws `credential_name_taken`. */
export async function updateCredential(
  database: Sql,
  id: string,
  change: Partial<CredentialRow>,
): Promise<void> {
  await database.update(credentials).set(change).where(eq(credentials.id, id)).catch(refuseTakenName);
}

/** With who has it. */
export async function deleteCredentialRow(database: Sql, id: string): Promise<void> {
  await database.delete(credentials).where(eq(credentials.id, id));
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'credentials_name' ? credentialNameTaken() : error;
}

export interface HeldCredential extends HeldCredentialRow {
  readonly name: string;
}

/** Everyone's, or one person's, in a competition. */
export async function findHeldCredentials(
  database: Sql,
  competitionId: string,
  personId?: string,
): Promise<HeldCredential[]> {
  const found = await database
    .select({ held: heldCredentials, name: people.name })
    .from(heldCredentials)
    .innerJoin(credentials, eq(credentials.id, heldCredentials.credentialId))
    .innerJoin(people, eq(people.id, heldCredentials.personId))
    .where(
      and(
        eq(credentials.competitionId, competitionId),
        personId === undefined ? undefined : eq(heldCredentials.personId, personId),
      ),
    )
    .orderBy(asc(people.name), asc(heldCredentials.personId));
  return found.map(({ held, name }) => ({ ...held, name }));
}

/** Writes it, or changes what is there. */
export async function keepHeldCredential(database: Sql, row: HeldCredentialRow): Promise<void> {
  const { credentialId, personId, ...rest } = row;
  await database
    .insert(heldCredentials)
    .values(row)
    .onConflictDoUpdate({ target: [heldCredentials.credentialId, heldCredentials.personId], set: rest });
}

export async function deleteHeldCredential(
  database: Sql,
  { credentialId, personId }: Pick<HeldCredentialRow, 'credentialId' | 'personId'>,
): Promise<void> {
  await database
    .delete(heldCredentials)
    .where(and(eq(heldCredentials.credentialId, credentialId), eq(heldCredentials.personId, personId)));
}

/** What credentials hold of people. */
export const credentialsPersonalTables: readonly PersonalTable[] = [
  {
    table: heldCredentials,
    byId: [heldCredentials.personId],
    exported: {
      name: 'volunteer-credentials',
      columns: {
        credentialId: heldCredentials.credentialId,
        note: heldCredentials.note,
        statedAt: heldCredentials.statedAt,
        confirmedAt: heldCredentials.confirmedAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: heldCredentials,
    byId: [heldCredentials.confirmedBy],
    exported: null,
    erased: { kept: 'it says that another person has a credential; only the id of who confirmed it is kept' },
  },
];
