import * as endpoints from '@chalkline/contract/checkout/sale-review.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentAllDisputesRow, presentFailedRefund, presentReview } from './sale-review.present.ts';
import { listAllDisputes, listFailedRefunds, reviewSale } from './sale-review.service.ts';

export const saleReviewRoutes: readonly Route[] = [
  serve(endpoints.listAllDisputes, async ({ parts, query }) =>
    presentPage(await listAllDisputes(parts, query), presentAllDisputesRow),
  ),
  serve(endpoints.listFailedRefunds, async ({ parts, query }) =>
    presentPage(await listFailedRefunds(parts, query), presentFailedRefund),
  ),
  serve(endpoints.reviewSale, async ({ parts, viewer, params }) =>
    presentReview(await reviewSale(parts, viewer, params.orderId)),
  ),
];
