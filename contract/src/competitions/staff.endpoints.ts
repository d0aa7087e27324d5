import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { staffParams, staffReply, staffTask } from './staff.schema.ts';

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/staff',
  summary: 'List owners and staff of a competition',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(staffReply),
  errors: [],
});

export const changeStaff = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/staff/:personId',
  summary: 'Change a staff role or its end',
  access: { owner: 'competition' },
  params: staffParams,
  body: staffTask,
  data: staffReply,
  errors: ['last_owner', 'staff_end_passed'],
});

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/staff/:personId',
  summary: 'Remove someone from the staff, or leave it',
  access: { owner: 'competition' },
  params: staffParams,
  data: z.null(),
  errors: ['last_owner'],
});
