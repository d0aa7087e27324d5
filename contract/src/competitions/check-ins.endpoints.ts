import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { checkInBody, checkInCounts, checkInReply, checkInsQuery } from './check-in.schema.ts';
import { competitionParams } from './competition.schema.ts';
import { entryParams } from './entry.schema.ts';

const path = '/api/competitions/:competitionId/check-ins';

export const listCheckIns = endpoint({
  method: 'GET',
  path,
  summary: 'Athletes by bib for the check-in desk, with payment, waivers and check-in',
  access: { owner: 'competition' },
  params: competitionParams,
  query: checkInsQuery,
  data: z.array(checkInReply),
  shape: 'list',
  errors: [],
});

export const countCheckIns = endpoint({
  method: 'GET',
  path: `${path}/counts`,
  summary: 'How many athletes have checked in, in all and per division',
  access: { owner: 'competition' },
  params: competitionParams,
  data: checkInCounts,
  errors: [],
});

export const setCheckIn = endpoint({
  method: 'PUT',
  path: `${path}/:entryId`,
  summary: 'Check an athlete in, or undo it. A second check-in keeps the time of the first',
  access: { owner: 'competition' },
  params: entryParams,
  body: checkInBody,
  data: checkInReply,
  errors: ['competition_closed', 'not_competing'],
});

export const exportCheckIns = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/check-ins',
  summary: 'Export the check-in list as CSV: one row per athlete or team that competes',
  access: { owner: 'competition' },
  params: competitionParams,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
