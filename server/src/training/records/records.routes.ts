import * as endpoints from '@chalkline/contract/training/training.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listCompetitionRecords } from './competition-records.service.ts';
import { presentTraining } from './records.present.ts';
import { readExerciseHistory, readTraining } from './records.service.ts';

export const recordRoutes: readonly Route[] = [
  serve(endpoints.getTraining, async ({ parts, viewer }) =>
    presentTraining(await readTraining(parts, viewer)),
  ),
  serve(endpoints.getExerciseHistory, ({ parts, viewer, params }) =>
    readExerciseHistory(parts, viewer, params.exerciseId),
  ),
  serve(endpoints.listCompetitionRecords, ({ parts, viewer, params }) =>
    listCompetitionRecords(parts, viewer, params.personId),
  ),
];
