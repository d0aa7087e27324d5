import * as endpoints from '@chalkline/contract/competitions/next-steps.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listNextSteps } from './next-steps.service.ts';

export const nextStepRoutes: readonly Route[] = [
  serve(endpoints.listNextSteps, ({ parts, viewer }) => listNextSteps(parts, viewer)),
];
