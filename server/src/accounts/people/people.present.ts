import type { MeReply } from '@chalkline/contract/accounts/person.schema.ts';
import { myRights } from './people.policy.ts';
import type { Person } from './people.repository.ts';

/** A person as only they see themselves. `allowed`: the rights they have now, where not all of their account’s. */
export function presentMe(person: Person, allowed = person.accountType): MeReply {
  const { id, name, handle, email, photo, organizationId, locale, zone, weightUnit } = person;
  return {
    id,
    name,
    handle,
    email,
    photo,
    accountType: allowed,
    organizationId,
    locale,
    zone,
    weightUnit,
    can: myRights({ accountType: allowed }),
    ...(allowed !== person.accountType && { awaitsSecondStep: true }),
  };
}
