import { setClientTargets as setEndpoint } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { declineTargets as declineEndpoint } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { declineTargets, mayTrain, setClientTargets } from './trainer-targets.service.ts';

export const trainerTargetsRoutes: readonly Route[] = [
  serve(
    setEndpoint,
    ({ parts, viewer, params, body }) => setClientTargets(parts, viewer, params.coachingId, body),
    { mayRepeat: ({ parts, viewer, params }) => mayTrain(parts, viewer, params.coachingId) },
  ),
  serve(declineEndpoint, ({ parts, viewer, params }) =>
    declineTargets(parts, viewer, params.trainerTargetsId),
  ),
];
