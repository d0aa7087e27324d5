import type { MeReply } from '@chalkline/contract/accounts/person.schema.ts';
import { myRights } from './people.policy.ts';
import type { Person } from './people.repository.ts';

/** A person as only they see themselves. */
export function presentMe(person: Person): MeReply {
  const { id, name, handle, email, photo, accountType, organizationId, locale, weightUnit } = person;
  return {
    id,
    name,
    handle,
    email,
    photo,
    accountType,
    organizationId,
    locale,
    weightUnit,
    can: myRights(person),
  };
}
