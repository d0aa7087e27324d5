import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { competitionParams } from './competition.schema.ts';
import {
  newShift,
  openShiftReply,
  shiftCheckInBody,
  shiftOfferBody,
  shiftParams,
  shiftPatch,
  shiftReply,
  shiftVolunteerParams,
} from './shift.schema.ts';

export const listOpenShifts = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/open-shifts',
  summary: 'List the volunteer shifts by time, with what you can take and what is yours',
  access: 'signed_in',
  params: competitionParams,
  data: z.array(openShiftReply),
  errors: [],
});

export const getMyShiftsCalendar = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/open-shifts/calendar',
  summary: 'Your shifts as a calendar file (iCalendar); a later one updates an earlier one',
  access: 'signed_in',
  params: competitionParams,
  data: z.object({ fileName: z.string(), ics: z.string() }),
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const takeShift = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/shifts/:shiftId/mine',
  summary: 'Sign up for a shift; where someone is looking for a replacement, take it over from them',
  access: 'signed_in',
  params: shiftParams,
  data: openShiftReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [
    'competition_closed',
    'shift_over',
    'shift_full',
    'shift_overlaps',
    'shift_near_heat',
    'shift_needs_waiver',
    'shift_needs_credential',
  ],
});

export const giveBackShift = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/shifts/:shiftId/mine',
  summary: 'Give back a shift of yours in good time',
  access: 'signed_in',
  params: shiftParams,
  data: openShiftReply,
  errors: ['competition_closed', 'too_late_to_give_back'],
});

export const offerShift = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/shifts/:shiftId/mine/offer',
  summary: 'Look for a replacement for a shift of yours, or stop looking',
  access: 'signed_in',
  params: shiftParams,
  body: shiftOfferBody,
  data: openShiftReply,
  errors: ['competition_closed', 'shift_over'],
});

export const listShifts = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/shifts',
  summary: 'List the volunteer shifts by time, with who has signed up',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(shiftReply),
  errors: [],
});

export const createShift = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/shifts',
  summary: 'Add a volunteer shift',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newShift,
  data: shiftReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'shift_ends_before_start', 'too_many_shifts'],
});

export const changeShift = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/shifts/:shiftId',
  summary: 'Update a shift; its volunteers are notified of another time or place',
  access: { owner: 'competition' },
  params: shiftParams,
  body: shiftPatch,
  data: shiftReply,
  errors: ['competition_closed', 'shift_ends_before_start', 'shift_has_more_volunteers', 'state_changed'],
});

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/shifts/:shiftId',
  summary: 'Delete a shift that no one has signed up for',
  access: { owner: 'competition' },
  params: shiftParams,
  data: z.null(),
  errors: ['competition_closed', 'shift_has_volunteers'],
});

export const checkInVolunteer = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/shifts/:shiftId/volunteers/:personId',
  summary: 'Check a volunteer in for a shift, or undo it',
  access: { owner: 'competition' },
  params: shiftVolunteerParams,
  body: shiftCheckInBody,
  data: shiftReply,
  errors: ['competition_closed'],
});

export const removeVolunteer = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/shifts/:shiftId/volunteers/:personId',
  summary: 'Take a volunteer off a shift and notify them',
  access: { owner: 'competition' },
  params: shiftVolunteerParams,
  data: shiftReply,
  errors: ['competition_closed'],
});

export const exportVolunteers = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/volunteers',
  summary: 'Export volunteers as CSV: one row per person and shift, with hours of those who checked in',
  access: { owner: 'competition' },
  params: competitionParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
