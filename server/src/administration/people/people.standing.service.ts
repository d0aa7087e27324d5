import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import {
  grantableTypes,
  needsOrganization,
  typeOutside,
} from '@chalkline/contract/administration/account-grants.ts';
import type { AccountTypeChange } from '@chalkline/contract/administration/managed-person.schema.ts';
import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import {
  lockAdministrators,
  otherAdministrator,
  requireSuccessor,
} from '../../accounts/administrators/administrators.service.ts';
import type { Parting } from '../../accounts/people/partings.service.ts';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import { restore } from '../../accounts/suspensions/suspensions.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed, sessionEnded, stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { administratorsJoinNone, organizationNeeded, unknownOrganization } from '../administration.errors.ts';
import { findOrganizationById } from '../organizations/organizations.repository.ts';
import { type Account, accountOf, enterAccount } from './people.load.service.ts';
import { type ManagedPerson, updateStanding } from './people.repository.ts';
import { notifyStanding } from './standing.notify.service.ts';

/**
 * Changes the account type; the same type again changes nothing. A trainer who gets another type stops coaching.
 * Throws `state_changed` when the current type isn't
 * `from`, `last_administrator`, `last_corporate_admin`, `organization_needed`, `administrators_join_none`.
 */
export async function changeAccountType(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  { from, to }: AccountTypeChange,
  partings: readonly Parting[],
): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const { now, before } = await giveAccountType(parts, tx, viewer, personId, { from, to });
    if (before.accountType !== to) {
      const parted = { personId, otherId: null, actorId: viewer.personId };
      if (before.accountType === 'trainer') for (const part of partings) await part(parts, tx, parted);
      const { organizationId } = before;
      const change = { happening: 'type_changed', organizationId, accountType: to } as const;
      await notifyStanding(parts, tx, viewer, personId, change);
    }
    return accountOf(parts, tx.sql, now, personId);
  });
}

/** The same within a transaction, telling nobody. Gives the viewer as they are now, and the person as they were. */
export async function giveAccountType(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  personId: string,
  { from, to }: AccountTypeChange,
): Promise<{ readonly now: Viewer; readonly before: ManagedPerson }> {
  const { person, can, viewer: now } = await enterAccount(parts, tx, viewer, personId);
  if (person.accountType === to) return { now, before: person };
  if (person.accountType !== from) throw stateChanged('account', `Its type is now ${person.accountType}.`);
  if (!can.giveTypes.includes(to)) throw whyNot(now, person, to);
  await requireSuccessor(tx, person);
  await settle(parts, tx, person, { accountType: to }, viewer.personId, 'person.account_type_changed');
  return { now, before: person };
}

/** Somebody who is leaving an organization, and the administrator who takes over what only they ran there. */
export interface Leaver {
  readonly personId: string;
  readonly organizationId: string;
  readonly heirId: string | null;
}

/** What else happens in the transaction in which somebody leaves an organization. */
export type BidFarewell = (parts: Parts, tx: Transaction, leaver: Leaver) => Promise<void>;

/**
 * Moves a person to another organization, which ends their role in the current one. Throws `unknown_organization`,
 * `administrators_join_none`, `last_corporate_admin`.
 */
export async function chooseOrganization(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  organizationId: string,
  farewells: readonly BidFarewell[],
): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const entered = await enterAccount(parts, tx, viewer, personId);
    const { person, can } = entered;
    if (person.organizationId === organizationId) return entered;
    if (person.accountType === 'admin') throw administratorsJoinNone('body.organizationId');
    if (!can.chooseOrganization) throw notAllowed();
    const chosen = isId(organizationId) ? await findOrganizationById(tx.sql, organizationId) : null;
    if (!chosen) throw unknownOrganization('body.organizationId');
    const accountType = await leave(parts, tx, person, chosen, viewer.personId, farewells);
    await notifyStanding(parts, tx, viewer, personId, { happening: 'added', organizationId, accountType });
    return accountOf(parts, tx.sql, entered.viewer, personId);
  });
}

/**
 * Removes a person from their organization without deleting their account. People in no organization don't change.
 * Throws `last_corporate_admin`.
 */
export async function removeFromOrganization(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  farewells: readonly BidFarewell[],
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { person, can } = await enterAccount(parts, tx, viewer, personId);
    if (person.organizationId === null) return null;
    if (!can.removeFromOrganization) throw notAllowed();
    const { organizationId } = person;
    const accountType = await leave(parts, tx, person, null, viewer.personId, farewells);
    await notifyStanding(parts, tx, viewer, personId, { happening: 'removed', organizationId, accountType });
    return null;
  });
}

/**
 * The viewer leaves their organization, and keeps the account. People in no organization don't change. Throws
 * `last_corporate_admin`.
 */
export async function leaveOrganization(
  parts: Parts,
  viewer: Viewer,
  farewells: readonly BidFarewell[],
): Promise<Person> {
  return parts.database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const person = await personById(tx.sql, viewer.personId);
    if (person?.state !== 'active') throw sessionEnded();
    if (person.organizationId === null) return person;
    const organization = (await findOrganizationById(tx.sql, person.organizationId))?.name ?? null;
    const standing = { ...person, organization, suspendedBy: null };
    const accountType = await leave(parts, tx, standing, null, person.id, farewells);
    return { ...person, accountType, organizationId: null };
  });
}

type Standing = Pick<
  ManagedPerson,
  'id' | 'accountType' | 'organizationId' | 'organization' | 'state' | 'suspendedBy'
>;

/** Leaving the organization lifts suspensions by its administrators. Gives what the person is then. */
async function leave(
  parts: Parts,
  tx: Transaction,
  person: Standing,
  next: { readonly id: string; readonly name: string } | null,
  actorId: string,
  farewells: readonly BidFarewell[],
): Promise<AccountType> {
  await requireSuccessor(tx, person);
  const after = {
    organizationId: next?.id ?? null,
    accountType: person.organizationId === null ? person.accountType : typeOutside(person.accountType),
  };
  const action = 'person.organization_changed';
  await settle(parts, tx, person, after, actorId, action, next?.name ?? null);
  if (person.state === 'suspended' && person.suspendedBy !== null) await restore(parts, tx, person, actorId);
  if (person.organizationId !== null) {
    const { id: personId, organizationId } = person;
    const heirId = await otherAdministrator(tx.sql, organizationId, { besides: personId, rather: actorId });
    for (const farewell of farewells) await farewell(parts, tx, { personId, organizationId, heirId });
  }
  return after.accountType;
}

type StandingAfter = Partial<Pick<ManagedPerson, 'accountType' | 'organizationId'>>;

async function settle(
  parts: Parts,
  tx: Transaction,
  person: Standing,
  after: StandingAfter,
  actorId: string,
  action: AuditAction,
  organization = person.organization,
): Promise<void> {
  const isDone = await updateStanding(tx.sql, person, after, parts.clock.now());
  if (!isDone) throw stateChanged('account');
  const { accountType, organizationId } = person;
  await recordAudit(parts, tx, {
    actorId,
    action,
    subjectKind: 'person',
    subjectId: person.id,
    before: { accountType, organizationId, organization: person.organization },
    after: { accountType, organizationId, ...after, organization },
  });
}

function whyNot(viewer: Viewer, person: ManagedPerson, to: AccountTypeChange['to']): Error {
  if (!grantableTypes(viewer.accountType).includes(to)) return notAllowed();
  if (to === 'admin' && person.organizationId !== null) return administratorsJoinNone('body.to');
  if (needsOrganization(to) && person.organizationId === null) return organizationNeeded('body.to');
  return notAllowed();
}
