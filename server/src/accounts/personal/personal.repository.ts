import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { signInMethods, verifications } from '../auth/auth.table.ts';
import { sessions } from '../auth/sessions.table.ts';
import { consents } from '../consents/consents.table.ts';
import { knownDevices } from '../devices/known-devices.table.ts';
import { emailChanges } from '../email-changes/email-changes.table.ts';
import { passkeys } from '../passkeys/passkeys.table.ts';
import { people } from '../people/people.table.ts';
import { registrations } from '../registrations/registrations.table.ts';
import { secondFactorRecoveryCodes, secondFactors } from '../second-factors/second-factors.table.ts';

type PersonRow = typeof people.$inferSelect;

/** The personal data in accounts. The person's own row comes last, because the others are found through it. */
export const accountsPersonalTables: readonly PersonalTable[] = [
  {
    table: signInMethods,
    byId: [signInMethods.personId],
    exported: {
      name: 'sign-in-methods',
      columns: { method: signInMethods.providerId, since: signInMethods.createdAt },
    },
    erased: 'deleted',
  },
  {
    table: sessions,
    byId: [sessions.personId],
    exported: {
      name: 'sessions',
      columns: {
        address: sessions.address,
        device: sessions.device,
        began: sessions.createdAt,
        lastSeen: sessions.updatedAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: secondFactorRecoveryCodes,
    byId: [secondFactorRecoveryCodes.personId],
    // They open the account, and are kept as hashes only.
    exported: null,
    erased: 'deleted',
  },
  {
    table: secondFactors,
    byId: [secondFactors.personId],
    exported: { name: 'two-step-sign-in', columns: { since: secondFactors.confirmedAt } },
    erased: 'deleted',
  },
  {
    table: passkeys,
    byId: [passkeys.personId],
    exported: {
      name: 'passkeys',
      columns: {
        name: passkeys.name,
        site: passkeys.site,
        added: passkeys.createdAt,
        lastUsed: passkeys.lastUsedAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: knownDevices,
    byId: [knownDevices.personId],
    exported: { name: 'known-devices', columns: { lastUsed: knownDevices.lastUsedAt } },
    erased: 'deleted',
  },
  {
    table: emailChanges,
    byId: [emailChanges.personId],
    beside: [emailChanges.oldEmail, emailChanges.newEmail],
    exported: {
      name: 'changes-of-e-mail',
      columns: {
        from: emailChanges.oldEmail,
        to: emailChanges.newEmail,
        state: emailChanges.state,
        at: emailChanges.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: registrations,
    byEmail: [registrations.email],
    exported: { name: 'registrations', columns: { name: registrations.name, at: registrations.createdAt } },
    erased: 'deleted',
  },
  {
    table: consents,
    byId: [consents.personId],
    exported: {
      name: 'consents',
      columns: { purpose: consents.purpose, given: consents.givenAt, withdrawn: consents.withdrawnAt },
    },
    erased: 'deleted',
  },
  {
    table: people,
    byId: [people.id],
    byEmail: [people.email],
    exported: {
      name: 'person',
      columns: {
        id: people.id,
        name: people.name,
        handle: people.handle,
        email: people.email,
        bio: people.bio,
        birthDate: people.birthDate,
        gender: people.gender,
        country: people.country,
        zone: people.zone,
        locale: people.locale,
        weightUnit: people.weightUnit,
        pageAudience: people.pageAudience,
        fieldAudiences: people.fieldAudiences,
        accountType: people.accountType,
        joined: people.createdAt,
        lastSignedIn: people.lastSignedInAt,
      },
    },
    erased: blank,
  },
];

/** The name others see on an erased person's contributions. */
export const nameOfErased = 'Deleted member';

/** Keeps the row, which others refer to, without any personal data. */
async function blank(database: Sql, { id, email }: DataSubject, now: Date): Promise<void> {
  await database.delete(verifications).where(or(isFor(email), isFor(id)));
  const nothing: Omit<PersonRow, 'id' | 'createdAt'> = {
    name: nameOfErased,
    handle: null,
    // Must be unique and belong to no one: RFC 2606 reserves .invalid.
    email: `${id}@erased.invalid`,
    emailVerified: false,
    photo: null,
    bio: null,
    birthDate: null,
    gender: null,
    country: null,
    zone: null,
    locale: null,
    weightUnit: null,
    pageAudience: 'me',
    fieldAudiences: {},
    accountType: 'trainee',
    state: 'erased',
    suspendedFor: null,
    suspendedUntil: null,
    suspendedBy: null,
    organizationId: null,
    erasedFrom: null,
    keepsPosts: false,
    lastSignedInAt: null,
    updatedAt: now,
  };
  await database.update(people).set(nothing).where(eq(people.id, id));
}

/** Codes and links are keyed by purpose and owner: `verify-email:mara@example.org`. */
function isFor(whose: string): SQL {
  const end = `:${whose}`;
  return sql`right(${verifications.identifier}, ${end.length}) = ${end}`;
}
