import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { personParams } from '../profiles/profile.schema.ts';
import {
  askingReply,
  clientsQuery,
  clientsReply,
  coachingMove,
  coachingParams,
  coachingReply,
  coachingsQuery,
  newCoaching,
  newNote,
  noteParams,
  noteReply,
  notesQuery,
  trainerReply,
  trainerSettings,
  trainersQuery,
} from './coaching.schema.ts';

export const listTrainers = endpoint({
  method: 'GET',
  path: '/api/trainers',
  summary: 'List trainers whose profile I may see, by name',
  access: 'signed_in',
  query: trainersQuery,
  data: z.array(trainerReply),
  shape: 'list',
  errors: [],
});

export const getAsking = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/coaching',
  summary: 'Get whether a person is a trainer whom I can ask for coaching',
  access: 'signed_in',
  params: personParams,
  data: askingReply,
  errors: [],
});

export const askForCoaching = endpoint({
  method: 'POST',
  path: '/api/coachings',
  summary: 'Ask a trainer for coaching',
  access: 'signed_in',
  body: newCoaching,
  data: coachingReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 86_400 },
  errors: ['not_a_trainer', 'coaching_open', 'requests_paused'],
});

export const listCoachings = endpoint({
  method: 'GET',
  path: '/api/coachings',
  summary: 'List the requests and coachings in which I am the trainer or the client, newest first',
  access: 'signed_in',
  query: coachingsQuery,
  data: z.array(coachingReply),
  shape: 'list',
  errors: [],
});

export const getCoaching = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId',
  summary: 'Get one of my requests or coachings',
  access: { owner: 'coaching' },
  params: coachingParams,
  data: coachingReply,
  errors: [],
});

export const moveCoaching = endpoint({
  method: 'PUT',
  path: '/api/coachings/:coachingId/state',
  summary: 'Accept, refuse, withdraw, pause, resume or end',
  access: { owner: 'coaching' },
  params: coachingParams,
  body: coachingMove,
  data: coachingReply,
  errors: ['state_changed', 'reason_required'],
});

export const getTrainerDashboard = endpoint({
  method: 'GET',
  path: '/mobileapis/get-trainer-dashboard-stats-clients',
  summary: 'Count my clients and requests by type, and list those of one type, who needs me first',
  access: 'signed_in',
  query: clientsQuery,
  data: clientsReply,
  errors: [],
});

export const getTrainerSettings = endpoint({
  method: 'GET',
  path: '/api/my/trainer-settings',
  summary: 'Get how my requests are handled',
  access: 'signed_in',
  data: trainerSettings,
  errors: [],
});

export const setTrainerSettings = endpoint({
  method: 'PUT',
  path: '/api/my/trainer-settings',
  summary: 'Pause new requests for coaching, or accept my clients’ requests for programs at once',
  access: 'signed_in',
  body: trainerSettings,
  data: trainerSettings,
  errors: ['not_a_trainer'],
});

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/notes',
  summary: 'List the notes on a client, newest first; the client sees the shared ones',
  access: { owner: 'coaching' },
  params: coachingParams,
  query: notesQuery,
  data: z.array(noteReply),
  shape: 'list',
  errors: [],
});

export const createNote = endpoint({
  method: 'POST',
  path: '/api/coachings/:coachingId/notes',
  summary: 'Write a note on a client, private or shared with them',
  access: { owner: 'coaching' },
  params: coachingParams,
  body: newNote,
  data: noteReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 120, perSeconds: 3600 },
  errors: [],
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/coachings/:coachingId/notes/:noteId',
  summary: 'Delete a note on a client',
  access: { owner: 'coaching' },
  params: noteParams,
  data: z.null(),
  errors: [],
});
