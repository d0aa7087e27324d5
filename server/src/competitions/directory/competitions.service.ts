import { countryName } from '../../countries/countries.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import {
  type Competition,
  type CompetitionSeen,
  findCancellation,
} from '../competitions/competitions.repository.ts';
import { type Division, findDivisions } from '../divisions/divisions.repository.ts';
import { mayKnowWorkout } from '../workouts/workouts.policy.ts';
import { findWorkouts, type Workout } from '../workouts/workouts.repository.ts';

/** A competition with all that its page shows. */
export interface CompetitionView extends CompetitionSeen {
  readonly divisions: readonly Division[];
  /** Those that the one who asks may know of. */
  readonly workouts: readonly Workout[];
  /** Those whose time has not come, where it must be waited for. */
  readonly unreleased: readonly Workout[];
  /** When and why it was canceled; null for one that takes place. */
  readonly canceled: { readonly canceledAt: Date; readonly reason: string } | null;
}

/** Throws 404 for drafts of others. */
export async function getCompetition(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<CompetitionView> {
  return viewCompetition(parts, parts.database.sql, viewer, competitionId);
}

/** The same inside a transaction. */
export async function viewCompetition(
  parts: Parts,
  sql: Sql,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<CompetitionView> {
  const seen = await seeCompetition(sql, viewer, competitionId);
  const divisions = await findDivisions(sql, competitionId);
  const all = await findWorkouts(sql, competitionId);
  const now = parts.clock.now();
  const known = (workout: Workout) => mayKnowWorkout(seen, workout, now);
  const unreleased = all.filter((workout) => !known(workout));
  const canceled = seen.state === 'canceled' ? await findCancellation(sql, competitionId) : null;
  return { ...seen, divisions, workouts: all.filter(known), unreleased, canceled };
}

/** What a search for a competition looks through. */
export function competitionWords(facts: Pick<Competition, 'name' | 'place' | 'country'>): string {
  return searchWords(facts.name, facts.place, countryName(facts.country));
}
