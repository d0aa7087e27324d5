import { recordAudit } from '../../audit/audit.service.ts';
import { countryName } from '../../countries/countries.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';
import { seeCompetition } from './competition-access.service.ts';
import type { Competition, CompetitionSeen } from './competitions.repository.ts';

/** A competition with all that its page shows. */
export interface CompetitionView extends CompetitionSeen {
  readonly divisions: readonly Division[];
  readonly workouts: readonly WorkoutRow[];
}

/** Throws 404 for drafts of others. */
export async function getCompetition(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<CompetitionView> {
  return viewCompetition(parts.database.sql, viewer, competitionId);
}

/** The same inside a transaction. */
export async function viewCompetition(
  sql: Sql,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<CompetitionView> {
  const seen = await seeCompetition(sql, viewer, competitionId);
  const divisions = await findDivisions(sql, competitionId);
  const workouts = await findWorkouts(sql, competitionId);
  return { ...seen, divisions, workouts };
}

/** What a search for a competition looks through. */
export function competitionWords(facts: Pick<Competition, 'name' | 'place' | 'country'>): string {
  return searchWords(facts.name, facts.place, countryName(facts.country));
}

export function auditCompetition(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  action: string,
  change: { readonly before?: unknown; readonly after?: unknown },
): Promise<void> {
  const subject = { subjectKind: 'competition', subjectId: competitionId };
  return recordAudit(parts, tx, { actorId: viewer.personId, action, ...subject, ...change });
}
