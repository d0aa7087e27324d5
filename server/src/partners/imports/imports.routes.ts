import { importProducts as endpoint } from '@chalkline/contract/partners/product-imports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { importProducts } from './product-import.service.ts';

export const productImportRoutes: readonly Route[] = [
  serve(endpoint, ({ parts, viewer, body }) => importProducts(parts, viewer, body)),
];
