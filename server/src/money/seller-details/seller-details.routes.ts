import * as endpoints from '@chalkline/contract/money/seller-details.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { changeSellerDetails, getSellerDetails } from './seller-details.service.ts';

export const sellerDetailsRoutes: readonly Route[] = [
  serve(endpoints.getSellerDetails, ({ parts, viewer, params }) =>
    getSellerDetails(parts, viewer, params.as),
  ),
  serve(endpoints.changeSellerDetails, ({ parts, viewer, params, body }) =>
    changeSellerDetails(parts, viewer, params.as, body),
  ),
];
