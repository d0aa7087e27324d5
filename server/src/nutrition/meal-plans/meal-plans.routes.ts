import * as endpoints from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { mayTrain } from '../trainer-targets/trainer-targets.service.ts';
import { declineMealPlan, removeMealPlan, setMealPlan } from './meal-plans.service.ts';

export const mealPlanRoutes: readonly Route[] = [
  serve(
    endpoints.setMealPlan,
    ({ parts, viewer, params, body }) => setMealPlan(parts, viewer, params.coachingId, body),
    { mayRepeat: ({ parts, viewer, params }) => mayTrain(parts, viewer, params.coachingId) },
  ),
  serve(endpoints.removeMealPlan, ({ parts, viewer, params }) =>
    removeMealPlan(parts, viewer, params.coachingId, params.mealPlanId),
  ),
  serve(endpoints.declineMealPlan, ({ parts, viewer, params }) =>
    declineMealPlan(parts, viewer, params.mealPlanId),
  ),
];
