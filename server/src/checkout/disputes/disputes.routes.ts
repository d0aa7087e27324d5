import * as endpoints from '@chalkline/contract/checkout/disputes.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { acceptDispute, answerDispute, listDisputes, viewDispute } from './disputes.answer.service.ts';
import { presentDispute, presentDisputeRow } from './disputes.present.ts';

export const disputeRoutes: readonly Route[] = [
  serve(endpoints.listDisputes, async ({ parts, viewer, params, query }) =>
    presentPage(await listDisputes(parts, viewer, params.as, query), presentDisputeRow),
  ),
  serve(endpoints.getDispute, async ({ parts, viewer, params }) =>
    presentDispute(await viewDispute(parts, viewer, params)),
  ),
  serve(endpoints.answerDispute, async ({ parts, viewer, params, body }) =>
    presentDispute(await answerDispute(parts, viewer, params, body)),
  ),
  serve(endpoints.acceptDispute, async ({ parts, viewer, params }) =>
    presentDispute(await acceptDispute(parts, viewer, params)),
  ),
];
