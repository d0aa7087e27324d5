import * as competitions from '@chalkline/contract/competitions/competitions.endpoints.ts';
import * as divisions from '@chalkline/contract/competitions/divisions.endpoints.ts';
import * as workouts from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentCompetition } from '../directory/competitions.present.ts';
import { presentDivision, presentDivisions } from '../divisions/divisions.present.ts';
import { presentWorkout, presentWorkouts } from '../workouts/workouts.present.ts';
import { changeCompetition } from './competitions.change.service.ts';
import { copyCompetition } from './competitions.copy.service.ts';
import { createCompetition } from './competitions.create.service.ts';
import { moveCompetition } from './competitions.move.service.ts';
import {
  changeDivision,
  createDivision,
  deleteDivision,
  orderDivisions,
} from './divisions.change.service.ts';
import { changeWorkout, createWorkout, deleteWorkout, orderWorkouts } from './workouts.change.service.ts';

/** What the owner of a competition makes it of: itself, its divisions and its workouts. */
export const organizingRoutes: readonly Route[] = [
  serve(competitions.createCompetition, async ({ parts, viewer, body }) =>
    presentCompetition(await createCompetition(parts, viewer, body)),
  ),
  serve(
    competitions.copyCompetition,
    async ({ parts, viewer, params, body }) =>
      presentCompetition(await copyCompetition(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(competitions.changeCompetition, async ({ parts, viewer, params, body }) =>
    presentCompetition(await changeCompetition(parts, viewer, params.competitionId, body)),
  ),
  serve(
    competitions.moveCompetition,
    async ({ parts, viewer, params, body }) =>
      presentCompetition(await moveCompetition(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('edit') },
  ),
  serve(
    divisions.createDivision,
    async ({ parts, viewer, params, body }) =>
      presentDivision(await createDivision(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('edit') },
  ),
  serve(divisions.changeDivision, async ({ parts, viewer, params, body }) =>
    presentDivision(await changeDivision(parts, viewer, params, body)),
  ),
  serve(divisions.orderDivisions, async ({ parts, viewer, params, body }) =>
    presentDivisions(await orderDivisions(parts, viewer, params.competitionId, body)),
  ),
  serve(divisions.deleteDivision, async ({ parts, viewer, params }) => deleteDivision(parts, viewer, params)),
  serve(
    workouts.createWorkout,
    async ({ parts, viewer, params, body }) =>
      presentWorkout(await createWorkout(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('edit') },
  ),
  serve(workouts.changeWorkout, async ({ parts, viewer, params, body }) =>
    presentWorkout(await changeWorkout(parts, viewer, params, body)),
  ),
  serve(workouts.orderWorkouts, async ({ parts, viewer, params, body }) =>
    presentWorkouts(await orderWorkouts(parts, viewer, params.competitionId, body)),
  ),
  serve(workouts.deleteWorkout, async ({ parts, viewer, params }) => deleteWorkout(parts, viewer, params)),
];
