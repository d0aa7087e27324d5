import { z } from 'zod';
import { coachingParams } from '../coaching/coaching.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { historyDay, historyQuery } from './history.schema.ts';
import { targetsReply } from './targets.schema.ts';

export const getClientDiary = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/diary',
  summary: 'Get what the days of a client’s diary add up to, where the client shares nutrition',
  access: { owner: 'coaching' },
  params: coachingParams,
  query: historyQuery,
  data: z.object({
    /** Null: the client doesn’t share nutrition. */
    diary: z.object({ days: z.array(historyDay), targets: z.array(targetsReply) }).nullable(),
  }),
  errors: [],
});
