import * as endpoints from '@chalkline/contract/competitions/entry-transfers.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { acceptTransfer, declineTransfer, openTransfer } from './entry-transfers.answer.service.ts';
import { cancelTransfer, listMyPlaces, offerTransfer, withdrawPlace } from './entry-transfers.service.ts';

export const entryTransferRoutes: readonly Route[] = [
  serve(endpoints.listMyPlaces, ({ parts, viewer, params }) =>
    listMyPlaces(parts, viewer, params.competitionId),
  ),
  serve(endpoints.offerTransfer, ({ parts, viewer, params, body }) =>
    offerTransfer(parts, viewer, params.entryId, body),
  ),
  serve(endpoints.cancelTransfer, ({ parts, viewer, params }) =>
    cancelTransfer(parts, viewer, params.entryId),
  ),
  serve(endpoints.withdrawPlace, ({ parts, viewer, params }) => withdrawPlace(parts, viewer, params.entryId)),
  serve(endpoints.openTransfer, ({ parts, viewer, params }) =>
    openTransfer(parts, viewer, params.entryTransferId),
  ),
  serve(endpoints.acceptTransfer, ({ parts, viewer, params, body }) =>
    acceptTransfer(parts, viewer, params.entryTransferId, body),
  ),
  serve(endpoints.declineTransfer, ({ parts, viewer, params }) =>
    declineTransfer(parts, viewer, params.entryTransferId),
  ),
];
