import { z } from 'zod';
import { coachingParams } from '../coaching/coaching.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { dayParams, diaryDay } from './diary.schema.ts';
import { historyDay, historyQuery } from './history.schema.ts';
import { mealPlanParams, mealPlanReply, newMealPlan } from './meal-plan.schema.ts';
import { weightReply } from './measures.schema.ts';
import { newTrainerTargets, targetsReply, trainerTargetsReply } from './targets.schema.ts';

export const getClientDiary = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/diary',
  summary: 'Get what the days of a client’s diary add up to, where the client shares nutrition',
  access: { owner: 'coaching' },
  params: coachingParams,
  query: historyQuery,
  data: z.object({
    /** Null: the client doesn’t share nutrition. */
    diary: z
      .object({
        days: z.array(historyDay),
        targets: z.array(targetsReply),
        /** What trainers of this coaching set, the latest first. */
        byTrainer: z.array(trainerTargetsReply),
        /** Of this coaching, the latest first. */
        plans: z.array(mealPlanReply),
      })
      .nullable(),
  }),
  errors: [],
});

/** What a client ate and drank, beside their targets: no weight, which is the body’s, and no plan of another trainer. */
const clientDay = diaryDay.pick({ day: true, entries: true, targets: true, drinks: true });
export type ClientDay = z.output<typeof clientDay>;

export const getClientDay = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/diary/days/:day',
  summary: 'Get a day of a client’s diary with its foods, where the client shares nutrition',
  access: { owner: 'coaching' },
  params: coachingParams.extend(dayParams.shape),
  /** Null: the client doesn’t share nutrition. */
  data: z.object({ day: clientDay.nullable() }),
  errors: [],
});

export const getClientWeights = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/weights',
  summary: 'Get a client’s weight by day, from diary and check-ins, where the client shares their body',
  access: { owner: 'coaching' },
  params: coachingParams,
  query: historyQuery,
  data: z.object({
    /** The earliest first. Null: the client doesn’t share their body. */
    weights: z.array(weightReply).nullable(),
  }),
  errors: [],
});

export const setClientTargets = endpoint({
  method: 'POST',
  path: '/api/coachings/:coachingId/targets',
  summary:
    'Set targets for a client who shares nutrition. The client gets a notification and can decline them',
  access: { owner: 'coaching' },
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 200, perSeconds: 3600 },
  params: coachingParams,
  body: newTrainerTargets,
  data: z.object({ id: z.string() }),
  errors: ['nutrition_not_shared', 'too_many_targets'],
});

export const setMealPlan = endpoint({
  method: 'POST',
  path: '/api/coachings/:coachingId/meal-plans',
  summary:
    'Plan the meals of some weekdays for a client who shares nutrition. The client gets a notification and can decline the plan',
  access: { owner: 'coaching' },
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 200, perSeconds: 3600 },
  params: coachingParams,
  body: newMealPlan,
  data: z.object({ id: z.string() }),
  errors: ['nutrition_not_shared', 'too_many_meal_plans', 'unknown_portion', 'too_heavy'],
});

export const removeMealPlan = endpoint({
  method: 'DELETE',
  path: '/api/coachings/:coachingId/meal-plans/:mealPlanId',
  summary: 'Remove a meal plan of a client; what was logged from it stays in the diary',
  access: { owner: 'coaching' },
  params: z.strictObject({ ...coachingParams.shape, ...mealPlanParams.shape }),
  data: z.null(),
  errors: [],
});

export const declineMealPlan = endpoint({
  method: 'POST',
  path: '/api/diary/meal-plans/:mealPlanId/decline',
  summary: 'Decline a meal plan that a trainer made for me: it leaves my diary',
  access: { owner: 'meal_plan' },
  rateLimit: { times: 200, perSeconds: 3600 },
  params: mealPlanParams,
  data: z.null(),
  errors: [],
});
