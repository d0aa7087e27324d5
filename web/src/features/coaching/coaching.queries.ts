import {
  getSchedule,
  getSharing,
  listCheckInForms,
  listCheckIns,
} from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import type { CoachingSide, CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { ClientType } from '@chalkline/contract/coaching/coaching.schema.ts';
import {
  getAsking,
  getCoaching,
  getTrainerDashboard,
  getTrainerSettings,
  listCoachings,
  listNotes,
  listTrainers,
} from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { getClientScreening } from '@chalkline/contract/coaching/screening.endpoints.ts';
import type { TrainerRequestState } from '@chalkline/contract/coaching/trainer-request.lifecycle.ts';
import {
  getOwnTrainerRequest,
  listTrainerRequests,
} from '@chalkline/contract/coaching/trainer-requests.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, pagedQueryOf } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';
import { today } from '../../ui/now.ts';

const all = ['coaching'] as const;

interface ClientsAsked {
  readonly type: ClientType;
  readonly search: string;
}

/** How a trainer's clients are doing; the list itself comes in pages. */
const dashboard = queryOptions({
  queryKey: [...all, 'dashboard'],
  queryFn: async ({ signal }) =>
    (await call(getTrainerDashboard, { query: { type: 'all', limit: 1 } }, { signal })).data,
});

/** Every key of the feature. */
export const coachingQueries = {
  all,

  counts: () => queryOptions({ ...dashboard, select: ({ counts }) => counts }),

  figures: () => queryOptions({ ...dashboard, select: ({ figures }) => figures }),

  clients: ({ type, search }: ClientsAsked) =>
    pagedQueryOf([...all, 'clients', type, search], async (cursor, signal) => {
      const query = { type, ...(search && { search }), ...(cursor && { cursor }) };
      const { clients, next } = (await call(getTrainerDashboard, { query }, { signal })).data;
      return { data: clients, next };
    }),

  list: (side: CoachingSide, state?: CoachingState, search = '') =>
    pagedQuery([...all, 'list', side, state, search], listCoachings, {
      query: { side, search, ...(state && { state }) },
    }),

  screening: (coachingId: string) =>
    queryOptions({
      queryKey: [...all, 'screening', coachingId],
      queryFn: async ({ signal }) =>
        (await call(getClientScreening, { params: { coachingId } }, { signal })).data,
    }),

  one: (coachingId: string) =>
    queryOptions({
      queryKey: [...all, 'one', coachingId],
      queryFn: async ({ signal }) => (await call(getCoaching, { params: { coachingId } }, { signal })).data,
    }),

  asking: (personId: string) =>
    queryOptions({
      queryKey: [...all, 'asking', personId],
      queryFn: async ({ signal }) => (await call(getAsking, { params: { personId } }, { signal })).data,
    }),

  trainers: (search: string) => pagedQuery([...all, 'trainers', search], listTrainers, { query: { search } }),

  sharing: (coachingId: string) =>
    queryOptions({
      queryKey: [...all, 'sharing', coachingId],
      queryFn: async ({ signal }) => (await call(getSharing, { params: { coachingId } }, { signal })).data,
    }),

  schedule: (coachingId: string) =>
    queryOptions({
      queryKey: [...all, 'schedule', coachingId],
      queryFn: async ({ signal }) => (await call(getSchedule, { params: { coachingId } }, { signal })).data,
    }),

  checkIns: (coachingId: string) =>
    pagedQuery([...all, 'check-ins', coachingId], listCheckIns, {
      params: { coachingId },
      query: { day: today() },
    }),

  forms: () =>
    queryOptions({
      queryKey: [...all, 'forms'],
      queryFn: async ({ signal }) => (await call(listCheckInForms, {}, { signal })).data,
    }),

  ownTrainerRequest: () =>
    queryOptions({
      queryKey: [...all, 'own-trainer-request'],
      queryFn: async ({ signal }) => (await call(getOwnTrainerRequest, {}, { signal })).data,
    }),

  trainerRequests: (state: TrainerRequestState, search: string) =>
    pagedQuery([...all, 'trainer-requests', state, search], listTrainerRequests, {
      query: { state, search },
    }),

  settings: () =>
    queryOptions({
      queryKey: [...all, 'settings'],
      queryFn: async ({ signal }) => (await call(getTrainerSettings, {}, { signal })).data,
    }),

  notes: (coachingId: string) =>
    pagedQuery([...all, 'notes', coachingId], listNotes, { params: { coachingId } }),
};
