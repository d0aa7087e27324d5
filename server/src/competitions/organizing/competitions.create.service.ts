import type { NewCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { pointsMatchTotal } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { unknownCountry } from '../competitions/competitions.errors.ts';
import { asksForUnknownTable, usualCompetitionScoring } from '../competitions/competitions.rules.ts';
import { type CompetitionView, viewCompetition } from '../directory/competitions.service.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { pointsAgainstTotal, unknownPointsTable, unknownWorkout } from '../workouts/workouts.errors.ts';
import { type CompetitionToMake, makeDraft } from './competitions.make.service.ts';

/** Creates a draft owned by the viewer. Throws 422 for settings that name something that doesn't exist. */
export async function createCompetition(
  parts: Parts,
  viewer: Viewer,
  body: NewCompetition,
): Promise<CompetitionView> {
  checkNewSettings(body);
  const draft = draftOf(body, parts.clock.now());
  const { id, name } = draft.competition;
  return parts.database.transaction(async (tx) => {
    await makeDraft(parts, tx, viewer, draft);
    await auditCompetition(parts, tx, viewer, id, 'competition.created', { after: { name } });
    return viewCompetition(parts, tx.sql, viewer, id);
  });
}

/** The rows of a draft with these settings. */
export function draftOf(body: NewCompetition, now: Date): CompetitionToMake {
  const id = newId(now.getTime());
  const made = { competitionId: id, createdAt: now };
  const { divisions, workouts, scoring, ...facts } = body;
  return {
    competition: { ...facts, id, scoring: scoring ?? usualCompetitionScoring(body.online) },
    divisions: divisions.map((division, index) => ({
      ...division,
      ...made,
      id: newId(now.getTime()),
      position: index + 1,
      frozenAt: null,
    })),
    workouts: workouts.map(({ standards: _, releaseAt, ...workout }, index) => ({
      ...workout,
      ...made,
      releaseAt: releaseAt === null ? null : new Date(releaseAt),
      id: newId(now.getTime()),
      position: index + 1,
    })),
  };
}

function checkNewSettings({ country, online, scoring, divisions, workouts }: NewCompetition): void {
  const { total } = scoring ?? usualCompetitionScoring(online);
  if (country && !isCountry(country)) throw unknownCountry();
  if (asksForUnknownTable(scoring?.points)) throw unknownPointsTable('body.scoring.points.table');
  // Nothing has an id yet that could be named.
  if (scoring?.tieWorkout) throw unknownWorkout('body.scoring.tieWorkout');
  for (const [index, { points, cuts }] of divisions.entries()) {
    if (cuts.length > 0) throw unknownWorkout(`body.divisions.${index}.cuts.0.afterWorkoutId`);
    if (asksForUnknownTable(points)) throw unknownPointsTable(`body.divisions.${index}.points.table`);
    if (points && !pointsMatchTotal(points, total))
      throw pointsAgainstTotal(`body.divisions.${index}.points.method`);
  }
  for (const [index, { points, partOf, standards, divisionIds, scoring: measured }] of workouts.entries()) {
    if (standards.length > 0) throw unknownDivision(`body.workouts.${index}.standards.0.divisionId`);
    if (divisionIds) throw unknownDivision(`body.workouts.${index}.divisionIds.0`);
    if (asksForUnknownTable(points.points))
      throw unknownPointsTable(`body.workouts.${index}.points.points.table`);
    if (points.points && !pointsMatchTotal(points.points, total))
      throw pointsAgainstTotal(`body.workouts.${index}.points.points.method`);
    if (partOf) throw unknownWorkout(`body.workouts.${index}.partOf`);
    if (measured.brokenByPart) throw unknownWorkout(`body.workouts.${index}.scoring.brokenByPart`);
  }
}
