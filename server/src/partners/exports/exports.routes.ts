import * as endpoints from '@chalkline/contract/partners/partner-exports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { exportProducts, exportReceivedOrders } from './exports.service.ts';

export const exportRoutes: readonly Route[] = [
  serve(endpoints.exportProducts, ({ parts, viewer }) => exportProducts(parts, viewer)),
  serve(endpoints.exportReceivedOrders, ({ parts, viewer }) => exportReceivedOrders(parts, viewer)),
];
