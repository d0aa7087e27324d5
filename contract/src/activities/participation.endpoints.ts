import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { participationReply } from './participation.schema.ts';

const access = { accountTypes: ['corporate_admin'] } as const;

export const getParticipation = endpoint({
  method: 'GET',
  path: '/api/participation',
  summary: 'How many people of my organization take part in challenges, by challenge, team and group',
  access,
  data: participationReply,
  errors: [],
});

export const exportParticipation = endpoint({
  method: 'GET',
  path: '/api/participation/export',
  summary: 'Export the same as CSV, with the same figures left out',
  access,
  data: exportReply,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: [],
});
