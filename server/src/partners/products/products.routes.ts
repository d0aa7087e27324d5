import * as endpoints from '@chalkline/contract/partners/products.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentOwnProduct, presentProduct } from './products.present.ts';
import {
  changeProduct,
  createProduct,
  getOwnProduct,
  listOwnProducts,
  listProducts,
  ownsProduct,
  recordStockMovement,
} from './products.service.ts';

export const productRoutes: readonly Route[] = [
  serve(endpoints.listProducts, async ({ parts, viewer, params, query }) =>
    presentPage(await listProducts(parts, viewer, params.partnerId, query), presentProduct),
  ),
  serve(endpoints.listOwnProducts, async ({ parts, viewer, query }) =>
    presentPage(await listOwnProducts(parts, viewer, query), presentOwnProduct),
  ),
  serve(endpoints.getOwnProduct, async ({ parts, viewer, params }) =>
    presentOwnProduct(await getOwnProduct(parts, viewer, params.productId)),
  ),
  serve(endpoints.createProduct, async ({ parts, viewer, body }) =>
    presentOwnProduct(await createProduct(parts, viewer, body)),
  ),
  serve(endpoints.changeProduct, async ({ parts, viewer, params, body }) =>
    presentOwnProduct(await changeProduct(parts, viewer, params.productId, body)),
  ),
  serve(
    endpoints.recordStockMovement,
    async ({ parts, viewer, params, body }) =>
      presentOwnProduct(await recordStockMovement(parts, viewer, params.productId, body)),
    { mayRepeat: ({ parts, viewer, params }) => ownsProduct(parts, viewer, params.productId) },
  ),
];
