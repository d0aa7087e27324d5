import { adultIfBornBy } from '@chalkline/contract/adult-age.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findUnsigned } from '../../waivers/signatures/signatures.service.ts';
import type { PaperSubject } from '../../waivers/subjects/paper-subject.service.ts';
import { findGyms, isMember, membersOf } from './gym-papers.repository.ts';

export const gymSubject = (organizationId: string) =>
  ({ subjectKind: 'organization', subjectId: organizationId }) as const;

/**
 * What members of a gym and those who come to train there sign, once for all visits. Its administrators write it and read
 * what was signed; its desk knows of each person whether they have.
 */
export const gymPapers: PaperSubject = {
  kind: 'organization',
  see: async (sql, viewer, id) => {
    if (!viewer) return null;
    const isInside = viewer.organizationId === id;
    if (!isInside && !(await isMember(sql, id, viewer.personId))) return null;
    const [gym] = await findGyms(sql, [id]);
    const isAdministrator = isInside && viewer.accountType === 'corporate_admin';
    return gym
      ? {
          title: gym.name,
          adultIfBornBy: adultIfBornBy(gym.today),
          mayManage: isAdministrator,
          mayRead: isAdministrator,
          isOpen: true,
        }
      : null;
  },
  named: async (sql, ids) =>
    (await findGyms(sql, ids)).map(({ id, name }) => ({ id, title: name, address: urlOf('subscriptions') })),
  participants: membersOf,
};

/** Titles of what somebody hasn’t signed at this gym. Empty for a trainer’s own plans, which have no waiver. */
export async function unsignedAtGym(sql: Sql, organizationId: string, personId: string): Promise<string[]> {
  return (await findUnsigned(sql, gymSubject(organizationId), [personId])).map(({ title }) => title);
}
