import { type AuditedKind, auditedAsShared } from '../../audit/audited-things.service.ts';
import { sharedCompetitions } from '../directory/competitions.public.service.ts';
import { findCompetitionsOfEntries } from './entries.repository.ts';

const audited = auditedAsShared('competition', sharedCompetitions);

/** Competitions that everyone can see, and registrations by their competition. */
export const auditedCompetitions: readonly AuditedKind[] = [
  audited,
  {
    kind: 'entry',
    async find(parts, viewer, ids) {
      const rows = await findCompetitionsOfEntries(parts.database.sql, ids);
      const found = await audited.find(parts, viewer, [
        ...new Set(rows.map(({ competitionId }) => competitionId)),
      ]);
      return new Map(
        rows.flatMap(({ id, competitionId }) => {
          const competition = found.get(competitionId);
          return competition ? [[id, competition]] : [];
        }),
      );
    },
  },
];
