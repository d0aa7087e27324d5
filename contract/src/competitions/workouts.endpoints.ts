import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { competitionParams } from './competition.schema.ts';
import { newOrder } from './order.schema.ts';
import { newWorkout, workoutPage, workoutParams, workoutPatch, workoutReply } from './workout.schema.ts';

export const listWorkouts = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/workouts',
  summary: 'The workouts of a competition, in its order',
  access: 'public',
  params: competitionParams,
  data: z.array(workoutReply),
  errors: [],
});

export const getWorkout = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/workouts/:workoutId',
  summary: 'One workout',
  access: 'public',
  params: workoutParams,
  data: workoutReply,
  errors: [],
});

export const getWorkoutPage = endpoint({
  method: 'GET',
  path: '/api/workouts/:workoutId',
  summary: 'One workout by its own id, with the competition it belongs to',
  access: 'public',
  params: z.strictObject({ workoutId: idField }),
  data: workoutPage,
  errors: [],
});

export const createWorkout = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/workouts',
  summary: 'Add a workout, last in order',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newWorkout,
  data: workoutReply,
  status: 201,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'cut_made',
    'workout_name_taken',
    'unknown_division',
    'points_against_total',
    'unknown_points_table',
    'unknown_workout',
    'workouts_circular',
  ],
});

export const changeWorkout = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/workouts/:workoutId',
  summary: 'Update a workout; its scoring only while it has no scores',
  access: { owner: 'competition' },
  params: workoutParams,
  body: workoutPatch,
  data: workoutReply,
  errors: [
    'competition_closed',
    'cut_made',
    'workout_name_taken',
    'workout_has_scores',
    'workout_in_use',
    'state_changed',
    'unknown_division',
    'points_against_total',
    'unknown_points_table',
    'unknown_workout',
    'workouts_circular',
  ],
});

export const orderWorkouts = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/workouts/order',
  summary: 'Reorder all workouts of a competition',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newOrder,
  data: z.array(workoutReply),
  errors: ['competition_closed', 'cut_made', 'state_changed'],
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/workouts/:workoutId',
  summary: 'Delete a workout that has no scores',
  access: { owner: 'competition' },
  params: workoutParams,
  data: z.null(),
  errors: ['competition_closed', 'cut_made', 'workout_in_use', 'workout_on_frozen_board'],
});
