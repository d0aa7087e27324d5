import { adultIfBornBy } from '@chalkline/contract/adult-age.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { PaperSubject } from '../../waivers/subjects/paper-subject.service.ts';
import { findVisible } from '../competitions/competition-access.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import { findNamed, participantsOf } from './papers.repository.ts';

/** Owners write a competition's waivers and questions; those who manage entries read what was signed and answered. */
export const competitionPapers: PaperSubject = {
  kind: 'competition',
  see: async (sql, viewer, id) => {
    const seen = await findVisible(sql, viewer, id);
    return (
      seen && {
        title: seen.competition.name,
        adultIfBornBy: adultIfBornBy(seen.competition.startsOn),
        mayManage: hasRight(seen, 'edit'),
        mayRead: hasRight(seen, 'manageEntries'),
        isOpen: isOpenFor(seen, 'edit'),
      }
    );
  },
  named: async (sql, ids) =>
    (await findNamed(sql, ids)).map(({ id, name }) => ({
      id,
      title: name,
      address: urlOf('compete', { id }, { part: 'papers' }),
    })),
  participants: participantsOf,
};
