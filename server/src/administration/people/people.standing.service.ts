import {
  grantableTypes,
  needsOrganization,
  typeOutside,
} from '@chalkline/contract/administration/account-grants.ts';
import type { AccountTypeChange } from '@chalkline/contract/administration/managed-person.schema.ts';
import { requireSuccessor } from '../../accounts/administrators/administrators.service.ts';
import { restore } from '../../accounts/suspensions/suspensions.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed, stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { administratorsJoinNone, organizationNeeded, unknownOrganization } from '../administration.errors.ts';
import { findOrganizationById } from '../organizations/organizations.repository.ts';
import { type Account, accountOf, enterAccount } from './people.load.service.ts';
import { type ManagedPerson, updateStanding } from './people.repository.ts';

/**
 * Changes the account type; the same type again changes nothing. Throws `state_changed` when the current type isn't
 * `from`, `last_administrator`, `last_corporate_admin`, `organization_needed`, `administrators_join_none`.
 */
export async function changeAccountType(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  { from, to }: AccountTypeChange,
): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const now = await giveAccountType(parts, tx, viewer, personId, { from, to });
    return accountOf(parts, tx.sql, now, personId);
  });
}

/** The same within a transaction. Gives the viewer as they are now. */
export async function giveAccountType(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  personId: string,
  { from, to }: AccountTypeChange,
): Promise<Viewer> {
  const { person, can, viewer: now } = await enterAccount(parts, tx, viewer, personId);
  if (person.accountType === to) return now;
  if (person.accountType !== from) throw stateChanged('account', `Its type is now ${person.accountType}.`);
  if (!can.giveTypes.includes(to)) throw whyNot(now, person, to);
  await requireSuccessor(tx, person);
  await settle(parts, tx, person, { accountType: to }, viewer.personId, 'person.account_type_changed');
  return now;
}

/**
 * Moves a person to another organization, which ends their role in the current one. Throws `unknown_organization`,
 * `administrators_join_none`, `last_corporate_admin`.
 */
export async function chooseOrganization(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  organizationId: string,
): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const entered = await enterAccount(parts, tx, viewer, personId);
    const { person, can } = entered;
    if (person.organizationId === organizationId) return entered;
    if (person.accountType === 'admin') throw administratorsJoinNone('body.organizationId');
    if (!can.chooseOrganization) throw notAllowed();
    const chosen = isId(organizationId) ? await findOrganizationById(tx.sql, organizationId) : null;
    if (!chosen) throw unknownOrganization('body.organizationId');
    await leave(parts, tx, person, chosen, viewer.personId);
    return accountOf(parts, tx.sql, entered.viewer, personId);
  });
}

/**
 * Removes a person from their organization without deleting their account. People in no organization don't change.
 * Throws `last_corporate_admin`.
 */
export async function removeFromOrganization(parts: Parts, viewer: Viewer, personId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { person, can } = await enterAccount(parts, tx, viewer, personId);
    if (person.organizationId === null) return null;
    if (!can.removeFromOrganization) throw notAllowed();
    await leave(parts, tx, person, null, viewer.personId);
    return null;
  });
}

/** Leaving the organization lifts suspensions by its administrators. */
async function leave(
  parts: Parts,
  tx: Transaction,
  person: ManagedPerson,
  next: { readonly id: string; readonly name: string } | null,
  actorId: string,
): Promise<void> {
  await requireSuccessor(tx, person);
  const after = {
    organizationId: next?.id ?? null,
    accountType: person.organizationId === null ? person.accountType : typeOutside(person.accountType),
  };
  const action = 'person.organization_changed';
  await settle(parts, tx, person, after, actorId, action, next?.name ?? null);
  if (person.state === 'suspended' && person.suspendedBy !== null) await restore(parts, tx, person, actorId);
}

type Standing = Partial<Pick<ManagedPerson, 'accountType' | 'organizationId'>>;

async function settle(
  parts: Parts,
  tx: Transaction,
  person: ManagedPerson,
  after: Standing,
  actorId: string,
  action: string,
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
