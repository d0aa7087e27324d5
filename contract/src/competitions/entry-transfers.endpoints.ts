import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  acceptedTransfer,
  myPlace,
  myPlaceParams,
  newTransfer,
  transferParams,
  transferReply,
} from './entry-transfer.schema.ts';

export const listMyPlaces = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/my-places',
  summary: 'List your own places in a competition, with their codes for check-in',
  access: 'signed_in',
  params: competitionParams,
  data: z.array(myPlace),
  errors: [],
});

export const offerTransfer = endpoint({
  method: 'PUT',
  path: '/api/my/places/:entryId/transfer',
  summary: 'Offer your place to someone by email. Another offer replaces it',
  access: { owner: 'entry' },
  params: myPlaceParams,
  body: newTransfer,
  data: myPlace,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['not_transferable'],
});

export const cancelTransfer = endpoint({
  method: 'DELETE',
  path: '/api/my/places/:entryId/transfer',
  summary: 'Cancel the offer of your place',
  access: { owner: 'entry' },
  params: myPlaceParams,
  data: myPlace,
  errors: [],
});

export const withdrawPlace = endpoint({
  method: 'POST',
  path: '/api/my/places/:entryId/withdrawal',
  summary: 'Withdraw from your place. What its refund rule gives goes to who paid',
  access: { owner: 'entry' },
  params: myPlaceParams,
  data: z.null(),
  status: 201,
  errors: ['cannot_withdraw', 'refund_not_allowed', 'refund_exceeds_paid', 'dispute_open'],
});

export const openTransfer = endpoint({
  method: 'PUT',
  path: '/api/my/transfers/:entryTransferId/opening',
  summary: 'Read an offered place, and see its private competition from now on',
  access: { owner: 'entry' },
  params: transferParams,
  data: transferReply,
  errors: [],
});

export const acceptTransfer = endpoint({
  method: 'POST',
  path: '/api/my/transfers/:entryTransferId/acceptance',
  summary: 'Take an offered place, once everything is answered and signed',
  access: { owner: 'entry' },
  params: transferParams,
  body: acceptedTransfer,
  data: myPlace,
  status: 201,
  errors: [
    'not_transferable',
    'already_registered',
    'not_eligible',
    'unknown_country',
    'answer_required',
    'waiver_required',
  ],
});

export const declineTransfer = endpoint({
  method: 'DELETE',
  path: '/api/my/transfers/:entryTransferId',
  summary: 'Decline an offered place',
  access: { owner: 'entry' },
  params: transferParams,
  data: z.null(),
  errors: [],
});
