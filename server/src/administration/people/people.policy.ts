import { type AccountType, accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { grantableTypes, needsOrganization } from '@chalkline/contract/administration/account-grants.ts';
import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ManagedPerson } from './people.repository.ts';

type Managed = Pick<ManagedPerson, 'id' | 'accountType' | 'state' | 'organizationId' | 'suspendedBy'>;
export type Manager = Pick<Viewer, 'personId' | 'accountType' | 'organizationId'>;

/**
 * What a viewer may do with an account in their list; other accounts are 404. A corporate_admin manages the people of
 * the organization, but never a site administrator.
 */
export function accountCan(viewer: Manager, person: Managed): AccountReply['can'] {
  const isAdmin = viewer.accountType === 'admin';
  const mayManage = isAdmin || (viewer.accountType === 'corporate_admin' && person.accountType !== 'admin');
  const mayLift =
    mayManage &&
    person.state === 'suspended' &&
    // Only site administrators can lift a suspension of theirs.
    (isAdmin || person.suspendedBy === viewer.organizationId);
  const isSelf = viewer.personId === person.id;
  return {
    giveTypes:
      mayManage && person.state !== 'leaving' && person.state !== 'guest' ? typesFor(viewer, person) : [],
    suspend: mayManage && !isSelf && (person.state === 'active' || mayLift),
    lift: mayLift,
    signOut: mayManage,
    resetSecondFactor: isAdmin && !isSelf,
    // People leave by themselves under their own account.
    removeFromOrganization: mayManage && !isSelf && person.organizationId !== null,
    chooseOrganization: isAdmin && person.accountType !== 'admin' && person.state !== 'guest',
  };
}

/** Some types only exist within an organization; site administrators belong to none. */
function typesFor(viewer: Manager, person: Managed): AccountType[] {
  const isInside = person.organizationId !== null;
  const fits = (type: AccountType) => (type === 'admin' ? !isInside : isInside || !needsOrganization(type));
  const mayGive = grantableTypes(viewer.accountType);
  return accountTypes.filter((type) => type === person.accountType || (mayGive.includes(type) && fits(type)));
}
