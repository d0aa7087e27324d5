import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { dayParams } from './diary.schema.ts';
import { historyQuery } from './history.schema.ts';
import {
  drinkParams,
  drinkReply,
  newDrink,
  weightBody,
  weightRemoval,
  weightReply,
} from './measures.schema.ts';
import {
  diarySettings,
  newTargets,
  targetsReply,
  trainerTargetsParams,
  trainerTargetsReply,
} from './targets.schema.ts';

const changing = { access: 'signed_in', rateLimit: { times: 1000, perSeconds: 3600 } } as const;

export const listTargets = endpoint({
  method: 'GET',
  path: '/api/diary/days/:day/targets',
  summary: 'List my targets as they are from a day on, and later ones',
  access: 'signed_in',
  params: dayParams,
  data: z.object({
    current: z.array(targetsReply),
    later: z.array(targetsReply),
    /** What trainers set of these. */
    byTrainers: z.array(trainerTargetsReply),
  }),
  errors: [],
});

export const setTargets = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/diary/targets',
  summary: 'Set my targets for some weekdays from a day on',
  body: newTargets,
  data: z.null(),
  errors: ['diary_consent_needed', 'too_many_targets'],
});

export const declineTargets = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/diary/trainer-targets/:trainerTargetsId/decline',
  summary: 'Decline the targets that a trainer set for me: my own apply again',
  access: { owner: 'trainer_targets' },
  params: trainerTargetsParams,
  data: z.null(),
  errors: [],
});

export const setDiarySettings = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/diary/settings',
  summary: 'Show or hide calories in my diary',
  body: diarySettings,
  data: diarySettings,
  errors: [],
});

export const addDrink = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/diary/drinks',
  summary: 'Add water to a day of my diary',
  status: 201,
  idempotency: 'required',
  body: newDrink,
  data: drinkReply,
  errors: ['diary_consent_needed', 'too_many_drinks', 'removed_elsewhere'],
});

export const removeDrink = endpoint({
  method: 'DELETE',
  path: '/api/diary/drinks/:drinkId',
  summary: 'Take water out of my diary',
  access: { owner: 'drink' },
  params: drinkParams,
  data: z.null(),
  errors: [],
});

export const listWeights = endpoint({
  method: 'GET',
  path: '/api/diary/weights',
  summary: 'List my weight by day',
  access: 'signed_in',
  query: historyQuery,
  data: z.object({ weights: z.array(weightReply) }),
  errors: [],
});

export const setWeight = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/diary/days/:day/weight',
  summary: 'Set my weight of a day: the one typed last counts',
  params: dayParams,
  body: weightBody,
  data: weightReply,
  errors: ['body_consent_needed'],
});

export const removeWeight = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/diary/days/:day/weight',
  summary: 'Remove my weight of a day, unless it was typed later',
  params: dayParams,
  query: weightRemoval,
  data: z.null(),
  errors: [],
});
