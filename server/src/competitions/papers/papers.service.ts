import { adultIfBornBy } from '@chalkline/contract/adult-age.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { movedByDays } from '@chalkline/contract/wall-span.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { copyQuestions } from '../../waivers/questions/questions.copy.service.ts';
import type { PaperSubject } from '../../waivers/subjects/paper-subject.service.ts';
import { copyWaivers } from '../../waivers/waivers/waivers.copy.service.ts';
import { findVisible } from '../competitions/competition-access.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
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

/**
 * Gives a copy of a competition the waivers of its athletes and volunteers, and its questions; answers stop changing as
 * long before the first day.
 */
export async function copyCompetitionPapers(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  from: Pick<Competition, 'id' | 'zone' | 'startsOn'>,
  to: Pick<Competition, 'id' | 'startsOn'>,
): Promise<void> {
  const subject = { subjectKind: 'competition', subjectId: from.id } as const;
  await copyWaivers(parts, tx, subject, [to.id]);
  await copyWaivers(parts, tx, { ...subject, subjectKind: 'volunteers' }, [to.id]);
  const until = (other: Date) =>
    new Date(movedByDays(other.toISOString(), from.zone, from.startsOn, to.startsOn));
  await copyQuestions(parts, tx, subject, [{ subjectId: to.id, until }]);
}
