import * as endpoints from '@chalkline/contract/partners/products.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentOwnProduct, presentProduct } from './products.present.ts';
import {
  changeProduct,
  createProduct,
  getOwnProduct,
  getProduct,
  listOwnProducts,
  listProducts,
  ownsProduct,
} from './products.service.ts';
import { countStock, findStockLines, recordStockMovement } from './stock.service.ts';
import { askForStock, forgetStockRequest } from './stock-notices.service.ts';

export const productRoutes: readonly Route[] = [
  serve(endpoints.listProducts, async ({ parts, viewer, params, query }) =>
    presentPage(await listProducts(parts, viewer, params.partnerId, query), presentProduct),
  ),
  serve(endpoints.getProduct, async ({ parts, viewer, params }) =>
    presentProduct(await getProduct(parts, viewer, params)),
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
  serve(endpoints.findStockLines, ({ parts, viewer, query }) => findStockLines(parts, viewer, query.code)),
  serve(endpoints.countStock, ({ parts, viewer, body }) => countStock(parts, viewer, body)),
  serve(endpoints.askForStock, ({ parts, viewer, params }) => askForStock(parts, viewer, params.variantId)),
  serve(endpoints.forgetStockRequest, ({ parts, viewer, params }) =>
    forgetStockRequest(parts, viewer, params.variantId),
  ),
];
