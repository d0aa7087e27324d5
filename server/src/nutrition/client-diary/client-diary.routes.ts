import { getClientDiary } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { readClientDiary } from './client-diary.service.ts';

export const clientDiaryRoutes: readonly Route[] = [
  serve(getClientDiary, ({ parts, viewer, params, query }) =>
    readClientDiary(parts, viewer, params.coachingId, query),
  ),
];
