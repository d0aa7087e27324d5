import { adultIfBornBy } from '@chalkline/contract/adult-age.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findUnsigned } from '../../waivers/signatures/signatures.service.ts';
import type { PaperSubject } from '../../waivers/subjects/paper-subject.service.ts';
import { findVisible } from '../competitions/competition-access.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import { findCredentials, findHeldCredentials } from '../credentials/credentials.repository.ts';
import { missingFor } from '../credentials/credentials.rules.ts';
import { findNamed } from '../papers/papers.repository.ts';
import { volunteersOf } from './shifts.repository.ts';
import type { ShiftRow } from './shifts.table.ts';

export const volunteersSubject = (competitionId: string) =>
  ({ subjectKind: 'volunteers', subjectId: competitionId }) as const;

/** What volunteers of a competition sign: written and read by those who do it for its athletes. */
export const volunteerPapers: PaperSubject = {
  kind: 'volunteers',
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
      address: urlOf('volunteer', { id }),
    })),
  participants: volunteersOf,
};

/** What a volunteer still needs for a shift: titles of waivers, names of credentials. */
export interface MissingPapers {
  readonly unsigned: readonly string[];
  readonly missing: readonly string[];
}

type PapersOf = (personId: string, shift: Pick<ShiftRow, 'role'>) => MissingPapers;

/** Reads what these people have signed and which credentials they have. */
export async function readPapers(
  sql: Sql,
  competitionId: string,
  personIds: readonly string[],
): Promise<PapersOf> {
  const [asked, held, unsigned] = [
    await findCredentials(sql, competitionId),
    await findHeldCredentials(sql, competitionId),
    await findUnsigned(sql, volunteersSubject(competitionId), [...new Set(personIds)]),
  ];
  const heldBy = Map.groupBy(held, ({ personId }) => personId);
  const unsignedBy = Map.groupBy(unsigned, ({ personId }) => personId);
  return (personId, { role }) => ({
    unsigned: (unsignedBy.get(personId) ?? []).map(({ title }) => title),
    missing: missingFor(role, asked, heldBy.get(personId) ?? []),
  });
}
