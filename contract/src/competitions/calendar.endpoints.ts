import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';

export const getCompetitionCalendar = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/calendar',
  summary: 'The days of a competition and its schedule as a calendar file (iCalendar)',
  access: 'public',
  params: competitionParams,
  /** A file as text: who sees a private one says so by a token in a header, which a plain link does not carry. */
  data: z.object({ fileName: z.string(), ics: z.string() }),
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});
