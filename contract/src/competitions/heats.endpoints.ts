import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  heatCardsQuery,
  heatParams,
  heatReply,
  heatStartBody,
  heatsQuery,
  heatsReply,
  myHeatsReply,
} from './heat.schema.ts';
import { heatPlanParams } from './heat-plan.schema.ts';

export const listHeats = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/heats',
  summary: 'List published heats by time, with who is in which lane',
  access: 'public',
  params: competitionParams,
  query: heatsQuery,
  data: heatsReply,
  errors: [],
});

export const listMyHeats = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/my-heats',
  summary: 'List your own heats and those of your teams, by time',
  access: 'signed_in',
  params: competitionParams,
  data: myHeatsReply,
  errors: [],
});

export const getMyHeatsCalendar = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/my-heats/calendar',
  summary: 'Your heats as a calendar file (iCalendar); a later one updates an earlier one',
  access: 'signed_in',
  params: competitionParams,
  data: z.object({ fileName: z.string(), ics: z.string() }),
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const startHeat = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/heats/:heatId/clock',
  summary: 'Start the clock of a heat, or reset it after a false start',
  access: { owner: 'competition' },
  params: heatParams,
  body: heatStartBody,
  data: heatReply,
  errors: ['competition_closed', 'state_changed', 'head_judge_starts'],
});

export const getHeatSheet = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/heat-sheets/:workoutId',
  summary: 'The published heats of a workout as PDF, with their version and a QR code to the current ones',
  access: 'public',
  params: heatPlanParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const getHeatCards = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/heat-sheets/:workoutId/cards',
  summary: 'Lane cards or scorecards of the published heats of a workout as PDF, for the staff',
  access: { owner: 'competition' },
  params: heatPlanParams,
  query: heatCardsQuery,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
