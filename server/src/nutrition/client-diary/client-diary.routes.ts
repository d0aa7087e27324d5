import {
  getClientDay,
  getClientDiary,
  getClientWeights,
} from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { readClientDay, readClientDiary, readClientWeights } from './client-diary.service.ts';

export const clientDiaryRoutes: readonly Route[] = [
  serve(getClientDiary, ({ parts, viewer, params, query }) =>
    readClientDiary(parts, viewer, params.coachingId, query),
  ),
  serve(getClientDay, ({ parts, viewer, params }) => readClientDay(parts, viewer, params)),
  serve(getClientWeights, ({ parts, viewer, params, query }) =>
    readClientWeights(parts, viewer, params.coachingId, query),
  ),
];
