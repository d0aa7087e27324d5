import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { floorParams } from './floor.schema.ts';
import {
  floorDelay,
  floorDelayReply,
  heatLayoutBody,
  heatPlanLine,
  heatPlanParams,
  heatPlanReply,
  heatSeeding,
  heatVersionBody,
  lateEntriesBody,
  weekendSeeding,
  weekendSeedingReply,
} from './heat-plan.schema.ts';

const plans = '/api/competitions/:competitionId/heat-plans';
const onePlan = `${plans}/:workoutId` as const;

export const listHeatPlans = endpoint({
  method: 'GET',
  path: plans,
  summary: 'List which workouts have heats, with drafts',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(heatPlanLine),
  errors: [],
});

export const getHeatPlan = endpoint({
  method: 'GET',
  path: onePlan,
  summary: 'Get the draft of a workout’s heats with its conflicts; null before the first seeding',
  access: { owner: 'competition' },
  params: heatPlanParams,
  data: heatPlanReply.nullable(),
  errors: ['unknown_workout'],
});

export const seedHeats = endpoint({
  method: 'PUT',
  path: onePlan,
  summary: 'Seed a workout’s heats into the draft; locked and started heats keep their athletes and lanes',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: heatSeeding,
  data: heatPlanReply,
  idempotency: 'optional',
  errors: [
    'competition_closed',
    'not_a_competition_day',
    'unknown_workout',
    'unknown_floor',
    'unknown_division',
    'workout_of_other_divisions',
    'nothing_to_copy',
    'unknown_qualifier',
    'too_many_heats',
    'state_changed',
  ],
});

export const seedWeekend = endpoint({
  method: 'PUT',
  path: plans,
  summary:
    'Seed workouts that have heats again, all together, so that as few people as possible rest too little',
  access: { owner: 'competition' },
  params: competitionParams,
  body: weekendSeeding,
  data: weekendSeedingReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [
    'competition_closed',
    'not_a_competition_day',
    'unknown_workout',
    'unknown_floor',
    'unknown_division',
    'workout_of_other_divisions',
    'no_heats',
    'nothing_to_copy',
    'unknown_qualifier',
    'too_many_heats',
    'state_changed',
  ],
});

export const saveHeatLayout = endpoint({
  method: 'PUT',
  path: `${onePlan}/layout`,
  summary: 'Save the draft after athletes were moved or heats were locked by hand',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: heatLayoutBody,
  data: heatPlanReply,
  errors: [
    'competition_closed',
    'unknown_workout',
    'no_heats',
    'layout_wrong',
    'heat_started',
    'state_changed',
  ],
});

export const placeLateEntries = endpoint({
  method: 'POST',
  path: `${onePlan}/late-entries`,
  summary: 'Put everyone without a heat into empty lanes',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: lateEntriesBody,
  data: heatPlanReply,
  errors: ['competition_closed', 'unknown_workout', 'no_heats', 'no_empty_lane', 'state_changed'],
});

export const publishHeats = endpoint({
  method: 'POST',
  path: `${onePlan}/publication`,
  summary:
    'Publish the draft as the next version and notify the athletes and judges it changes something for',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: heatVersionBody,
  data: heatPlanReply,
  idempotency: 'optional',
  errors: [
    'competition_closed',
    'competition_is_draft',
    'unknown_workout',
    'no_heats',
    'floor_taken',
    'state_changed',
  ],
});

export const deleteHeatPlan = endpoint({
  method: 'DELETE',
  path: onePlan,
  summary: 'Delete a workout’s heats, published ones included',
  access: { owner: 'competition' },
  params: heatPlanParams,
  data: z.null(),
  errors: ['competition_closed', 'unknown_workout', 'no_heats', 'heat_started'],
});

export const previewFloorDelay = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/floors/:floorId/delays/preview',
  summary: 'What moving a floor’s heats that have not started would change',
  access: { owner: 'competition' },
  params: floorParams,
  body: floorDelay,
  data: floorDelayReply,
  errors: ['competition_closed', 'unknown_heat', 'heat_started'],
});

export const delayFloor = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/floors/:floorId/delays',
  summary: 'Move all heats of a floor that have not started, and notify each person once',
  access: { owner: 'competition' },
  params: floorParams,
  body: floorDelay,
  data: floorDelayReply,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'unknown_heat',
    'heat_started',
    'nothing_to_delay',
    'heat_in_past',
    'floor_taken',
  ],
});
