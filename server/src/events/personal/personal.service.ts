import { otherAdministrator } from '../../accounts/administrators/administrators.service.ts';
import { takeOver } from '../../groups/members/members.farewell.service.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eventNeedsOwner } from '../details/details.errors.ts';
import { eventPersonalTables, findNeededOwner, findSoldForOrganizations } from './personal.repository.ts';

/** Events that an organization sells pass to an administrator of it; whose tickets are somebody's own needs another owner. */
export const eventsPersonalData: PersonalData = {
  domain: 'events',
  tables: eventPersonalTables,
  requireFree: async (tx, { id }, now) => {
    const needed = await findNeededOwner(tx.sql, id, now);
    if (needed.length > 0) throw eventNeedsOwner(needed.map(({ name }) => name));
  },
  erase: async (parts, tx, { id: personId }) => {
    for (const { id, organizationId } of await findSoldForOrganizations(tx.sql, personId)) {
      const heirId = await otherAdministrator(tx.sql, organizationId, {
        besides: personId,
        rather: personId,
      });
      if (heirId) await takeOver(parts, tx, id, { personId, heirId });
    }
  },
};
