import { type AccountType, accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { grantableTypes, needsOrganization } from '@chalkline/contract/administration/account-grants.ts';
import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ManagedPerson } from './people.repository.ts';

type Managed = Pick<ManagedPerson, 'id' | 'accountType' | 'state' | 'organizationId' | 'suspendedBy'>;
export type Manager = Pick<Viewer, 'personId' | 'accountType' | 'organizationId'>;

/**
 * What may be done with an account that the viewer's list holds; who is not in it is not there at all. A
 * corporate_admin answers for the people of the organization and never for an administrator of the site.
 */
export function accountCan(viewer: Manager, person: Managed): AccountReply['can'] {
  const isAdmin = viewer.accountType === 'admin';
  const mayManage = isAdmin || (viewer.accountType === 'corporate_admin' && person.accountType !== 'admin');
  const mayLift =
    mayManage &&
    person.state === 'suspended' &&
    // What the site's administrators suspended is theirs to lift.
    (isAdmin || person.suspendedBy === viewer.organizationId);
  const isSelf = viewer.personId === person.id;
  return {
    giveTypes:
      mayManage && person.state !== 'leaving' && person.state !== 'guest' ? typesFor(viewer, person) : [],
    suspend: mayManage && !isSelf && (person.state === 'active' || mayLift),
    lift: mayLift,
    signOut: mayManage,
    removeFromOrganization: mayManage && person.organizationId !== null,
    chooseOrganization: isAdmin && person.accountType !== 'admin' && person.state !== 'guest',
  };
}

/** Types that stand and fall with an organization need one; administrators of the site have none. */
function typesFor(viewer: Manager, person: Managed): AccountType[] {
  const isInside = person.organizationId !== null;
  const fits = (type: AccountType) => (type === 'admin' ? !isInside : isInside || !needsOrganization(type));
  const mayGive = grantableTypes(viewer.accountType);
  return accountTypes.filter((type) => type === person.accountType || (mayGive.includes(type) && fits(type)));
}
