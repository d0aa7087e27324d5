import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  newScheduleItem,
  scheduleItemParams,
  scheduleItemPatch,
  scheduleItemReply,
} from './schedule.schema.ts';

export const listSchedule = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/schedule',
  summary: 'Get the schedule of a competition by day and time, up to 200 items',
  access: 'public',
  params: competitionParams,
  data: z.array(scheduleItemReply),
  errors: [],
});

export const createScheduleItem = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/schedule',
  summary: 'Add a schedule item',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newScheduleItem,
  data: scheduleItemReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'not_a_competition_day', 'schedule_full', 'unknown_workout'],
});

export const changeScheduleItem = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/schedule/:scheduleItemId',
  summary: 'Update a schedule item',
  access: { owner: 'competition' },
  params: scheduleItemParams,
  body: scheduleItemPatch,
  data: scheduleItemReply,
  errors: ['competition_closed', 'not_a_competition_day', 'state_changed', 'unknown_workout'],
});

export const deleteScheduleItem = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/schedule/:scheduleItemId',
  summary: 'Delete a schedule item',
  access: { owner: 'competition' },
  params: scheduleItemParams,
  data: z.null(),
  errors: ['competition_closed'],
});
