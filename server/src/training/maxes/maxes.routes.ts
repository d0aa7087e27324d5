import * as endpoints from '@chalkline/contract/training/training.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { setMax } from './maxes.service.ts';

export const maxRoutes: readonly Route[] = [
  serve(endpoints.setTrainingMax, ({ parts, viewer, params, body }) =>
    setMax(parts, viewer, params.exerciseId, body),
  ),
];
