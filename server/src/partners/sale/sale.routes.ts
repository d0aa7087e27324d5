import { deletePartner as deleteEndpoint } from '@chalkline/contract/partners/partners.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { deletePartner } from '../partners/partners.service.ts';
import { closeShop } from './products.sale.service.ts';

export const saleRoutes: readonly Route[] = [
  serve(deleteEndpoint, async ({ parts, viewer, params }) =>
    deletePartner(parts, viewer, params.partnerId, closeShop),
  ),
];
