import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeCompetitionCode } from '../admission/admission.service.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { type Competition, insertCompetition } from '../competitions/competitions.repository.ts';
import { competitionWords } from '../directory/competitions.service.ts';
import { insertDivisions } from '../divisions/divisions.repository.ts';
import type { DivisionRow } from '../divisions/divisions.table.ts';
import { insertStaff } from '../staff/staff.repository.ts';
import { scheduleReleases } from '../workouts/workouts.release.service.ts';
import { insertWorkouts } from '../workouts/workouts.repository.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';

export interface CompetitionToMake {
  readonly competition: Omit<Competition, 'state' | 'code' | 'createdBy' | 'createdAt' | 'updatedAt'>;
  readonly divisions: readonly DivisionRow[];
  readonly workouts: readonly WorkoutRow[];
  /** A draft unless it says otherwise. */
  readonly state?: CompetitionState;
}

/** Puts a new draft down whose owner the viewer is, with its divisions and workouts. */
export async function makeDraft(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competition, divisions, workouts, state = 'draft' }: CompetitionToMake,
): Promise<void> {
  const now = parts.clock.now();
  const { id } = competition;
  await insertCompetition(tx.sql, {
    ...competition,
    state,
    code: competition.visibility === 'private' ? makeCompetitionCode() : null,
    words: competitionWords(competition),
    createdBy: viewer.personId,
    createdAt: now,
    updatedAt: now,
  });
  const owner = { competitionId: id, personId: viewer.personId, role: 'owner', until: null } as const;
  await insertStaff(tx.sql, { ...owner, createdBy: viewer.personId, createdAt: now });
  await insertDivisions(tx.sql, divisions);
  await insertWorkouts(tx.sql, workouts);
  await scheduleReleases(
    parts,
    tx,
    id,
    workouts.map(({ releaseAt }) => releaseAt),
  );
  await requestBoards(
    parts,
    tx,
    divisions.map((division) => division.id),
  );
}
