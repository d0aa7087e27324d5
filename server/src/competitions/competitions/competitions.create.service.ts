import type { NewCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertDivisions } from '../divisions/divisions.repository.ts';
import { insertStaff } from '../staff/staff.repository.ts';
import { requestBoards } from '../standings/boards.request.service.ts';
import { unknownPointsTable, unknownWorkout } from '../workouts/workouts.errors.ts';
import { insertWorkouts } from '../workouts/workouts.repository.ts';
import { unknownCountry } from './competitions.errors.ts';
import { insertCompetition } from './competitions.repository.ts';
import { asksForUnknownTable, usualCompetitionScoring } from './competitions.rules.ts';
import {
  auditCompetition,
  type CompetitionView,
  competitionWords,
  viewCompetition,
} from './competitions.service.ts';

/** A draft owned by the viewer. Throws 422 for settings that name what is not there. */
export async function createCompetition(
  parts: Parts,
  viewer: Viewer,
  body: NewCompetition,
): Promise<CompetitionView> {
  checkNewSettings(body);
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const made = { competitionId: id, createdAt: now };
  const { divisions, workouts, scoring, ...facts } = body;
  const divisionRows = divisions.map((division, index) => ({
    ...division,
    ...made,
    id: newId(now.getTime()),
    position: index + 1,
  }));
  const workoutRows = workouts.map((workout, index) => ({
    ...workout,
    ...made,
    id: newId(now.getTime()),
    position: index + 1,
  }));
  return parts.database.transaction(async (tx) => {
    await insertCompetition(tx.sql, {
      ...facts,
      id,
      state: 'draft',
      scoring: scoring ?? usualCompetitionScoring(body.online),
      words: competitionWords(facts),
      createdBy: viewer.personId,
      createdAt: now,
      changedAt: now,
    });
    const owner = { competitionId: id, personId: viewer.personId, role: 'owner' } as const;
    await insertStaff(tx.sql, { ...owner, addedBy: viewer.personId, addedAt: now });
    await insertDivisions(tx.sql, divisionRows);
    await insertWorkouts(tx.sql, workoutRows);
    await auditCompetition(parts, tx, viewer, id, 'competition.created', { after: { name: body.name } });
    await requestBoards(
      parts,
      tx,
      divisionRows.map((division) => division.id),
    );
    return viewCompetition(tx.sql, viewer, id);
  });
}

function checkNewSettings({ country, scoring, divisions, workouts }: NewCompetition): void {
  if (country && !isCountry(country)) throw unknownCountry();
  if (asksForUnknownTable(scoring?.points)) throw unknownPointsTable('body.scoring.points.table');
  // Nothing has an id yet, so nothing can be named by one.
  if (scoring?.tieWorkout) throw unknownWorkout('body.scoring.tieWorkout');
  for (const [index, { points }] of divisions.entries()) {
    if (asksForUnknownTable(points)) throw unknownPointsTable(`body.divisions.${index}.points.table`);
  }
  for (const [index, { points, scoring: measured }] of workouts.entries()) {
    if (asksForUnknownTable(points.points))
      throw unknownPointsTable(`body.workouts.${index}.points.points.table`);
    if (measured.brokenByPart) throw unknownWorkout(`body.workouts.${index}.scoring.brokenByPart`);
  }
}
