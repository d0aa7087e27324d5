import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { competitionCancellation, competitionCancellationReply } from './competition-cancellation.schema.ts';

export const getCompetitionCancellation = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/cancellation',
  summary: 'What canceling a competition would refund; of a canceled one, how its refunds are getting on',
  access: { owner: 'competition' },
  params: competitionParams,
  data: competitionCancellationReply,
  errors: [],
});

export const cancelCompetition = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/cancellation',
  summary:
    'Cancel a competition for good: registration ends, every order is refunded in full, and everyone is notified',
  access: { owner: 'competition' },
  params: competitionParams,
  body: competitionCancellation,
  data: competitionCancellationReply,
  idempotency: 'required',
  errors: ['competition_closed', 'competition_over', 'competition_name_differs', 'results_final'],
});

export const retryCompetitionRefunds = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/cancellation/retries',
  summary: 'Try the refunds of a canceled competition that failed once more',
  access: { owner: 'competition' },
  params: competitionParams,
  data: competitionCancellationReply,
  idempotency: 'optional',
  errors: ['competition_closed'],
});
