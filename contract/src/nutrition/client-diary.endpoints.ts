import { z } from 'zod';
import { coachingParams } from '../coaching/coaching.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { historyDay, historyQuery } from './history.schema.ts';
import { newTrainerTargets, targetsReply, trainerTargetsReply } from './targets.schema.ts';

export const getClientDiary = endpoint({
  method: 'GET',
  path: '/api/coachings/:coachingId/diary',
  summary: 'Get what the days of a client’s diary add up to, where the client shares nutrition',
  access: { owner: 'coaching' },
  params: coachingParams,
  query: historyQuery,
  data: z.object({
    /** Null: the client doesn’t share nutrition. */
    diary: z
      .object({
        days: z.array(historyDay),
        targets: z.array(targetsReply),
        /** What trainers of this coaching set, the latest first. */
        byTrainer: z.array(trainerTargetsReply),
      })
      .nullable(),
  }),
  errors: [],
});

export const setClientTargets = endpoint({
  method: 'POST',
  path: '/api/coachings/:coachingId/targets',
  summary:
    'Set targets for a client who shares nutrition. The client gets a notification and can decline them',
  access: { owner: 'coaching' },
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 200, perSeconds: 3600 },
  params: coachingParams,
  body: newTrainerTargets,
  data: z.object({ id: z.string() }),
  errors: ['nutrition_not_shared', 'too_many_targets'],
});
