import { importItems as endpoint } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { importItems } from './item-import.service.ts';

export const itemImportRoutes: readonly Route[] = [
  serve(endpoint, ({ parts, viewer, body }) => importItems(parts, viewer, body)),
];
